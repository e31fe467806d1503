//! Where the links of a mail lead: pages of the shop, in the country of whoever reads it.

use content::{Page, Site};
use domain::country::Country;

use crate::app::App;
use crate::jobs::JobFailure;

/// What the links to somebody are made of.
#[derive(Clone, Copy)]
pub(super) struct Addresses<'a> {
    pub(super) app: &'a App,
    pub(super) site: &'a Site,
    pub(super) country: Country,
}

impl Addresses<'_> {
    /// The page on which links of mails are answered.
    pub(super) fn mailbox(self) -> Result<String, JobFailure> {
        let mailbox = self.site.mailbox.map(|at| self.page(&self.site.pages[at]));
        mailbox.ok_or_else(|| JobFailure::GiveUp("no page of the content has the kind `mailbox`".to_owned()))
    }

    pub(super) fn terms(self) -> String {
        self.page(&self.site.pages[self.site.terms])
    }

    pub(super) fn home(self) -> String {
        self.page(&self.site.pages[self.site.home])
    }

    /// A page in the reader's country, or for everybody if the shop no longer sells there.
    pub(super) fn page(self, page: &Page) -> String {
        let public_url = &self.app.press.public_url;
        if self.site.countries.contains(&self.country) {
            format!("{public_url}{}", page.href(self.country))
        } else {
            format!("{public_url}{}", page.path)
        }
    }
}

/// The secret of a link cannot be made.
pub(super) fn lost_key() -> JobFailure {
    let reason = "no key of the shop makes the secrets of this mail: was one taken out of `answers_keys`?";
    JobFailure::GiveUp(reason.to_owned())
}
