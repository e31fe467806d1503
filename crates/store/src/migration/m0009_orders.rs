//! The tables of orders and of their money: orders with lines, attempts to pay, what providers reported, the ledger, refunds,
//! cases for a person, and the last number of each country.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{
    ForeignKey, ForeignKeyAction, ForeignKeyCreateStatement, Index, IndexCreateStatement, Table, TableCreateStatement,
};
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, boolean, text, text_null};

use super::append_only::append_only;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let tables = [
        shop_order(),
        order_line(),
        order_number(),
        payment_attempt(),
        payment_event(),
        ledger_entry(),
        refund(),
        payment_case(),
    ];
    for table in tables {
        manager.create_table(table).await?;
    }
    let indexes = [
        unique("shop_order", "shop_order_number", &["country", "number"]),
        index("shop_order", "shop_order_created", &["created_at_ms", "id"]),
        index("shop_order", "shop_order_state", &["state", "created_at_ms", "id"]),
        index("shop_order", "shop_order_email", &["email"]),
        index("shop_order", "shop_order_expires_at_ms", &["expires_at_ms"]),
        index("payment_attempt", "payment_attempt_order", &["order_id"]),
        unique("payment_attempt", "payment_attempt_ref", &["provider", "provider_ref"]),
        index("payment_attempt", "payment_attempt_check_at_ms", &["check_at_ms"]),
        index(
            "payment_event",
            "payment_event_done_at_ms",
            &["done_at_ms", "received_at_ms"],
        ),
        unique(
            "ledger_entry",
            "ledger_entry_movement",
            &["provider", "reference", "kind"],
        ),
        index("ledger_entry", "ledger_entry_order", &["order_id"]),
        index("refund", "refund_order", &["order_id"]),
        index("refund", "refund_state", &["state"]),
        unique("refund", "refund_reference", &["provider", "reference"]),
        unique("payment_case", "payment_case_cause", &["kind", "cause"]),
        index("payment_case", "payment_case_closed_at_ms", &["closed_at_ms"]),
    ];
    for index in indexes {
        manager.create_index(index).await?;
    }
    append_only(manager, "ledger_entry").await
}

fn index(table: &'static str, name: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create().name(name).table(table).take();
    for column in columns {
        index.col(*column);
    }
    index
}

fn unique(table: &'static str, name: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    index(table, name, columns).unique().take()
}

/// What belongs to an order goes with it, unless money moved: then neither goes. A case outlives its order.
fn of_order(table: &'static str, on_delete: ForeignKeyAction) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table, "order_id")
        .to("shop_order", "id")
        .on_delete(on_delete)
        .take()
}

/// `order` alone is a word of SQL.
fn shop_order() -> TableCreateStatement {
    Table::create()
        .table("shop_order")
        .col(text("id").primary_key())
        .col(blob("token_hash"))
        .col(text("state"))
        .col(text("country"))
        .col(big_integer_null("number"))
        .col(text("locale"))
        .col(text("currency"))
        .col(text_null("email"))
        .col(text_null("email_as_written"))
        .col(text_null("address_lines"))
        .col(text_null("address_fields"))
        .col(big_integer("delivery_minor"))
        .col(big_integer("discount_minor"))
        .col(big_integer("total_minor"))
        .col(text("vat"))
        .col(text_null("coupon"))
        .col(text_null("funnel"))
        .col(text("from_page"))
        .col(text_null("session"))
        .col(big_integer("catalog_revision"))
        .col(text_null("method"))
        .col(text_null("button_version"))
        .col(big_integer("attempts"))
        .col(text_null("carried_by"))
        .col(big_integer("created_at_ms"))
        .col(big_integer_null("placed_at_ms"))
        .col(big_integer_null("expires_at_ms"))
        .col(big_integer_null("authorised_at_ms"))
        .col(big_integer_null("paid_at_ms"))
        .col(big_integer_null("shipped_at_ms"))
        .col(big_integer_null("ended_at_ms"))
        .col(big_integer_null("erased_at_ms"))
        .take()
}

fn order_line() -> TableCreateStatement {
    Table::create()
        .table("order_line")
        .col(text("order_id"))
        .col(big_integer("position"))
        .col(text("sku"))
        .col(text("name"))
        .col(text("note"))
        .col(big_integer("quantity"))
        .col(big_integer("price_minor"))
        .col(big_integer("discount_minor"))
        .col(big_integer("total_minor"))
        .col(text("currency"))
        .col(text("tax_class"))
        .col(big_integer("vat_permille"))
        .col(boolean("is_sent"))
        .col(text_null("unit_price"))
        .primary_key(Index::create().col("order_id").col("position"))
        .foreign_key(&mut of_order("order_line", ForeignKeyAction::Cascade))
        .take()
}

fn order_number() -> TableCreateStatement {
    Table::create()
        .table("order_number")
        .col(text("country").primary_key())
        .col(big_integer("last_number"))
        .take()
}

fn payment_attempt() -> TableCreateStatement {
    Table::create()
        .table("payment_attempt")
        .col(text("id").primary_key())
        .col(text("order_id"))
        .col(big_integer("number"))
        .col(text("provider"))
        .col(text("method"))
        .col(text("capture"))
        .col(big_integer("amount_minor"))
        .col(text("currency"))
        .col(text_null("provider_ref"))
        .col(text_null("redirect"))
        .col(text("standing"))
        .col(boolean("is_in_process"))
        .col(text_null("saved_method"))
        .col(text("return_page"))
        .col(big_integer("created_at_ms"))
        .col(big_integer_null("check_at_ms"))
        .foreign_key(&mut of_order("payment_attempt", ForeignKeyAction::Cascade))
        .take()
}

fn payment_event() -> TableCreateStatement {
    Table::create()
        .table("payment_event")
        .col(text("provider"))
        .col(text("event_id"))
        .col(text("kind"))
        .col(text_null("provider_ref"))
        .col(text("body"))
        .col(big_integer("received_at_ms"))
        .col(big_integer("tries"))
        .col(big_integer_null("done_at_ms"))
        .primary_key(Index::create().col("provider").col("event_id"))
        .take()
}

fn ledger_entry() -> TableCreateStatement {
    Table::create()
        .table("ledger_entry")
        .col(text("id").primary_key())
        .col(text_null("order_id"))
        .col(text_null("attempt"))
        .col(text("provider"))
        .col(text("reference"))
        .col(text("kind"))
        .col(big_integer("amount_minor"))
        .col(text("currency"))
        .col(big_integer("at_ms"))
        .col(big_integer("recorded_at_ms"))
        .foreign_key(&mut of_order("ledger_entry", ForeignKeyAction::Restrict))
        .take()
}

fn refund() -> TableCreateStatement {
    Table::create()
        .table("refund")
        .col(text("id").primary_key())
        .col(text("order_id"))
        .col(text("attempt"))
        .col(text("provider"))
        .col(big_integer("amount_minor"))
        .col(text("currency"))
        .col(text("reason"))
        .col(text("state"))
        .col(text_null("reference"))
        .col(big_integer("asked_at_ms"))
        .col(big_integer_null("ended_at_ms"))
        .foreign_key(&mut of_order("refund", ForeignKeyAction::Restrict))
        .take()
}

fn payment_case() -> TableCreateStatement {
    Table::create()
        .table("payment_case")
        .col(text("id").primary_key())
        .col(text("kind"))
        .col(text("cause"))
        .col(text_null("order_id"))
        .col(text_null("attempt"))
        .col(big_integer("opened_at_ms"))
        .col(big_integer_null("closed_at_ms"))
        .col(text_null("outcome"))
        .foreign_key(&mut of_order("payment_case", ForeignKeyAction::SetNull))
        .take()
}
