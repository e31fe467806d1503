//! Modifiers read, refused and written back.

use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use super::{MAX_SIZE, ModifierProblem, Modifiers, SIZES};

fn check(segment: &str, canonical: &str) {
    let parsed = Modifiers::parse(segment).map(|modifiers| modifiers.to_string());
    assert_eq!(parsed.as_deref(), Ok(canonical), "{segment}");
}

fn check_refused(segment: &str, modifier: &str, problem: ModifierProblem) {
    let error = Modifiers::parse(segment).expect_err(segment);
    assert_eq!(
        (error.modifier.as_str(), error.problem),
        (modifier, problem),
        "{segment}"
    );
}

#[test]
fn nothing_asked_is_the_master_itself() {
    for segment in [
        "",
        "gamma=0",
        "gamma=0.0",
        "gamma=1",
        "blur=0",
        "fit=scale-down",
        "dpr=2",
    ] {
        let modifiers = Modifiers::parse(segment).expect("readable");
        assert!(modifiers.is_identity(), "{segment}");
        check(segment, "");
    }
}

#[test]
fn sizes() {
    check("w=640", "w=640");
    check("width=640", "w=640");
    check("h=320", "h=320");
    check("height=320", "h=320");
    check("w=1", "w=10");
    check("w=11", "w=16");
    check("w=476", "w=480");
    check("w=481", "w=560");
    check("w=855", "w=950");
    check("w=3072", "w=3072");
    check("h=100,w=100", "w=120,h=120");
    check("w=10,h=10,q=50,blur=3", "w=10,h=10,q=50,blur=3");
    check_refused("w=0", "w=0", ModifierProblem::Range(1, 3072));
    check_refused("w=3073", "w=3073", ModifierProblem::Range(1, 3072));
    check_refused("h=99999999", "h=99999999", ModifierProblem::Range(1, 3072));
    check_refused("w=200px", "w=200px", ModifierProblem::Value);
    check_refused("w=-1", "w=-1", ModifierProblem::Value);
    check_refused("w=+1", "w=+1", ModifierProblem::Value);
    check_refused("w=1.5", "w=1.5", ModifierProblem::Value);
    check_refused("w=", "w=", ModifierProblem::Value);
    check_refused("w=auto", "w=auto", ModifierProblem::Value);
    check_refused("f=webp,w=٣", "w=٣", ModifierProblem::Value);
}

#[test]
fn every_breakpoint_and_density_is_a_rung() {
    for breakpoint in [475, 640, 854, 1025, 1281, 1536] {
        for density in [1, 2] {
            let width = breakpoint * density;
            check(&format!("w={width}"), &format!("w={width}"));
            check(&format!("w={breakpoint},dpr={density}"), &format!("w={width}"));
        }
    }
    for width in [10, 120, 240, 320, 480, 960, 1024] {
        check(&format!("w={width}"), &format!("w={width}"));
    }
    assert!(SIZES.is_sorted_by(|a, b| a < b));
    assert_eq!(SIZES.last(), Some(&MAX_SIZE));
}

#[test]
fn formats() {
    for format in ["webp", "avif", "jpeg", "png", "auto"] {
        check(&format!("f={format}"), &format!("f={format}"));
        check(&format!("format={format}"), &format!("f={format}"));
    }
    for format in ["gif", "WEBP", "keep", "compatible", "svg", ""] {
        let part = format!("f={format}");
        check_refused(&part, &part, ModifierProblem::Value);
    }
}

#[test]
fn qualities() {
    check("q=80", "q=80");
    check("q=1", "q=5");
    check("q=7", "q=5");
    check("q=8", "q=10");
    check("q=82", "q=80");
    check("q=83", "q=85");
    check("q=100", "q=100");
    check_refused("q=0", "q=0", ModifierProblem::Range(1, 100));
    check_refused("q=101", "q=101", ModifierProblem::Range(1, 100));
    check_refused("q=high", "q=high", ModifierProblem::Value);
}

#[test]
fn blurs() {
    check("blur=3", "blur=3");
    check("blur=4", "blur=5");
    check("blur=250", "blur=250");
    check_refused("blur=251", "blur=251", ModifierProblem::Range(0, 250));
    check_refused("blur=1.5", "blur=1.5", ModifierProblem::Value);
}

#[test]
fn fits() {
    for fit in ["cover", "contain", "crop", "pad"] {
        check(&format!("w=640,h=640,fit={fit}"), &format!("w=640,h=640,fit={fit}"));
    }
    check("fit=scale-down,w=640", "w=640");
    check_refused("fit=fill", "fit=fill", ModifierProblem::Value);
}

#[test]
fn densities() {
    check("w=320,dpr=2", "w=640");
    check("w=320,dpr=1.5", "w=480");
    check("w=320,h=160,dpr=2", "w=640,h=320");
    check("w=3072,dpr=4", "w=3072");
    check_refused("w=320,dpr=0.5", "dpr=0.5", ModifierProblem::Range(1, 4));
    check_refused("dpr=5", "dpr=5", ModifierProblem::Range(1, 4));
    check_refused("dpr=2x", "dpr=2x", ModifierProblem::Value);
    check_refused("dpr=inf", "dpr=inf", ModifierProblem::Value);
}

#[test]
fn gammas() {
    check("gamma=0.5", "gamma=0.5");
    check("gamma=1.5,w=640", "w=640,gamma=1.5");
    check("gamma=0.01", "gamma=0.25");
    check("gamma=1.1", "gamma=1.25");
    check("gamma=4", "gamma=4");
    check_refused("gamma=5", "gamma=5", ModifierProblem::Range(0, 4));
    check_refused("gamma=1e3", "gamma=1e3", ModifierProblem::Value);
    check_refused("gamma=.", "gamma=.", ModifierProblem::Value);
}

#[test]
fn what_is_not_known_is_named() {
    check_refused("w=640,rotate=90", "rotate=90", ModifierProblem::Unknown);
    check_refused("w", "w", ModifierProblem::Unknown);
    check_refused("w=640,", "", ModifierProblem::Unknown);
    check_refused("W=640", "W=640", ModifierProblem::Unknown);
    check_refused("w=640, h=10", " h=10", ModifierProblem::Unknown);
    check_refused("w=640,w=640", "w=640", ModifierProblem::Twice);
    check_refused("w=640,width=320", "width=320", ModifierProblem::Twice);
    check_refused(&"é".repeat(200), &"é".repeat(20), ModifierProblem::Length);
    let error = Modifiers::parse("rotate=90").expect_err("unknown");
    assert_eq!(error.to_string(), "image modifier `rotate=90` is not known");
}

fn part() -> impl Strategy<Value = String> {
    prop_oneof![
        (prop_oneof!["w", "h", "width", "height"], 1..=MAX_SIZE).prop_map(|(name, size)| format!("{name}={size}")),
        prop_oneof!["webp", "avif", "jpeg", "png", "auto"].prop_map(|format| format!("f={format}")),
        (1..=100_u8).prop_map(|quality| format!("q={quality}")),
        (0..=250_u8).prop_map(|blur| format!("blur={blur}")),
        prop_oneof!["cover", "contain", "scale-down", "crop", "pad"].prop_map(|fit| format!("fit={fit}")),
        (1.0..4.0_f32).prop_map(|dpr| format!("dpr={dpr:.3}")),
        (0.0..4.0_f32).prop_map(|gamma| format!("gamma={gamma:.3}")),
        Just("gamma=0".to_owned()),
    ]
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(segment in any::<String>()) {
        let _ = Modifiers::parse(&segment);
    }

    #[test]
    fn no_near_miss_makes_it_panic(segment in "([a-z]{1,6}=?[-0-9.a-z]{0,6},?){0,6}") {
        let _ = Modifiers::parse(&segment);
    }

    #[test]
    fn canonical_text_is_canonical(parts in proptest::collection::vec(part(), 0..6)) {
        if let Ok(modifiers) = Modifiers::parse(&parts.join(",")) {
            let canonical = modifiers.to_string();
            let again = Modifiers::parse(&canonical);
            prop_assert_eq!(again.as_ref(), Ok(&modifiers));
            prop_assert_eq!(again.map(|again| again.to_string()), Ok(canonical));
            for size in modifiers.width.iter().chain(&modifiers.height) {
                prop_assert!(SIZES.contains(size));
            }
        }
    }
}
