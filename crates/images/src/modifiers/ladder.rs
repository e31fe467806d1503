//! The rungs that numbers of an address are moved to: up to the next one, so a picture never has fewer pixels than asked.

/// Widths and heights in pixels. In it: the breakpoints 475, 640, 854, 1025, 1281, 1536 and their doubles; the placeholder's
/// 10; and round numbers between them, no two more than 50 % apart above 16, so at most about twice the pixels asked for.
pub const SIZES: [u16; 34] = [
    10, 16, 24, 32, 48, 64, 80, 96, 120, 160, 200, 240, 320, 400, 475, 480, 560, 640, 750, 854, 950, 960, 1024, 1025,
    1200, 1280, 1281, 1536, 1600, 1708, 1920, 2050, 2562, 3072,
];

/// The largest size, 1536 × 2.
pub(super) const MAX_SIZE: u16 = 3072;

pub(super) const BLURS: [u16; 11] = [0, 1, 2, 3, 5, 10, 20, 40, 80, 160, 250];

/// Hundredths.
pub(super) const GAMMAS: [u16; 9] = [25, 50, 75, 100, 125, 150, 200, 300, 400];

/// Qualities are rounded to the nearest multiple.
pub(super) const QUALITY_STEP: u16 = 5;

/// The first rung that is not below the number; the last one for what is beyond.
pub(super) fn snap_up(ladder: &[u16], number: u16) -> u16 {
    let rung = ladder.iter().copied().find(|rung| *rung >= number);
    rung.unwrap_or(ladder[ladder.len() - 1])
}
