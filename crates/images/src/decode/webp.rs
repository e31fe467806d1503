//! WebP through libwebp.

use webp::Decoder;

use crate::error::ImageError;
use crate::header::Header;
use crate::pixels::Pixels;

pub(super) fn decode(bytes: &[u8], header: &Header) -> Result<Pixels, ImageError> {
    let image = Decoder::new(bytes)
        .decode()
        .ok_or_else(|| ImageError::unsupported("the WebP is damaged or cut off"))?;
    if (image.width(), image.height()) != (header.width, header.height) {
        return Err(ImageError::unsupported("the WebP's headers disagree"));
    }
    Ok(Pixels {
        width: image.width(),
        height: image.height(),
        has_alpha: image.is_alpha(),
        data: image.to_vec(),
    })
}
