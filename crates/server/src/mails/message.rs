//! A mail as it goes over the wire: both bodies, and the headers that other programs rely on.

use std::time::{Duration, SystemTime};

use content::Site;
use domain::id::JobId;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment as AttachedPart, Mailbox, MultiPart};
use lettre::{Address, Message};

use super::attachment::Attachment;
use super::body::MailBody;
use crate::jobs::JobFailure;

/// The envelope of a mail.
pub(super) struct Letter<'a> {
    pub(super) job: JobId,
    pub(super) from: Mailbox,
    pub(super) to: &'a str,
    /// Where programs that read mails unsubscribe.
    pub(super) one_click: Option<&'a str>,
    pub(super) now_ms: i64,
}

impl Letter<'_> {
    /// Nothing that a stranger wrote becomes a header but the address, which is read as one first.
    pub(super) fn write(self, body: MailBody, attachment: Option<Attachment>) -> Result<Message, JobFailure> {
        let to: Address = self
            .to
            .parse()
            .map_err(|_| JobFailure::GiveUp("the address is none that a mail can be sent to".to_owned()))?;
        // The same for each try, so that a mail which arrives twice is known to be one.
        let name = format!("<{}@{}>", self.job, self.from.email.domain());
        let sent_at = SystemTime::UNIX_EPOCH + Duration::from_millis(u64::try_from(self.now_ms).unwrap_or_default());
        let mut builder = Message::builder()
            .from(self.from)
            .to(Mailbox::new(None, to))
            .subject(body.subject)
            .date(sent_at)
            .message_id(Some(name))
            // Holiday notices need not answer.
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(address) = self.one_click {
            builder = builder
                .raw_header(header("List-Unsubscribe", &format!("<{address}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let words = MultiPart::alternative_plain_html(body.text, body.html);
        let content = match attachment {
            Some(Attachment { name, bytes }) => {
                let pdf = ContentType::parse("application/pdf").expect("a content type");
                MultiPart::mixed()
                    .multipart(words)
                    .singlepart(AttachedPart::new(name).body(bytes, pdf))
            }
            None => words,
        };
        builder
            .multipart(content)
            .map_err(|error| JobFailure::GiveUp(format!("the mail cannot be put together: {error}")))
    }
}

/// A header of plain letters. Encoding would break a long address, which programs read as it stands.
fn header(name: &'static str, value: &str) -> HeaderValue {
    let name = HeaderName::new_from_ascii_str(name);
    let value: String = value.chars().filter(char::is_ascii_graphic).collect();
    HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value)
}

/// The shop, at the operator's address.
pub(super) fn sender(site: &Site) -> Result<Mailbox, JobFailure> {
    let address = site.contact.email.parse();
    let address = address.map_err(|_| {
        let reason = "the operator's address in the content is none that mails can be from: set `mail_from`";
        JobFailure::GiveUp(reason.to_owned())
    })?;
    Ok(Mailbox::new(Some(site.brand.clone()), address))
}

#[cfg(test)]
mod tests {
    use domain::id::{JobId, Ulid};

    use super::Letter;
    use crate::jobs::JobFailure;
    use crate::mails::attachment::Attachment;
    use crate::mails::body::MailBody;

    fn write(to: &str, one_click: Option<&str>) -> Result<String, JobFailure> {
        write_with(to, one_click, None)
    }

    fn write_with(to: &str, one_click: Option<&str>, attachment: Option<Attachment>) -> Result<String, JobFailure> {
        let letter = Letter {
            job: JobId(Ulid::new(1, 2)),
            from: "Märchen <post@shop.example>".parse().expect("a sender"),
            to,
            one_click,
            now_ms: 1_794_744_000_000,
        };
        let body = MailBody {
            subject: "Ihr Link für später".to_owned(),
            html: "<p>Grüße</p>".to_owned(),
            text: "Grüße".to_owned(),
            document: None,
        };
        letter
            .write(body, attachment)
            .map(|message| String::from_utf8(message.formatted()).expect("a mail is ASCII"))
    }

    #[test]
    fn headers_are_those_that_other_programs_rely_on() {
        let address = format!("https://api.shop.example/api/newsletter/one-click/{}", "A".repeat(43));
        let mail = write("anna@example.org", Some(&address)).expect("a mail");
        for line in [
            "To: anna@example.org\r\n",
            "Date: Sun, 15 Nov 2026 12:00:00 +0000\r\n",
            "Message-ID: <job_00000000010000000000000002@shop.example>\r\n",
            "Auto-Submitted: auto-generated\r\n",
            &format!("List-Unsubscribe: <{address}>\r\n"),
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
            "Content-Type: multipart/alternative;",
            "Content-Type: text/plain; charset=utf-8\r\n",
            "Content-Type: text/html; charset=utf-8\r\n",
        ] {
            assert!(mail.contains(line), "{line} is not in\n{mail}");
        }
        assert!(mail.is_ascii());
        let without = write("anna@example.org", None).expect("a mail");
        assert!(!without.contains("List-Unsubscribe"), "{without}");
    }

    #[test]
    fn a_document_is_attached_beside_both_bodies() {
        let attachment = Attachment {
            name: "DE-100001.pdf".to_owned(),
            bytes: b"%PDF-1.7 \xff".to_vec(),
        };
        let mail = write_with("anna@example.org", None, Some(attachment)).expect("a mail");
        for line in [
            "Content-Type: multipart/mixed;",
            "Content-Type: multipart/alternative;",
            "Content-Disposition: attachment; filename=\"DE-100001.pdf\"\r\n",
            "Content-Type: application/pdf\r\n",
            "Content-Transfer-Encoding: base64\r\n",
            "JVBERi0xLjcg/w==",
        ] {
            assert!(mail.contains(line), "{line} is not in\n{mail}");
        }
    }

    #[test]
    fn an_address_cannot_bring_headers_or_other_readers() {
        for to in [
            "anna@example.org\r\nBcc: all@example.org",
            "anna@example.org, all@example.org",
            "anna@example.org\nSubject: x",
            "\"anna\r\nBcc: x\"@example.org",
            "",
        ] {
            assert!(matches!(write(to, None), Err(JobFailure::GiveUp(_))), "{to}");
        }
    }
}
