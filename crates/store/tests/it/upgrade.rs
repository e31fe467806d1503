//! An upgrade: whatever the books of an earlier release hold is there after the steps that came since, in both databases.
//! `orders:2000` as an argument of the test program asks for larger books.

use domain::digital_goods::AccessCode;
use domain::lead::LeadForm;
use domain::order::CaseKind;
use sea_orm::{ConnectOptions, ConnectionTrait, Database as Connect, DatabaseConnection, DbBackend, Statement};
use store::feedback::insert_objection;
use store::lead_forms::insert_form;
use store::orders::hold_order;
use store::shipments::insert_shipment;
use store::{Store, Writer};

use crate::database::{Database, EVERYTHING, NOON_MS, choice, run};
use crate::{
    campaigns, catalog, consents, content_revisions, coupons, digital_goods, events, feedback, jobs, leads,
    mail_budgets, payment_cases, payment_events, refunds, runs, shipments, shop, stock, withdrawals,
};

/// Orders in an ordinary run of the tests.
const ORDERS: u128 = 4;

fn orders() -> u128 {
    let argument = std::env::args().find_map(|argument| argument.strip_prefix("orders:").map(str::to_owned));
    argument.map_or(ORDERS, |count| count.parse().expect("a number"))
}

/// Something of everything, as the shop writes it.
async fn fill(store: &Store, orders: u128) {
    catalog::with_prices(store).await;
    catalog::set(store, "trio-1", 5200, NOON_MS + 1).await.expect("a price");
    consents::record(store, choice(1, 1, EVERYTHING), NOON_MS).await;
    runs::open(store, runs::session(1), NOON_MS).await;
    runs::put(store, &[runs::answer(1, "age", 1), runs::answer(1, "goal", 2)]).await;
    leads::add(store, &leads::new_lead(1), NOON_MS).await;
    jobs::add(store, &jobs::job(1)).await;
    events::add(store, &[events::event(1, "start", "age", "shown")]).await;
    for order in 1..=orders {
        shop::paid(store, order).await;
    }
    shop::placed(store, orders + 1).await;
    let refund = refunds::refund(1, shop::euro(500));
    refunds::request(store, &refund).await.expect("a refund");
    let sent = store.write("sending", async |writer: &Writer| {
        insert_shipment(writer, shop::order_id(1), &shipments::parcel("1"), NOON_MS).await
    });
    sent.await.expect("sent");
    let case = withdrawals::case(1, 0, Some(shop::order_id(2)));
    assert!(withdrawals::keep(store, &withdrawals::withdrawal(1), &[case]).await);
    let order = shop::look(store, 2).await.expect("an order");
    let held = store.write("holding", async |writer: &Writer| {
        hold_order(writer, &order, NOON_MS).await
    });
    held.await.expect("held");
    assert!(feedback::keep(store, &feedback::feedback(1, 4)).await);
    let objecting = store.write("objecting", async |writer: &Writer| {
        insert_objection(writer, "anna@example.org", NOON_MS).await
    });
    objecting.await.expect("objected");
    let grant = digital_goods::grant(1, 1);
    digital_goods::give(store, std::slice::from_ref(&grant)).await;
    let codes = [AccessCode::new(1)];
    digital_goods::open(store, grant.id, &codes, NOON_MS)
        .await
        .expect("opened");
    assert!(coupons::create(store, &coupons::coupon()).await);
    campaigns::create(store, &campaigns::sale(3900, 0, 7))
        .await
        .expect("a campaign");
    stock::set(store, Some(1000)).await;
    content_revisions::keep(store, content_revisions::key("1"), b"{}", NOON_MS).await;
    mail_budgets::send(store, mail_budgets::ANNA).await;
    assert!(payment_cases::add(store, &payment_cases::case(CaseKind::Chargeback, "dp_1")).await);
    payment_events::take(store, payment_events::EVENT).await;
    let form = LeadForm {
        id: leads::new_lead(2).id,
        lead: leads::new_lead(1).id,
        wants_result: true,
        newsletter: false,
    };
    let noting = store.write("noting", async |writer: &Writer| insert_form(writer, &form).await);
    noting.await.expect("noted");
}

/// One connection, around the store.
async fn connect(database: &Database) -> DatabaseConnection {
    let mut options = ConnectOptions::new(database.address());
    options.max_connections(1);
    Connect::connect(options).await.expect("connected")
}

async fn texts(raw: &DatabaseConnection, of_sqlite: &str, of_postgresql: &str) -> Vec<String> {
    let backend = raw.get_database_backend();
    let sql = if backend == DbBackend::Sqlite {
        of_sqlite
    } else {
        of_postgresql
    };
    let rows = raw
        .query_all_raw(Statement::from_string(backend, sql))
        .await
        .expect(sql);
    rows.iter().map(|row| row.try_get_by_index(0).expect("text")).collect()
}

async fn tables(raw: &DatabaseConnection) -> Vec<String> {
    texts(
        raw,
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'seaql_migrations' ORDER BY 1",
        "SELECT table_name::text FROM information_schema.tables \
         WHERE table_schema = 'public' AND table_name <> 'seaql_migrations' ORDER BY 1",
    )
    .await
}

async fn columns(raw: &DatabaseConnection, table: &str) -> Vec<String> {
    texts(
        raw,
        &format!("SELECT '\"' || name || '\"' FROM pragma_table_info('{table}') ORDER BY 1"),
        &format!(
            "SELECT '\"' || column_name || '\"' FROM information_schema.columns \
             WHERE table_schema = 'public' AND table_name = '{table}' ORDER BY 1"
        ),
    )
    .await
}

/// Every row in one text, with these columns.
async fn rows(raw: &DatabaseConnection, table: &str, columns: &[String]) -> Vec<String> {
    let quoted = columns.iter().map(|column| format!("quote({column})"));
    let of_sqlite = quoted.collect::<Vec<_>>().join(" || ' ' || ");
    let quoted = columns.iter().map(|column| format!("quote_nullable({column})"));
    let of_postgresql = quoted.collect::<Vec<_>>().join(" || ' ' || ");
    texts(
        raw,
        &format!("SELECT {of_sqlite} FROM \"{table}\" ORDER BY 1"),
        &format!("SELECT {of_postgresql} FROM \"{table}\" ORDER BY 1"),
    )
    .await
}

/// Takes out what a step itself put into a table.
async fn empty(raw: &DatabaseConnection, table: &str) {
    let sql = format!("DELETE FROM \"{table}\"");
    raw.execute_unprepared(&sql).await.expect(&sql);
}

/// Copies what the old schema has room for. The order of tables does not matter: references are looked at by nobody meanwhile.
async fn copy(newest: &Database, raw_newest: &DatabaseConnection, raw_old: &DatabaseConnection) {
    if raw_old.get_database_backend() == DbBackend::Sqlite {
        let file = newest.data_dir().join("trichter.sqlite3");
        let begin = format!(
            "PRAGMA foreign_keys = OFF; ATTACH DATABASE '{}' AS newest",
            file.display()
        );
        raw_old.execute_unprepared(&begin).await.expect("attached");
        for table in tables(raw_old).await {
            let columns = columns(raw_old, &table).await.join(", ");
            let sql = format!("INSERT INTO main.\"{table}\" ({columns}) SELECT {columns} FROM newest.\"{table}\"");
            empty(raw_old, &table).await;
            raw_old.execute_unprepared(&sql).await.expect(&sql);
        }
        raw_old
            .execute_unprepared("DETACH DATABASE newest")
            .await
            .expect("detached");
        return;
    }
    let begin = "SET session_replication_role = replica";
    raw_old.execute_unprepared(begin).await.expect("no references");
    for table in tables(raw_old).await {
        let all = format!("SELECT coalesce(json_agg(row_to_json(row)), '[]')::text FROM \"{table}\" row");
        let json = texts(raw_newest, "", &all).await.remove(0);
        let sql = format!("INSERT INTO \"{table}\" SELECT * FROM json_populate_recordset(NULL::\"{table}\", $1::json)");
        let statement = Statement::from_sql_and_values(DbBackend::Postgres, sql, [json.into()]);
        empty(raw_old, &table).await;
        raw_old.execute_raw(statement).await.expect(&table);
    }
}

/// From the books of every earlier release to those of this one.
async fn upgrade_from_every_step(fresh: fn() -> Database) {
    let newest = fresh();
    let store = newest.migrated().await;
    fill(&store, orders()).await;
    let steps: Vec<&str> = store
        .migration_states()
        .await
        .expect("read")
        .iter()
        .map(|state| state.name)
        .collect();
    store.close().await;
    let raw_newest = connect(&newest).await;
    let mut empty = Vec::new();
    for table in tables(&raw_newest).await {
        let columns = columns(&raw_newest, &table).await;
        if rows(&raw_newest, &table, &columns).await.is_empty() {
            empty.push(table);
        }
    }
    assert_eq!(empty, [""; 0], "something is in every table");
    for (at, last) in steps.iter().enumerate().take(steps.len() - 1) {
        let old = fresh();
        let store = old.open();
        assert_eq!(store.migrate_up_to(last, NOON_MS).await.expect("made"), steps[..=at]);
        let raw_old = connect(&old).await;
        copy(&newest, &raw_newest, &raw_old).await;
        let mut before = Vec::new();
        for table in tables(&raw_old).await {
            let columns = columns(&raw_old, &table).await;
            before.push((rows(&raw_old, &table, &columns).await, table, columns));
        }
        raw_old.close().await.expect("closed");
        assert_eq!(
            store.migrate(NOON_MS + 1).await.expect("upgraded"),
            steps[at + 1..],
            "from {last}"
        );
        store.close().await;
        let raw_old = connect(&old).await;
        for (kept, table, columns) in before {
            assert_eq!(rows(&raw_old, &table, &columns).await, kept, "{table}, from {last}");
        }
        raw_old.close().await.expect("closed");
    }
}

#[test]
fn nothing_is_lost_by_an_upgrade_on_sqlite() {
    run(upgrade_from_every_step(Database::sqlite));
}

#[test]
fn nothing_is_lost_by_an_upgrade_on_postgresql() {
    run(upgrade_from_every_step(Database::postgresql));
}
