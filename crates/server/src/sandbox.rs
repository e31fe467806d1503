//! The sandbox's pay page: plain HTML without any script, clearly marked as one that takes no money. What a click does is decided
//! by the sandbox itself, which keeps books of its own.

use domain::format;
use domain::payment::Standing;
use payments::sandbox::{Action, PageFacts, PageState, WebhookPlan};

use self::words::{Words, method_name, words};

mod words;

/// What a click on the page asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Click {
    pub action: Action,
    pub plan: WebhookPlan,
}

/// The buttons of the page, by the value that a form sends.
const ACTIONS: [(&str, Action); 7] = [
    ("approve", Action::Approve),
    ("decline", Action::Decline),
    ("ask-bank", Action::AskBank),
    ("bank-ok", Action::BankStep { ok: true }),
    ("bank-refused", Action::BankStep { ok: false }),
    ("delay", Action::Delay),
    ("cancel", Action::Cancel),
];

/// Reads what the page's form sends: one button, and how messages are to be sent.
pub fn read_click(form: &[(String, String)]) -> Option<Click> {
    let value = |name: &str| {
        form.iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    };
    let named = value("action")?;
    let (_, action) = ACTIONS.into_iter().find(|(name, _)| *name == named)?;
    let messages = value("messages").unwrap_or("once");
    let plan = WebhookPlan {
        twice: messages == "twice" || messages == "shuffled",
        out_of_order: messages == "shuffled",
        never: messages == "never",
    };
    Some(Click { action, plan })
}

/// The page of a payment, in the language of its order.
pub fn page(facts: &PageFacts, style: &str) -> String {
    let words = words(facts.locale);
    let amount = escape(&format::money(facts.locale, facts.amount));
    let content = match facts.state {
        PageState::Open => open_page(words),
        PageState::AtBank => bank_page(words),
        PageState::Over(standing) => over_page(words, standing, &facts.return_url),
    };
    let heading = match facts.state {
        PageState::AtBank => words.bank_heading,
        PageState::Open | PageState::Over(_) => words.heading,
    };
    let Words {
        badge,
        no_money,
        amount_label,
        method_label,
        order_label,
        ..
    } = words;
    let method = method_name(facts.locale, facts.method);
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"robots\" content=\"noindex\">\n<title>{heading} – {badge}</title>\n\
         <link rel=\"stylesheet\" href=\"{style}\">\n</head>\n<body>\n<main>\n\
         <p class=\"badge\"><strong>{badge}</strong> {no_money}</p>\n<h1>{heading}</h1>\n\
         <dl>\n<div><dt>{amount_label}</dt><dd class=\"amount\">{amount}</dd></div>\n\
         <div><dt>{method_label}</dt><dd>{method}</dd></div>\n\
         <div><dt>{order_label}</dt><dd class=\"order\">{order}</dd></div>\n</dl>\n{content}\n</main>\n</body>\n</html>\n",
        lang = facts.locale.language(),
        order = facts.order,
    )
}

fn open_page(words: &Words) -> String {
    let button = |value: &str, label: &str, class: &str| {
        format!("<button name=\"action\" value=\"{value}\" class=\"{class}\">{label}</button>\n")
    };
    let choice = |value: &str, label: &str, checked: &str| {
        format!("<label><input type=\"radio\" name=\"messages\" value=\"{value}\"{checked}> {label}</label>\n")
    };
    [
        "<form method=\"post\">\n".to_owned(),
        button("approve", words.approve, "main"),
        button("ask-bank", words.ask_bank, ""),
        button("delay", words.delay, ""),
        button("decline", words.decline, ""),
        button("cancel", words.cancel, "quiet"),
        format!(
            "<details>\n<summary>{}</summary>\n<fieldset>\n<legend>{}</legend>\n",
            words.more, words.messages
        ),
        choice("once", words.once, " checked"),
        choice("twice", words.twice, ""),
        choice("shuffled", words.shuffled, ""),
        choice("never", words.never, ""),
        "</fieldset>\n</details>\n</form>".to_owned(),
    ]
    .concat()
}

fn bank_page(words: &Words) -> String {
    format!(
        "<p>{}</p>\n<form method=\"post\">\n\
         <button name=\"action\" value=\"bank-ok\" class=\"main\">{}</button>\n\
         <button name=\"action\" value=\"bank-refused\">{}</button>\n</form>",
        words.bank_lead, words.bank_ok, words.bank_refused
    )
}

fn over_page(words: &Words, standing: Standing, return_url: &str) -> String {
    let outcome = match standing {
        Standing::Paid => words.is_paid,
        Standing::Authorised => words.is_authorised,
        Standing::Pending => words.is_pending,
        Standing::Failed => words.is_failed,
        Standing::Cancelled | Standing::Expired => words.is_over,
    };
    format!(
        "<p role=\"status\">{outcome}</p>\n<p><a class=\"main\" href=\"{}\">{}</a></p>",
        escape(return_url),
        words.back
    )
}

/// A text as HTML, also within an attribute.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// What the page looks like. It is nothing of the shop's: who sees it must not take it for a real one.
pub const STYLE: &str = "\
:root { color-scheme: light; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; background: repeating-linear-gradient(-45deg, #fff8e1 0 16px, #fff3c4 16px 32px); color: #1b1b1f; }
main { max-width: 26rem; margin: 4vh auto; padding: 1.5rem; background: #fff; border: 3px dashed #8a5a00; border-radius: 12px; }
.badge { margin: 0 0 1rem; padding: .5rem .75rem; background: #1b1b1f; color: #ffe08a; border-radius: 8px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; border-bottom: 1px solid #ddd; }
dt { color: #55555c; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-weight: 700; font-size: 1.25rem; }
.order { font-size: .8rem; }
button, a.main { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 0 0 .75rem; padding: .6rem 1rem; \
font: inherit; text-align: center; background: #fff; color: #1b1b1f; border: 2px solid #55555c; border-radius: 8px; cursor: pointer; }
button.main, a.main { background: #1f5132; border-color: #1f5132; color: #fff; font-weight: 700; text-decoration: none; }
button.quiet { border-color: transparent; text-decoration: underline; }
:focus-visible { outline: 3px solid #0a4bd6; outline-offset: 2px; }
fieldset { margin: .5rem 0 0; border: 1px solid #bbb; border-radius: 8px; }
fieldset label { display: block; padding: .35rem 0; min-height: 24px; }
summary { padding: .5rem 0; cursor: pointer; }
";

#[cfg(test)]
mod tests {
    use payments::sandbox::{Action, WebhookPlan};

    use super::{ACTIONS, escape, read_click};

    fn form(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        pairs.iter().map(owned).collect()
    }

    #[test]
    fn every_button_is_understood_and_nothing_else() {
        for (name, action) in ACTIONS {
            let click = read_click(&form(&[("action", name)])).expect("a click");
            assert_eq!((click.action, click.plan), (action, WebhookPlan::default()));
        }
        assert_eq!(read_click(&form(&[("action", "steal")])), None);
        assert_eq!(read_click(&form(&[])), None);
    }

    #[test]
    fn messages_are_sent_as_was_chosen() {
        let plan = |messages: &str| {
            let click = read_click(&form(&[("messages", messages), ("action", "approve")])).expect("a click");
            assert_eq!(click.action, Action::Approve);
            (click.plan.twice, click.plan.out_of_order, click.plan.never)
        };
        assert_eq!(plan("once"), (false, false, false));
        assert_eq!(plan("twice"), (true, false, false));
        assert_eq!(plan("shuffled"), (true, true, false));
        assert_eq!(plan("never"), (false, false, true));
    }

    #[test]
    fn an_address_cannot_leave_its_attribute() {
        assert_eq!(escape("https://x/?a=1&b=\"<>"), "https://x/?a=1&amp;b=&quot;&lt;&gt;");
    }
}
