//! `trichter price`, `campaign`, `coupon` and `stock`: what can be typed.

use clap::{Args, Subcommand};
use domain::catalog::{CampaignName, Sku};
use domain::country::Country;
use domain::coupon::CouponCode;

use crate::catalog::command::campaigns::{self, CampaignRequest};
use crate::catalog::command::coupons::{self, CouponRequest};
use crate::catalog::command::{prices, stock};
use crate::command::{CommandError, Form, parse_country};
use crate::config::Config;

#[derive(Subcommand)]
pub(super) enum PriceCommand {
    /// Sets what a package costs from now on: `trichter price set daily-trio-3 DE 89.70`.
    Set {
        /// The package: its product and the units in it.
        #[arg(value_parser = parse_sku)]
        sku: Sku,
        #[arg(value_parser = parse_country)]
        country: Country,
        /// With tax, in the country's currency, with two decimals.
        amount: String,
    },
    /// Lists what everything costs now.
    List {
        /// Only one country.
        #[arg(long, value_parser = parse_country)]
        country: Option<Country>,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Takes over prices that were edited in the content since they were last taken from there.
    Import {
        /// Only says what it would do.
        #[arg(long)]
        dry_run: bool,
    },
    /// Lists everything that was ever asked for a package in a country.
    History {
        #[arg(value_parser = parse_sku)]
        sku: Sku,
        #[arg(value_parser = parse_country)]
        country: Country,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Subcommand)]
pub(super) enum CampaignCommand {
    /// Lowers prices from one moment to another, the same for everybody.
    Create(NewCampaignArguments),
    /// Lists campaigns, the latest first.
    List {
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Ends a campaign now, or calls off the next one of that name.
    End {
        #[arg(value_parser = parse_campaign)]
        name: CampaignName,
        #[arg(long, value_parser = parse_country)]
        country: Country,
    },
}

#[derive(Args)]
pub(super) struct NewCampaignArguments {
    /// As pages refer to it: `black-week`.
    #[arg(value_parser = parse_campaign)]
    name: CampaignName,
    #[arg(long, value_parser = parse_country)]
    country: Country,
    /// By the country's clocks: 2026-11-23 or "2026-11-23 08:00"; now if left out.
    #[arg(long, value_name = "MOMENT")]
    start: Option<String>,
    /// The same; of a day alone, its end.
    #[arg(long, value_name = "MOMENT")]
    end: String,
    /// What a package costs meanwhile: daily-trio-3=79.90. Once for each package.
    #[arg(long = "price", value_name = "SKU=AMOUNT", required = true)]
    prices: Vec<String>,
}

#[derive(Subcommand)]
pub(super) enum CouponCommand {
    /// Makes a code that lowers a basket for whoever knows it.
    Create(NewCouponArguments),
    /// Lists coupons, the newest first.
    List {
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Ends a coupon now.
    End {
        #[arg(value_parser = parse_coupon)]
        code: CouponCode,
    },
}

#[derive(Args)]
pub(super) struct NewCouponArguments {
    #[arg(value_parser = parse_coupon)]
    code: CouponCode,
    /// Percent off the goods, 1 to 90.
    #[arg(
        long,
        value_name = "PERCENT",
        required_unless_present = "amount",
        conflicts_with = "amount"
    )]
    percent: Option<u8>,
    /// An amount off the goods, in the country's currency.
    #[arg(long, value_name = "AMOUNT", requires = "country")]
    amount: Option<String>,
    /// Only there; everywhere if left out.
    #[arg(long, value_parser = parse_country)]
    country: Option<Country>,
    /// By the country's clocks, Germany's if it counts everywhere; now if left out.
    #[arg(long, value_name = "MOMENT")]
    start: Option<String>,
    /// The same; of a day alone, its end. Never if left out.
    #[arg(long, value_name = "MOMENT")]
    end: Option<String>,
    /// How many orders at most.
    #[arg(long, value_name = "COUNT")]
    max_uses: Option<u32>,
}

#[derive(Subcommand)]
pub(super) enum StockCommand {
    /// Says how many units of a product are left: `trichter stock set daily-trio 120`.
    Set {
        /// The product: the name of its file.
        product: String,
        /// A number, or `untracked`: then it is never sold out.
        count: String,
    },
    /// Lists what is left.
    List {
        /// For programs.
        #[arg(long)]
        json: bool,
    },
}

pub(super) fn price(config: &Config, command: PriceCommand) -> Result<String, CommandError> {
    match command {
        PriceCommand::Set { sku, country, amount } => prices::set(config, &sku, country, &amount),
        PriceCommand::List { country, json } => prices::list(config, country, Form::new(json)),
        PriceCommand::Import { dry_run: true } => prices::plan_import(config),
        PriceCommand::Import { dry_run: false } => prices::import(config),
        PriceCommand::History { sku, country, json } => prices::history(config, &sku, country, Form::new(json)),
    }
}

pub(super) fn campaign(config: &Config, command: CampaignCommand) -> Result<String, CommandError> {
    match command {
        CampaignCommand::Create(new) => campaigns::create(
            config,
            CampaignRequest {
                name: new.name,
                country: new.country,
                start: new.start.as_deref(),
                end: &new.end,
                prices: &new.prices,
            },
        ),
        CampaignCommand::List { json } => campaigns::list(config, Form::new(json)),
        CampaignCommand::End { name, country } => campaigns::end(config, &name, country),
    }
}

pub(super) fn coupon(config: &Config, command: CouponCommand) -> Result<String, CommandError> {
    match command {
        CouponCommand::Create(new) => coupons::create(
            config,
            CouponRequest {
                code: new.code,
                percent: new.percent,
                amount: new.amount.as_deref(),
                country: new.country,
                start: new.start.as_deref(),
                end: new.end.as_deref(),
                max_uses: new.max_uses,
            },
        ),
        CouponCommand::List { json } => coupons::list(config, Form::new(json)),
        CouponCommand::End { code } => coupons::end(config, &code),
    }
}

pub(super) fn look_after_stock(config: &Config, command: StockCommand) -> Result<String, CommandError> {
    match command {
        StockCommand::Set { product, count } => stock::set(config, &product, &count),
        StockCommand::List { json } => stock::list(config, Form::new(json)),
    }
}

fn parse_sku(text: &str) -> Result<Sku, &'static str> {
    text.parse()
        .map_err(|_| "a package is named like daily-trio-3: the product and the units in it")
}

fn parse_campaign(text: &str) -> Result<CampaignName, String> {
    text.parse()
        .map_err(|error: domain::catalog::NoCampaignName| error.to_string())
}

fn parse_coupon(text: &str) -> Result<CouponCode, String> {
    text.parse()
        .map_err(|error: domain::coupon::NoCouponCode| error.to_string())
}
