//! A body in the three forms a client may ask for, with its ETag. Made once, then only handed out.

use std::io::Write;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Brotli 9 keeps a page within a few percent of 11 at a fraction of its time; 11 over all pages would cost seconds.
const BROTLI_QUALITY: i32 = 9;
const BROTLI_WINDOW_BITS: i32 = 22;
const GZIP_LEVEL: u32 = 9;

/// A compressed body is only worth its decoding if it is clearly smaller than this.
const MIN_COMPRESSED_BYTES: usize = 512;

/// A body, ready to be sent.
#[derive(Clone, Debug)]
pub struct Encoded {
    pub identity: Bytes,
    pub brotli: Option<Bytes>,
    pub gzip: Option<Bytes>,
    /// A strong ETag of the content with its quotes; each encoding gets its own by suffix.
    pub etag: String,
}

impl Encoded {
    /// Compresses a text body.
    pub fn text(body: Vec<u8>) -> Self {
        let compressible = body.len() >= MIN_COMPRESSED_BYTES;
        Encoded {
            brotli: compressible.then(|| Bytes::from(brotli(&body))),
            gzip: compressible.then(|| Bytes::from(gzip(&body))),
            etag: etag_of(&body),
            identity: Bytes::from(body),
        }
    }

    /// A body that no compression makes smaller, with the name it has already.
    pub fn compact(body: Bytes, etag: String) -> Self {
        Encoded {
            identity: body,
            brotli: None,
            gzip: None,
            etag,
        }
    }

    /// How many bytes it keeps in memory.
    pub fn memory_bytes(&self) -> usize {
        let of = |bytes: &Option<Bytes>| bytes.as_ref().map_or(0, Bytes::len);
        self.identity.len() + of(&self.brotli) + of(&self.gzip)
    }
}

/// The name of these bytes, quoted as HTTP wants it.
pub fn etag_of(body: &[u8]) -> String {
    format!("\"{}\"", &blake3::hash(body).to_hex()[..20])
}

fn brotli(body: &[u8]) -> Vec<u8> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: BROTLI_QUALITY,
        lgwin: BROTLI_WINDOW_BITS,
        mode: brotli::enc::backward_references::BrotliEncoderMode::BROTLI_MODE_TEXT,
        size_hint: body.len(),
        ..Default::default()
    };
    let mut out = Vec::with_capacity(body.len() / 3);
    brotli::BrotliCompress(&mut &body[..], &mut out, &parameters).expect("writing to memory does not fail");
    out
}

fn gzip(body: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(body.len() / 3), Compression::new(GZIP_LEVEL));
    encoder.write_all(body).expect("writing to memory does not fail");
    encoder.finish().expect("writing to memory does not fail")
}
