//! A picture in memory: eight bits a channel, RGB or RGBA, rows without gaps, alpha not multiplied in.

/// A picture in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pixels {
    pub width: u32,
    pub height: u32,
    pub has_alpha: bool,
    pub data: Vec<u8>,
}

impl Pixels {
    pub(crate) fn channels(&self) -> usize {
        channels(self.has_alpha)
    }

    /// The bytes of one row.
    pub(crate) fn stride(&self) -> usize {
        self.width as usize * self.channels()
    }

    /// The same picture without an alpha channel in which nothing is transparent: it would cost every encoder time and bytes.
    pub(crate) fn without_idle_alpha(self) -> Self {
        if self.has_alpha && self.data.chunks_exact(4).all(|pixel| pixel[3] == u8::MAX) {
            self.flattened(u8::MAX)
        } else {
            self
        }
    }

    /// The picture laid on a grey of the given brightness.
    pub(crate) fn flattened(self, grey: u8) -> Self {
        if !self.has_alpha {
            return self;
        }
        let mut data = Vec::with_capacity(self.data.len() / 4 * 3);
        for pixel in self.data.chunks_exact(4) {
            let alpha = u32::from(pixel[3]);
            let lay = |value: u8| (u32::from(value) * alpha + u32::from(grey) * (255 - alpha) + 127) / 255;
            data.extend(
                pixel[..3]
                    .iter()
                    .map(|value| u8::try_from(lay(*value)).unwrap_or(u8::MAX)),
            );
        }
        Pixels {
            has_alpha: false,
            data,
            ..self
        }
    }
}

pub(crate) fn channels(has_alpha: bool) -> usize {
    if has_alpha { 4 } else { 3 }
}
