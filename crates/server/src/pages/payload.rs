//! What a page is made of, as the browser gets it: in the document first, from `_payload.json` on navigation. The
//! TypeScript types are generated from these.

use content::{Contact, Drawing, Kind, Page, PagePicture, PaymentMark, Picture, Site, guarantee_file};
use domain::country::Country;
use domain::feedback::Reviews;
use domain::format;
use domain::locale::{Locale, Market};
use domain::route::localised_path;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::brand::drawing_address;
use crate::pages::legal::{LegalView, legal_views};
use crate::pages::names::{CountryCode, FormName, LayoutName, LocaleName, PageKind, PaymentMarkName};
use crate::pages::payload::block::{BlockView, HeroView};
use crate::pages::payload::product::{DeliveryView, ProductView, product_view};
use crate::pages::payload::quiz::{QuizView, WayView, quiz_view, way_views};
use crate::pages::payload::withdrawal::WithdrawalWordsView;
use crate::pages::prices::Prices;
use crate::pages::quizzes::Quizzes;

pub mod answer;
mod block;
mod product;
pub mod quiz;
mod quiz_rules;
mod reviews;
mod withdrawal;

/// Where the European Union explains the legal guarantee, in every language.
const YOUR_EUROPE: &str = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/";

/// A page for one country.
#[derive(Debug, Serialize, ToSchema)]
pub struct Payload {
    /// The page's name.
    pub page: String,
    #[schema(value_type = LayoutName)]
    pub layout: &'static str,
    #[schema(value_type = CountryCode)]
    pub country: &'static str,
    /// The translation it is in.
    #[schema(value_type = LocaleName)]
    pub locale: &'static str,
    pub head: HeadView,
    pub props: PageProps,
    /// Fluent source of exactly the texts this page needs.
    pub text: String,
    /// Set on the screens that answer for what is no page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub error: Option<ErrorView>,
}

/// What the document's head says.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadView {
    pub title: String,
    pub description: String,
    /// BCP 47 tag of the document: `fr-BE`.
    pub lang: String,
    #[schema(required = true)]
    pub canonical: Option<String>,
    pub alternates: Vec<AlternateView>,
    #[schema(required = true)]
    pub robots: Option<&'static str>,
}

/// The same page for another country.
#[derive(Debug, Serialize, ToSchema)]
pub struct AlternateView {
    pub hreflang: String,
    pub href: String,
}

/// What the page's component gets.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageProps {
    /// Chooses the component.
    #[schema(value_type = PageKind)]
    pub kind: &'static str,
    pub frame: FrameView,
    pub config: ClientConfig,
    /// The one main heading.
    pub heading: String,
    #[schema(required = true)]
    pub lead: Option<String>,
    pub hero: HeroView,
    pub blocks: Vec<BlockView>,
    /// The products that the blocks name.
    pub products: Vec<ProductView>,
    pub delivery: DeliveryView,
    /// The quiz, on the page that it begins on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub quiz: Option<QuizView>,
    /// How the page asks for an address, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub form: Option<FormView>,
    /// Where an order goes on, on the pages that take one, see it through and show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub checkout: Option<OrderWayView>,
    /// The words of the withdrawal function, on the page that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub withdrawal: Option<WithdrawalWordsView>,
    /// Where the funnels over this page lead on.
    pub ways: Vec<WayView>,
    /// The main funnel, if it leads over this page: the addresses of those who are in it name none.
    #[schema(required = true)]
    pub funnel: Option<String>,
    /// The legal texts, on the page that holds them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub legal: Option<Vec<LegalView>>,
}

/// A form that asks for an address.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormView {
    #[schema(value_type = FormName)]
    pub style: &'static str,
    /// Names the words with which the newsletter is offered.
    pub newsletter_version: String,
}

/// The pages of an order's way, in the page's country.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderWayView {
    /// Where it is filled in.
    pub pay_href: String,
    /// Where it is shown once it is paid.
    pub thankyou_href: String,
}

/// A picture that can be had in any size.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct PictureView {
    /// Its name in addresses.
    pub id: String,
    /// Pixels of the original.
    pub width: u32,
    pub height: u32,
    /// Another one for other content; part of every address of the picture.
    pub version: String,
    /// The text that says what it shows; empty if the words beside it do.
    pub alt: String,
}

impl From<&PagePicture> for PictureView {
    fn from(PagePicture { picture, alt }: &PagePicture) -> Self {
        PictureView {
            alt: alt.clone(),
            ..PictureView::unnamed(picture)
        }
    }
}

impl PictureView {
    /// A picture beside words that say what it shows.
    fn unnamed(picture: &Picture) -> Self {
        PictureView {
            id: picture.id.clone(),
            width: picture.width,
            height: picture.height,
            version: picture.version.clone(),
            alt: String::new(),
        }
    }
}

/// What surrounds every page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FrameView {
    pub brand: String,
    /// The logo on light and on dark grounds.
    pub logo_href: String,
    pub logo_light_href: String,
    pub home_href: String,
    pub terms_href: String,
    pub refund_href: String,
    /// The page's route as tag managers know it, without the mark of an address that names a country.
    pub route_name: String,
    /// Whether visitors arrive here from advertisements.
    pub is_landing: bool,
    /// Whether this is a demo shop, which sells nothing and says so on every page.
    pub is_demo: bool,
    pub contact: ContactView,
    #[schema(value_type = Vec<PaymentMarkName>)]
    pub payment_marks: Vec<&'static str>,
    /// The European Union's notice on the legal guarantee, where its law applies and the operator has the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guarantee: Option<GuaranteeView>,
    /// Names the words of the cookie question; whoever answered another version is asked again.
    pub consent_version: String,
    /// Names the words with which visitors are asked whether their answers may be kept.
    pub health_consent_version: String,
    /// The current year, for the copyright line.
    pub year: String,
    /// This page in every country of the shop.
    pub countries: Vec<CountryView>,
}

/// A notice that the European Union draws, and nobody else may change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuaranteeView {
    pub src: String,
    pub width: u32,
    pub height: u32,
    /// Where the Union explains it.
    pub href: String,
}

/// How the operator is reached. The texts arrange these facts as the language does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactView {
    pub name: String,
    pub street: String,
    pub postcode: String,
    pub city: String,
    pub country: String,
    pub email: String,
    pub phone: String,
    /// The number as telephones dial it.
    pub phone_link: String,
    pub help_center: String,
    /// The lines of the address that the country's law asks for here instead.
    #[schema(required = true)]
    pub compliant_address: Option<Vec<String>>,
}

impl From<&Contact> for ContactView {
    fn from(contact: &Contact) -> Self {
        let contact = contact.clone();
        ContactView {
            name: contact.name,
            street: contact.street,
            postcode: contact.postcode,
            city: contact.city,
            country: contact.country,
            email: contact.email,
            phone: contact.phone,
            phone_link: contact.phone_link,
            help_center: contact.help_center,
            compliant_address: None,
        }
    }
}

/// A country of the shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountryView {
    #[schema(value_type = CountryCode)]
    pub code: &'static str,
    pub href: String,
    pub lang: String,
}

/// Settings the browser needs; they go into the client state's `config`.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientConfig {
    /// Where the API is, if not at the shop's own address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub api_base_url: Option<String>,
    /// The tag manager's container; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub gtm_id: Option<String>,
}

/// Why a screen is shown instead of a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorView {
    pub status: u16,
    /// In cached documents `{path}` stands for the path and query; the browser fills it in.
    pub message: String,
}

/// What all payloads of an edition share.
pub struct PayloadMaker<'a> {
    pub site: &'a Site,
    pub prices: &'a Prices,
    pub reviews: &'a Reviews,
    pub quizzes: &'a Quizzes,
    pub public_url: &'a str,
    pub config: &'a ClientConfig,
    pub year: i16,
    /// Whether invented reviews and papers are shown, with a ribbon that says so.
    pub is_demo: bool,
}

impl PayloadMaker<'_> {
    /// The payload of a page, or of a screen with its error.
    pub fn make(&self, page: &Page, country: Country, error: Option<ErrorView>) -> Payload {
        let market = self.site.market(country);
        Payload {
            page: page.name.clone(),
            layout: page.layout.name(),
            country: country.code(),
            locale: market.locale.name(),
            head: self.head(page, market),
            props: PageProps {
                kind: page.kind.name(),
                frame: self.frame(page, country),
                config: self.config.clone(),
                heading: page.heading.clone(),
                lead: page.lead.clone(),
                hero: self.hero(&page.hero, country),
                blocks: page
                    .blocks
                    .iter()
                    .filter_map(|block| self.block(block, country))
                    .collect(),
                products: self
                    .site
                    .products_of(page)
                    .map(|product| product_view(product, self.prices, market))
                    .collect(),
                delivery: self.delivery(market),
                quiz: self.quiz(page, market.locale),
                form: page.form.map(|form| FormView {
                    style: form.name(),
                    newsletter_version: self.site.newsletter_version.to_string(),
                }),
                checkout: self.checkout(page, country),
                withdrawal: (page.kind == Kind::Refund).then(|| WithdrawalWordsView::new(market.locale)),
                ways: way_views(self.site, page, country),
                funnel: self
                    .site
                    .funnels_over(page)
                    .find(|funnel| funnel.is_main)
                    .map(|funnel| funnel.name.clone()),
                legal: (page.kind == Kind::Terms).then(|| legal_views(self.site, country)),
            },
            text: self
                .site
                .text_of(page, market.locale, |product| self.shows_samples(product)),
            error,
        }
    }

    fn quiz(&self, page: &Page, locale: Locale) -> Option<QuizView> {
        let quiz = self.site.quizzes.get(page.quiz.as_ref()?)?;
        Some(quiz_view(
            self.site,
            quiz,
            self.quizzes.revision(self.site, &quiz.name),
            locale,
        ))
    }

    /// None on other pages, and in a shop that lacks one of the two. A page that takes orders is its own, however many
    /// there are.
    fn checkout(&self, page: &Page, country: Country) -> Option<OrderWayView> {
        let address_of = |kind: Kind| {
            let mut candidates = std::iter::once(page).chain(&self.site.pages);
            let found = candidates.find(|candidate| candidate.kind == kind)?;
            Some(localised_path(&found.path, country))
        };
        if !matches!(page.kind, Kind::Pay | Kind::PaypalConfirm | Kind::Thankyou) {
            return None;
        }
        Some(OrderWayView {
            pay_href: address_of(Kind::Pay)?,
            thankyou_href: address_of(Kind::Thankyou)?,
        })
    }

    fn head(&self, page: &Page, market: Market) -> HeadView {
        let absolute = |path: &str| format!("{}{path}", self.public_url);
        let mut alternates = Vec::new();
        if page.has_country_variants() {
            alternates.extend(self.site.countries.iter().map(|country| AlternateView {
                hreflang: self.site.market(*country).language_tag(),
                href: absolute(&localised_path(&page.path, *country)),
            }));
            alternates.push(AlternateView {
                hreflang: "x-default".to_owned(),
                href: absolute(&page.path),
            });
        }
        let canonical = match page.has_country_variants() {
            true => Some(localised_path(&page.path, market.country)),
            false if page.kind.is_screen() => None,
            false => Some(page.path.clone()),
        };
        HeadView {
            title: self.site.format(market.locale, &page.title),
            description: self.site.format(market.locale, &page.description),
            lang: market.language_tag(),
            canonical: canonical.map(|path| absolute(&path)),
            alternates,
            robots: (!page.indexed).then_some("noindex"),
        }
    }

    fn frame(&self, page: &Page, country: Country) -> FrameView {
        let home = &self.site.pages[self.site.home];
        let terms = &self.site.pages[self.site.terms];
        // A page without variants, and a screen, have no address in another country: its home page is the nearest thing.
        let switched = if page.has_country_variants() { page } else { home };
        FrameView {
            brand: self.site.brand.clone(),
            logo_href: drawing_address(self.site, "logo.svg"),
            logo_light_href: drawing_address(self.site, "logo-light.svg"),
            home_href: localised_path(&home.path, country),
            terms_href: localised_path(&terms.path, country),
            refund_href: localised_path(&self.site.pages[self.site.refund].path, country),
            route_name: page.route_name().to_owned(),
            is_landing: page.is_landing(),
            is_demo: self.is_demo,
            contact: self.contact(page, country),
            payment_marks: self.payment_marks(country),
            guarantee: self.guarantee(country),
            consent_version: self.site.consent_version.to_string(),
            health_consent_version: self.site.health_consent_version.to_string(),
            year: self.year.to_string(),
            countries: self
                .site
                .countries
                .iter()
                .map(|other| CountryView {
                    code: other.code(),
                    href: localised_path(&switched.path, *other),
                    lang: self.site.market(*other).language_tag(),
                })
                .collect(),
        }
    }

    fn guarantee(&self, country: Country) -> Option<GuaranteeView> {
        let locale = self.site.market(country).locale;
        let notice = self.site.drawings.guarantee.get(&locale);
        let Drawing { width, height, .. } = notice.filter(|_| country.is_in_union())?;
        Some(GuaranteeView {
            src: drawing_address(self.site, &guarantee_file(locale)),
            width: *width,
            height: *height,
            href: format!("{YOUR_EUROPE}index_{}.htm", locale.language()),
        })
    }

    fn payment_marks(&self, country: Country) -> Vec<&'static str> {
        let marks = self.site.payment_marks(country);
        marks.iter().copied().map(PaymentMark::name).collect()
    }

    fn delivery(&self, Market { country, locale, .. }: Market) -> DeliveryView {
        let delivery = self.site.delivery(country);
        DeliveryView {
            cost: format::money(locale, delivery.cost),
            days: delivery.days.clone(),
        }
    }

    fn contact(&self, page: &Page, country: Country) -> ContactView {
        let contact = &self.site.contact;
        let needs_compliant_address = country == Country::Gb && page.is_landing();
        ContactView {
            compliant_address: needs_compliant_address.then(|| contact.british_address.clone()),
            ..ContactView::from(contact)
        }
    }
}
