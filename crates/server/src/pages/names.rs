//! The closed lists of words in a payload, for the API's description: the browser's types are generated from it.

use std::borrow::Cow;

use content::lint::Rule;
use content::{
    ActionStyle, Anchor, Ask, Form, Ground, HeroStyle, Icon, Kind, Layout, PaymentMark, PointsStyle, PressMark, Section,
};
use domain::country::Country;
use domain::feedback::State;
use domain::locale::Locale;
use domain::nutrient::Nutrient;
use domain::order::OrderState;
use domain::payment::{Method, Standing};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// Describes a list of words under a name.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident = $words:expr) => {
        $(#[$doc])*
        pub(crate) struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some($words));
                RefOr::T(Schema::Object(schema.build()))
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($name))
            }
        }
    };
}

words!(
    /// A country of the shop.
    CountryCode = Country::ALL.map(Country::code)
);
words!(
    /// A translation.
    LocaleName = Locale::ALL.map(Locale::name)
);
words!(
    /// A layout.
    LayoutName = Layout::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A kind of page.
    PageKind = Kind::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A section of the obligatory information.
    SectionName = Section::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A place on a page that can be scrolled to.
    AnchorName = Anchor::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// The mark of a way to pay.
    PaymentMarkName = PaymentMark::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A style of link.
    ActionStyleName = ActionStyle::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// What a block stands on.
    GroundName = Ground::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// How the head of a page is arranged.
    HeroStyleName = HeroStyle::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// How a quiz asks.
    AskName = Ask::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// How an e-mail step asks for an address.
    FormName = Form::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A drawn sign.
    IconName = Icon::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// How points are shown.
    PointsStyleName = PointsStyle::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A paper that does not exist.
    PressMarkName = PressMark::NAMES.iter().map(|(name, _)| *name)
);
words!(
    /// A nutrient.
    NutrientName = Nutrient::ALL.map(Nutrient::name)
);
words!(
    /// What words do that advertising for food must not.
    CopyRuleName = Rule::ALL.map(Rule::name)
);
words!(
    /// Whether what a buyer says is shown.
    FeedbackStateName = State::ALL.map(State::name)
);
words!(
    /// A way to pay.
    MethodName = Method::ALL.map(Method::name)
);
words!(
    /// Where an order stands.
    OrderStateName = OrderState::ALL.map(OrderState::name)
);
words!(
    /// Where an attempt to pay stands.
    StandingName = Standing::ALL.map(Standing::name)
);
