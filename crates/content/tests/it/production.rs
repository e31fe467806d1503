//! What is to be settled before a sound shop sells.

use content::Reservation;

use crate::shop::Shop;

fn reservations(shop: &Shop) -> Vec<String> {
    let found = shop.site().reservations().into_iter();
    found
        .map(|reservation| {
            let Reservation {
                file,
                line,
                message,
                forbids_selling,
            } = reservation;
            format!("{file}:{} {forbids_selling} {message}", line.unwrap_or(0))
        })
        .collect()
}

const SAMPLES: [&str; 3] = [
    "pages/shop.toml:0 false the block `press` shows samples and is left out",
    "pages/shop.toml:0 false the block `reviews` shows samples and is left out",
    "samples/reviews.toml:0 false sample reviews are left out",
];

#[test]
fn samples_are_left_out() {
    assert_eq!(reservations(&Shop::sound()), [""; 0]);
    assert_eq!(reservations(&Shop::selling()), SAMPLES);
}

#[test]
fn claims_in_use_want_to_be_verified() {
    let unverified = |words: &str| {
        let verified = format!("text = \"{words}\", verified = true");
        let shop = Shop::selling().replace("claims.toml", &verified, &verified.replace("true", "false"));
        reservations(&shop).remove(0)
    };
    assert_eq!(
        unverified("Zink wirkt mit"),
        "claims.toml:15 true the words of `zn_macro` in de_DE were never compared with EU list of 2031-02-03; a page makes the claim"
    );
    assert_eq!(
        unverified("Le chrome participe"),
        "claims.toml:30 false the words of `cr_macro` in fr_FR were never compared with EU list of 2031-02-03; no page makes the claim"
    );
}
