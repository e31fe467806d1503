//! Faults of `site.toml` except for its redirects.

use crate::shop::Shop;

#[test]
fn unknown_country() {
    Shop::sound()
        .replace("site.toml", r#""SE"]"#, r#""SE", "CH"]"#)
        .is_refused(
            r#"error[unknown-country]: `CH` is no country this shop can sell to
 --> site.toml:4:38
  |
4 | countries = ["DE", "FR", "BE", "SE", "CH"]
  |                                      ^^^^
  |
  = help: known are: AT, BE, DE, DK, FI, FR, GB, SE"#,
        );
}

#[test]
fn country_twice() {
    Shop::sound()
        .replace("site.toml", r#""SE"]"#, r#""SE", "fr"]"#)
        .is_refused(
            r#"error[country-twice]: FR is listed twice
 --> site.toml:4:38
  |
4 | countries = ["DE", "FR", "BE", "SE", "fr"]
  |                                      ^^^^
  |
  = help: remove one of them"#,
        );
}

#[test]
fn fallback_country_missing() {
    Shop::sound().replace("site.toml", r#""DE", "#, "").is_refused(
        "error[fallback-country-missing]: `countries` lacks DE
--> site.toml
 = help: visitors from elsewhere fall back to it: add it",
    );
}
