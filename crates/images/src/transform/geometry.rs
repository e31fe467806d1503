//! What size a variant has and which part of the master it shows. Pure arithmetic, on the upright picture.

use crate::modifiers::{Fit, Modifiers};

/// How a master becomes a variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plan {
    /// The share of the width that is cut off at the left and at the right, and of the height at the top and the bottom.
    pub cut: (f64, f64),
    /// The size after cutting and resizing.
    pub size: (u32, u32),
    /// The canvas the picture is laid on, if it is larger.
    pub canvas: Option<(u32, u32)>,
}

impl Plan {
    /// The plan for a master of this size.
    pub(crate) fn new((width, height): (u32, u32), modifiers: &Modifiers) -> Self {
        let across = modifiers.width.map(|asked| f64::from(asked) / f64::from(width));
        let down = modifiers.height.map(|asked| f64::from(asked) / f64::from(height));
        let (small, large) = match (across, down) {
            (None, None) => (1.0, 1.0),
            (Some(scale), None) | (None, Some(scale)) => (scale, scale),
            (Some(across), Some(down)) => (across.min(down), across.max(down)),
        };
        let scale = match modifiers.fit {
            Fit::ScaleDown => small.min(1.0),
            Fit::Contain | Fit::Pad => small,
            Fit::Cover => large,
            Fit::Crop => large.min(1.0),
        };
        let whole = (scaled(width, scale), scaled(height, scale));
        let asked = (
            modifiers.width.map_or(whole.0, u32::from),
            modifiers.height.map_or(whole.1, u32::from),
        );
        match modifiers.fit {
            Fit::ScaleDown | Fit::Contain => Plan {
                cut: (0.0, 0.0),
                size: whole,
                canvas: None,
            },
            Fit::Pad => Plan {
                cut: (0.0, 0.0),
                size: whole,
                canvas: Some(asked).filter(|canvas| *canvas != whole),
            },
            Fit::Cover | Fit::Crop => {
                let size = (whole.0.min(asked.0), whole.1.min(asked.1));
                Plan {
                    cut: (cut(width, scale, size.0, whole.0), cut(height, scale, size.1, whole.1)),
                    size,
                    canvas: None,
                }
            }
        }
    }

    /// The pixels the whole master should have when it is decoded, so that the part shown has enough.
    pub(crate) fn needed(&self) -> (u32, u32) {
        let whole = |size: u32, cut: f64| to_pixels(f64::from(size) / (1.0 - 2.0 * cut));
        (whole(self.size.0, self.cut.0), whole(self.size.1, self.cut.1))
    }

    /// The same plan for a picture that lies on its side.
    pub(crate) fn transposed(&self) -> Self {
        let swap = |(a, b): (u32, u32)| (b, a);
        Plan {
            cut: (self.cut.1, self.cut.0),
            size: swap(self.size),
            canvas: self.canvas.map(swap),
        }
    }

    /// The size of the variant.
    pub(crate) fn final_size(&self) -> (u32, u32) {
        self.canvas.unwrap_or(self.size)
    }
}

fn scaled(side: u32, scale: f64) -> u32 {
    to_pixels(f64::from(side) * scale)
}

fn cut(side: u32, scale: f64, shown: u32, whole: u32) -> f64 {
    if shown == whole {
        0.0
    } else {
        ((1.0 - f64::from(shown) / (f64::from(side) * scale)) / 2.0).clamp(0.0, 0.49)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes are positive, far below the limit, and the cast saturates"
)]
fn to_pixels(length: f64) -> u32 {
    length.round().max(1.0) as u32
}

#[cfg(test)]
mod tests {
    use super::Plan;
    use crate::modifiers::Modifiers;

    fn check(master: (u32, u32), segment: &str, size: (u32, u32), cut: (f64, f64), canvas: Option<(u32, u32)>) {
        let modifiers = Modifiers::parse(segment).expect("readable");
        let plan = Plan::new(master, &modifiers);
        assert_eq!((plan.size, plan.canvas), (size, canvas), "{master:?} {segment}");
        let distance = (plan.cut.0 - cut.0).abs() + (plan.cut.1 - cut.1).abs();
        assert!(distance < 1e-9, "{master:?} {segment}: {:?}", plan.cut);
    }

    #[test]
    fn one_side_keeps_the_shape() {
        let none = (0.0, 0.0);
        check((1600, 1000), "", (1600, 1000), none, None);
        check((1600, 1000), "w=320", (320, 200), none, None);
        check((1600, 1000), "h=640", (1024, 640), none, None);
        check((100, 60), "w=320", (100, 60), none, None);
        check((100, 60), "w=320,fit=crop", (100, 60), none, None);
        check((100, 60), "w=320,fit=contain", (320, 192), none, None);
        check((100, 60), "w=320,fit=cover", (320, 192), none, None);
        check((100, 60), "w=320,fit=pad", (320, 192), none, None);
        check((16_000, 1), "w=10", (10, 1), none, None);
    }

    #[test]
    fn two_sides_make_a_box() {
        check((1600, 800), "w=320,h=320", (320, 160), (0.0, 0.0), None);
        check((1600, 800), "w=320,h=320,fit=contain", (320, 160), (0.0, 0.0), None);
        check((1600, 800), "w=320,h=320,fit=cover", (320, 320), (0.25, 0.0), None);
        check((800, 1600), "w=320,h=320,fit=crop", (320, 320), (0.0, 0.25), None);
        check(
            (1600, 800),
            "w=320,h=320,fit=pad",
            (320, 160),
            (0.0, 0.0),
            Some((320, 320)),
        );
        check((1600, 800), "w=320,h=160,fit=pad", (320, 160), (0.0, 0.0), None);
    }

    #[test]
    fn a_small_master_grows_only_if_asked() {
        check((100, 100), "w=320,h=160", (100, 100), (0.0, 0.0), None);
        check((100, 100), "w=320,h=160,fit=contain", (160, 160), (0.0, 0.0), None);
        check((100, 100), "w=320,h=160,fit=cover", (320, 160), (0.0, 0.25), None);
        check((200, 200), "w=320,h=160,fit=crop", (200, 160), (0.0, 0.1), None);
        check(
            (100, 100),
            "w=320,h=160,fit=pad",
            (160, 160),
            (0.0, 0.0),
            Some((320, 160)),
        );
    }

    #[test]
    fn what_is_cut_off_is_decoded_too() {
        let modifiers = Modifiers::parse("w=320,h=320,fit=cover").expect("readable");
        assert_eq!(Plan::new((1600, 800), &modifiers).needed(), (640, 320));
    }
}
