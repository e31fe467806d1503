//! A parcel on its way: who carries it, under which number, and where its buyer can look that up.

use crate::id::OrderId;

/// Of a carrier's name and of a tracking number.
pub const MAX_CARRIER_CHARS: usize = 40;
pub const MAX_TRACKING_CHARS: usize = 40;

/// A parcel that left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shipment {
    pub order: OrderId,
    /// Which of its order's, from 1.
    pub number: u32,
    pub parcel: Parcel,
    pub sent_at_ms: i64,
    /// Known only if somebody said so.
    pub delivered_at_ms: Option<i64>,
}

/// What is known of a parcel when it leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    /// In the words of whoever sent it.
    pub carrier: Option<String>,
    pub tracking: Option<String>,
}

impl Parcel {
    /// The page of the carrier that shows where the parcel is. Only of carriers whose page is known here: nobody types an
    /// address that buyers then click on.
    pub fn tracking_link(&self) -> Option<String> {
        let carrier: String = self.carrier.as_deref()?.to_lowercase();
        let name: String = carrier.chars().filter(|letter| letter.is_alphanumeric()).collect();
        let (_, page) = PAGES.iter().find(|(known, _)| *known == name)?;
        Some(format!("{page}{}", self.tracking.as_deref()?))
    }
}

/// The public pages of carriers, by their names without gaps and signs. The number follows.
const PAGES: [(&str, &str); 12] = [
    (
        "dhl",
        "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=",
    ),
    ("dpd", "https://tracking.dpd.de/parcelstatus?query="),
    ("gls", "https://gls-group.com/GROUP/en/parcel-tracking?match="),
    ("postnord", "https://tracking.postnord.com/en/tracking?id="),
    ("bpost", "https://track.bpost.cloud/btr/web/#/search?itemCode="),
    ("laposte", "https://www.laposte.fr/outils/suivre-vos-envois?code="),
    ("colissimo", "https://www.laposte.fr/outils/suivre-vos-envois?code="),
    ("posti", "https://www.posti.fi/en/tracking#/lahetys/"),
    (
        "royalmail",
        "https://www.royalmail.com/track-your-item#/tracking-results/",
    ),
    ("österreichischepost", "https://www.post.at/sv/sendungsdetails?snr="),
    ("osterreichischepost", "https://www.post.at/sv/sendungsdetails?snr="),
    ("postat", "https://www.post.at/sv/sendungsdetails?snr="),
];

/// A carrier's name as somebody types it.
pub fn parse_carrier(text: &str) -> Option<String> {
    let name = text.trim();
    let is_name = (1..=MAX_CARRIER_CHARS).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    is_name.then(|| name.to_owned())
}

/// A tracking number as somebody types it, without the gaps that labels have. It becomes part of an address, so it is
/// nothing but letters, digits and hyphens.
pub fn parse_tracking(text: &str) -> Option<String> {
    let number: String = text.chars().filter(|sign| *sign != ' ').collect();
    let is_plain = number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (is_plain && (1..=MAX_TRACKING_CHARS).contains(&number.len())).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::{Parcel, parse_carrier, parse_tracking};

    fn link(carrier: &str, tracking: &str) -> Option<String> {
        Parcel {
            carrier: parse_carrier(carrier),
            tracking: parse_tracking(tracking),
        }
        .tracking_link()
    }

    #[test]
    fn a_known_carrier_has_a_page_however_its_name_is_written() {
        let dhl = "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557";
        assert_eq!(link(" DHL ", "0034 0434 1610 9404 2557").as_deref(), Some(dhl));
        let austria = "https://www.post.at/sv/sendungsdetails?snr=RR123456785AT";
        assert_eq!(link("Österreichische Post", "RR123456785AT").as_deref(), Some(austria));
        assert_eq!(link("post.at", "RR123456785AT").as_deref(), Some(austria));
        for carrier in [
            "DPD",
            "GLS",
            "PostNord",
            "bpost",
            "La Poste",
            "Colissimo",
            "Posti",
            "Royal Mail",
        ] {
            let link = link(carrier, "AB-12").expect("a page");
            assert!(link.starts_with("https://") && link.ends_with("AB-12"), "{link}");
        }
    }

    #[test]
    fn of_others_and_without_a_number_there_is_no_link() {
        assert_eq!(link("Bicycle courier", "12"), None);
        assert_eq!(link("DHL", ""), None);
        assert_eq!(Parcel::default().tracking_link(), None);
    }

    #[test]
    fn nothing_else_is_a_carrier_or_a_number() {
        assert_eq!(parse_carrier("  "), None);
        assert_eq!(parse_carrier("a\nb"), None);
        assert_eq!(parse_carrier(&"ä".repeat(41)), None);
        assert_eq!(parse_carrier(&"ä".repeat(40)).as_deref(), Some("ä".repeat(40).as_str()));
        for text in ["", " ", "12/34", "12?x=1", "ä", &"1".repeat(41), "1\n2"] {
            assert_eq!(parse_tracking(text), None, "{text}");
        }
    }
}
