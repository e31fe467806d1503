-- An order of id $1 in country $2, made at $3: draft, order button, the provider's answer, payment, each in one statement.
WITH new AS (
  INSERT INTO shop_order (id, country, token_hash, state, locale, currency, email, email_as_written, address_lines,
    address_fields, delivery_minor, discount_minor, total_minor, vat, funnel, from_page, catalog_revision, method, attempts,
    created_at_ms, expires_at_ms)
  VALUES ($1, $2, decode(repeat('07', 32), 'hex'), 'draft', 'de-DE', 'EUR', $1 || '@example.org', $1 || '@example.org',
    '["Anna Muster","Weg 1","10115 Berlin"]', '{"name":"Anna Muster","postcode":"10115","street":"Weg"}', 390, 0, 12870,
    '[[70,12870,842]]', 'start', 'offerpay', 12, 'card', 0, $3, $3 + 2592000000)
)
INSERT INTO order_line (order_id, position, sku, name, note, quantity, price_minor, discount_minor, total_minor, currency,
  tax_class, vat_permille, is_sent, unit_price)
VALUES
  ($1, 1, 'daily-trio-3', 'Tages-Trio', 'für 3 Monate', 1, 9990, 0, 9990, 'EUR', 'supp-solid', 70, TRUE, '853,85 €/kg'),
  ($1, 2, 'fibre-1', 'Ballaststoffe', 'für 3 Monate', 1, 2490, 0, 2490, 'EUR', 'supp-solid', 70, TRUE, '853,85 €/kg');
-- commit
WITH placed AS (
  UPDATE shop_order SET state = 'placed', attempts = 1, expires_at_ms = 86400000, placed_at_ms = 0, button_version = '2026-11-15'
  WHERE id = $1
),
attempt AS (
  INSERT INTO payment_attempt (id, order_id, number, provider, method, capture, amount_minor, currency, standing,
    is_in_process, return_page, created_at_ms, check_at_ms)
  VALUES ($1, $1, 1, 'sandbox', 'card', 'at-once', 12870, 'EUR', 'pending', FALSE, 'offerpay', 0, 120000)
)
INSERT INTO job (id, kind, dedup_key, payload, state, due_at_ms, attempts, created_at_ms)
VALUES ($1, 'settle', $1, '{"order":"' || $1 || '"}', 'waiting', 60000, 0, 0);
-- commit
UPDATE payment_attempt SET provider_ref = 'pay_' || $1, redirect = 'https://pay.example/session/0123456789', check_at_ms = 180000
WHERE id = $1;
-- commit
WITH entries AS (
  INSERT INTO ledger_entry (id, order_id, attempt, provider, reference, kind, amount_minor, currency, at_ms, recorded_at_ms)
  VALUES
    ('c' || $1, $1, $1, 'sandbox', 'ch_' || $1, 'charge', 12870, 'EUR', 0, 0),
    ('f' || $1, $1, $1, 'sandbox', 'ch_' || $1, 'fee', 205, 'EUR', 0, 0)
),
attempt AS (UPDATE payment_attempt SET standing = 'paid', check_at_ms = 240000 WHERE id = $1),
receipt AS (
  INSERT INTO job (id, kind, dedup_key, payload, state, due_at_ms, attempts, created_at_ms)
  VALUES ('r' || $1, 'receipt', $1, '{"order":"' || $1 || '"}', 'waiting', 60000, 0, 0)
),
taken AS (
  INSERT INTO order_number (country, last_number) VALUES ($2, 10001)
  ON CONFLICT (country) DO UPDATE SET last_number = order_number.last_number + 1
  RETURNING last_number
)
UPDATE shop_order SET state = 'paid', carried_by = $1, expires_at_ms = NULL, paid_at_ms = 0, number = taken.last_number
FROM taken WHERE id = $1;
