//! The one thing that is read from EXIF data: how the camera was held. Everything else in it is dropped.

const ORIENTATION_TAG: u16 = 0x0112;

/// How stored rows and columns lie in the picture as it is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Orientation {
    /// Rows of the file are columns of the picture. Applied first.
    pub is_transposed: bool,
    pub is_mirrored: bool,
    pub is_flipped: bool,
}

impl Orientation {
    /// From the number that EXIF gives, 1 to 8; anything else is upright.
    pub(crate) fn from_exif(number: u16) -> Self {
        let (is_transposed, is_mirrored, is_flipped) = match number {
            2 => (false, true, false),
            3 => (false, true, true),
            4 => (false, false, true),
            5 => (true, false, false),
            6 => (true, true, false),
            7 => (true, true, true),
            8 => (true, false, true),
            _ => (false, false, false),
        };
        Orientation {
            is_transposed,
            is_mirrored,
            is_flipped,
        }
    }

    /// The number EXIF gives it.
    pub(crate) fn to_exif(self) -> u16 {
        (1..=8)
            .find(|number| Orientation::from_exif(*number) == self)
            .unwrap_or(1)
    }
}

/// The orientation in a block of EXIF data, with or without the `Exif` mark that JPEG puts before it. Damaged data is upright.
pub(crate) fn read_orientation(exif: &[u8]) -> Orientation {
    find_orientation(exif.strip_prefix(b"Exif\0\0").unwrap_or(exif))
        .map(Orientation::from_exif)
        .unwrap_or_default()
}

/// A block of EXIF data that holds an orientation and nothing else, as JPEG wants it.
pub(crate) fn write_orientation(orientation: Orientation) -> Vec<u8> {
    let mut exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01".to_vec();
    exif.extend(ORIENTATION_TAG.to_be_bytes());
    exif.extend([0, 3, 0, 0, 0, 1]);
    exif.extend(orientation.to_exif().to_be_bytes());
    exif.extend([0; 6]);
    exif
}

fn find_orientation(tiff: &[u8]) -> Option<u16> {
    let is_little = match tiff.get(..4)? {
        b"II\x2a\0" => true,
        b"MM\0\x2a" => false,
        _ => return None,
    };
    let u16_at = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if is_little {
            u16::from_le_bytes(bytes)
        } else {
            u16::from_be_bytes(bytes)
        })
    };
    let u32_at = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(if is_little {
            u32::from_le_bytes(bytes)
        } else {
            u32::from_be_bytes(bytes)
        })
    };
    let directory = usize::try_from(u32_at(4)?).ok()?;
    let entries = usize::from(u16_at(directory)?);
    (0..entries)
        .map_while(|entry| directory.checked_add(2 + entry * 12))
        .find(|at| u16_at(*at) == Some(ORIENTATION_TAG))
        .and_then(|at| u16_at(at + 8))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::{Orientation, read_orientation, write_orientation};

    #[test]
    fn every_orientation_is_written_and_read() {
        for number in 1..=8 {
            let orientation = Orientation::from_exif(number);
            assert_eq!(orientation.to_exif(), number);
            assert_eq!(read_orientation(&write_orientation(orientation)), orientation);
        }
    }

    #[test]
    fn little_endian_is_read_too() {
        let exif = b"II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
        assert_eq!(read_orientation(exif), Orientation::from_exif(6));
    }

    #[test]
    fn damaged_data_is_upright() {
        for exif in [
            &b""[..],
            b"Exif\0\0",
            b"MM\0\x2a\xff\xff\xff\xff",
            b"II\x2a\0\x08\0\0\0\xff\xff",
        ] {
            assert_eq!(read_orientation(exif), Orientation::default());
        }
    }

    proptest! {
        #[test]
        fn no_data_makes_it_panic(tail in any::<Vec<u8>>()) {
            read_orientation(&[b"II\x2a\0", tail.as_slice()].concat());
        }
    }
}
