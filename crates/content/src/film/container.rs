//! Looks into the files of a film as far as a browser must before it can play: is it what its name says, how long is it, does
//! its index stand in front.

/// The mark with which every WebM file begins.
const EBML: [u8; 4] = [0x1a, 0x45, 0xdf, 0xa3];

pub(super) fn check_webm(bytes: &[u8]) -> Result<(), &'static str> {
    if bytes.starts_with(&EBML) {
        Ok(())
    } else {
        Err("it is no WebM")
    }
}

/// How long an MP4 file plays, in milliseconds.
pub(super) fn duration_of_mp4(bytes: &[u8]) -> Result<u32, &'static str> {
    let mut boxes = Boxes { rest: bytes };
    if boxes.next().is_none_or(|(name, _)| &name != b"ftyp") {
        return Err("it is no MP4");
    }
    let index = boxes
        .take_while(|(name, _)| name != b"mdat")
        .find(|(name, _)| name == b"moov");
    let Some((_, index)) = index else {
        return Err("its index does not stand before its pictures, so a browser would load it whole");
    };
    let header = Boxes { rest: index }.find(|(name, _)| name == b"mvhd");
    let duration_ms = header.and_then(|(_, header)| duration_of_header(header));
    duration_ms.ok_or("it does not say how long it is")
}

/// Version 0 has times of 4 bytes, version 1 of 8; in front of them stand two dates of the same length.
fn duration_of_header(header: &[u8]) -> Option<u32> {
    let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
    let (scale, duration) = match header.first()? {
        0 => (number(12)?, u64::from(number(16)?)),
        1 => (number(20)?, (u64::from(number(24)?) << 32) | u64::from(number(28)?)),
        _ => return None,
    };
    let duration_ms = u128::from(duration) * 1000 / u128::from(Some(scale).filter(|scale| *scale > 0)?);
    u32::try_from(duration_ms).ok().filter(|duration_ms| *duration_ms > 0)
}

/// The boxes of an MP4 file one after the other: length, name, content. Ends where a length makes no sense.
struct Boxes<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Boxes<'a> {
    type Item = ([u8; 4], &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let length: [u8; 4] = self.rest.get(..4)?.try_into().ok()?;
        let name: [u8; 4] = self.rest.get(4..8)?.try_into().ok()?;
        let length = usize::try_from(u32::from_be_bytes(length)).ok()?;
        let content = self.rest.get(8..length)?;
        self.rest = &self.rest[length..];
        Some((name, content))
    }
}
