//! The compiled shop: what the server reads while it runs. Immutable; a change of content makes a new one.

use std::collections::{BTreeMap, BTreeSet};

use domain::consent::TextVersion;
use domain::country::Country;
use domain::locale::{Locale, Market, Offered};
use domain::redirect::Redirect;
use domain::route::RouteTable;
use serde::Deserialize;

use crate::book::{Book, BookId};
use crate::brand::Drawings;
use crate::claims::Claims;
use crate::facts::Contact;
use crate::film::Film;
use crate::legal::LegalText;
use crate::lint::Rule;
use crate::page::{Kind, MessageId, Page, PageIndex, PaymentMark};
use crate::picture::{PagePicture, Picture};
use crate::product::{Delivery, Product, ProductId, SampleReview};
use crate::quiz::{Funnel, Quiz, QuizName};
use crate::text::Texts;
use crate::typography::keep_prefixes_in_fluent;

/// A shop without faults.
#[derive(Debug)]
pub struct Site {
    /// Names exactly this content.
    pub revision: String,
    pub brand: String,
    pub drawings: Drawings,
    /// What pictures for other sites to show are drawn on; none if there are to be none.
    pub share_picture: Option<PagePicture>,
    /// Names the words with which visitors are asked about cookies.
    pub consent_version: TextVersion,
    /// Names the words with which visitors are asked whether answers about their bodies may be kept.
    pub health_consent_version: TextVersion,
    /// Names the words with which visitors are asked whether they want the newsletter.
    pub newsletter_version: TextVersion,
    pub countries: Vec<Country>,
    pub redirects: Vec<Redirect>,
    /// Pages that have an address, by name.
    pub pages: Vec<Page>,
    pub routes: RouteTable,
    /// The home page, the legal texts and the withdrawal: the frame of every page links to them.
    pub home: PageIndex,
    pub terms: PageIndex,
    pub refund: PageIndex,
    /// Where the links in mails lead; there if any page asks for an address.
    pub mailbox: Option<PageIndex>,
    pub not_found: Page,
    pub error: Page,
    pub contact: Contact,
    /// By id.
    pub pictures: BTreeMap<String, Picture>,
    /// By id.
    pub films: BTreeMap<String, Film>,
    /// By id.
    pub products: BTreeMap<ProductId, Product>,
    /// By id.
    pub books: BTreeMap<BookId, Book>,
    /// By name.
    pub quizzes: BTreeMap<QuizName, Quiz>,
    /// By name.
    pub funnels: Vec<Funnel>,
    pub claims: Claims,
    pub(crate) delivery: BTreeMap<Country, Delivery>,
    pub(crate) sample_reviews: Vec<SampleReview>,
    /// Where texts may break a rule of the copy lint, by file and line.
    pub overrides: Vec<Override>,
    /// By country, then in the order of the sections.
    pub(crate) legal: Vec<LegalText>,
    /// What cannot be true of the operator: the line in `site.toml`, and why.
    pub(crate) invented_facts: Vec<(usize, String)>,
    /// The files of legal texts that are still models.
    pub(crate) model_texts: Vec<String>,
    pub(crate) payment_marks: Vec<(Country, Vec<PaymentMark>)>,
    pub(crate) texts: Texts,
    pub(crate) interface: InterfaceTexts,
}

/// A message that may break a rule, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Override {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    pub message: MessageId,
    pub rule: Rule,
    pub reason: String,
}

/// The texts that components of pages and of mails need whatever a document says. The web build writes the list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterfaceTexts {
    /// On every page.
    pub frame: Vec<MessageId>,
    /// By kind, layout and block.
    pub kinds: BTreeMap<String, Vec<MessageId>>,
    pub layouts: BTreeMap<String, Vec<MessageId>>,
    pub blocks: BTreeMap<String, Vec<MessageId>>,
    /// By mail; none in a build without mails.
    #[serde(default)]
    pub mails: BTreeMap<String, Vec<MessageId>>,
}

impl InterfaceTexts {
    pub(crate) fn all(&self) -> impl Iterator<Item = &MessageId> {
        let groups = [&self.kinds, &self.layouts, &self.blocks, &self.mails];
        self.frame
            .iter()
            .chain(groups.into_iter().flat_map(BTreeMap::values).flatten())
    }
}

impl Site {
    /// What the shop serves, for the rule that settles a visitor's market.
    pub fn offered(&self) -> Offered<'_> {
        Offered {
            countries: &self.countries,
            translations: self.texts.locales(),
        }
    }

    /// The market of a country in this shop.
    pub fn market(&self, country: Country) -> Market {
        Market::of(country, self.texts.locales())
    }

    /// The language somebody once chose, or that of their country if the shop no longer speaks it.
    pub fn spoken(&self, chosen: Locale, country: Country) -> Locale {
        if self.texts.locales().contains(&chosen) {
            chosen
        } else {
            self.market(country).locale
        }
    }

    /// The legal texts as a country's visitors read them, in the order of the sections.
    pub fn legal_texts(&self, country: Country) -> impl Iterator<Item = &LegalText> {
        self.legal.iter().filter(move |text| text.country == country)
    }

    /// The ways to pay that the footer of a country shows.
    pub fn payment_marks(&self, country: Country) -> &[PaymentMark] {
        let found = self.payment_marks.iter().find(|(other, _)| *other == country);
        found.map_or(&[], |(_, marks)| marks)
    }

    /// A text in a translation, ready to print.
    pub fn format(&self, locale: Locale, id: &str) -> String {
        self.texts.format(locale, id)
    }

    /// The Fluent source of exactly the texts that a page needs in a translation, with the sample reviews of those products that
    /// have them shown.
    pub fn text_of(&self, page: &Page, locale: Locale, shows_samples: impl Fn(&str) -> bool) -> String {
        keep_prefixes_in_fluent(&self.texts.source(locale, self.messages_of(page, shows_samples)))
    }

    /// The Fluent source of exactly the texts that a mail needs in a translation.
    pub fn mail_text(&self, mail: &str, locale: Locale) -> String {
        let ids = self.interface.mails.get(mail).into_iter().flatten();
        self.texts.source(locale, ids.map(String::as_str).collect())
    }

    /// The Fluent source of all texts of a quiz in a translation.
    pub fn text_of_quiz(&self, quiz: &Quiz, locale: Locale) -> String {
        let ids = quiz.texts.iter().map(String::as_str).collect();
        keep_prefixes_in_fluent(&self.texts.source(locale, ids))
    }

    /// The funnels that lead over a page.
    pub fn funnels_over<'a>(&'a self, page: &'a Page) -> impl Iterator<Item = &'a Funnel> {
        let passes = |funnel: &&Funnel| funnel.way.iter().any(|at| self.pages[*at].name == page.name);
        self.funnels.iter().filter(passes)
    }

    /// The products that a page's blocks are about, and on a summary those that it may suggest, each once, by name.
    pub fn products_of<'a>(&'a self, page: &'a Page) -> impl Iterator<Item = &'a Product> {
        let mut named: BTreeSet<&ProductId> = page.blocks.iter().flat_map(|block| block.content.products()).collect();
        if page.kind == Kind::Summary {
            let quizzes = self
                .funnels_over(page)
                .filter_map(|funnel| self.quizzes.get(&funnel.quiz));
            let suggestions = quizzes
                .flat_map(|quiz| &quiz.endings)
                .filter_map(|ending| ending.suggestion.as_ref());
            named.extend(suggestions.map(|suggestion| &suggestion.product));
        }
        named.into_iter().filter_map(|id| self.products.get(id))
    }

    /// The invented reviews of a product.
    pub fn sample_reviews<'a>(&'a self, product: &'a str) -> impl Iterator<Item = &'a SampleReview> {
        self.sample_reviews
            .iter()
            .filter(move |review| review.product == product)
    }

    /// What sending a parcel to a country of the shop costs.
    pub fn delivery(&self, country: Country) -> &Delivery {
        &self.delivery[&country]
    }

    fn messages_of<'a>(&'a self, page: &'a Page, shows_samples: impl Fn(&str) -> bool) -> Vec<&'a str> {
        let of_name = |group: &'a BTreeMap<String, Vec<MessageId>>, name: &str| {
            group.get(name).into_iter().flatten().map(String::as_str)
        };
        let mut ids: Vec<&str> = self.interface.frame.iter().map(String::as_str).collect();
        ids.extend(of_name(&self.interface.kinds, page.kind.name()));
        ids.extend(of_name(&self.interface.layouts, page.layout.name()));
        ids.extend(page.texts.iter().map(String::as_str));
        let quiz = page.quiz.as_ref().and_then(|name| self.quizzes.get(name));
        ids.extend(quiz.into_iter().flat_map(|quiz| &quiz.texts).map(String::as_str));
        for block in &page.blocks {
            ids.extend(of_name(&self.interface.blocks, block.content.name()));
        }
        for product in self.products_of(page) {
            ids.extend(product.texts.iter().map(String::as_str));
            if shows_samples(&product.id) {
                ids.extend(self.sample_reviews(&product.id).map(|review| review.text.as_str()));
            }
        }
        ids
    }
}
