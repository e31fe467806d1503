//! Which masks content may hold.

use proptest::prelude::{prop_assert_eq, proptest};

use super::{MaskFault, check};

#[test]
fn sound_masks_pass() {
    for mask in [
        "##/##",
        "(#)",
        "+## ### #######",
        "+49 ### ###",
        "AA!A##",
        "## €",
        "!!",
        "##!!",
        "!#!#",
        "",
    ] {
        assert_eq!(check(mask), Ok(()), "{mask:?}");
    }
}

#[test]
fn an_escape_with_nothing_to_escape_is_a_fault() {
    for mask in ["!", "##!", "AA!A##!", "!!!", "##!!!"] {
        assert_eq!(check(mask), Err(MaskFault::DanglingEscape), "{mask:?}");
    }
}

proptest! {
    #[test]
    fn only_an_odd_number_of_escapes_at_the_end_matters(
        rest in "[^!]{0,20}(![^!][^!]{0,3}){0,3}",
        escapes in 0usize..6,
    ) {
        let mask = rest + &"!".repeat(escapes);
        prop_assert_eq!(check(&mask).is_err(), escapes % 2 == 1);
    }
}
