// `make bench-orders`: transactions committed while orders are made and settled, against the raw commits of the same database in
// the same run; beside it the orders, and the share that the database reaches when the same rows are written bare. Prints a table
// and fails if a budget is broken. Everything ends by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { comparison, measureWithDatabases, openPostgres, percent } from "./databases.mjs";
import { printTable } from "./table.mjs";

const folder = mkdtempSync(join(tmpdir(), "trichter-bench-"));
const postgres = await openPostgres();
try {
  const databases = [await postgres.create("orders"), await postgres.create("bare")];
  const figures = measureWithDatabases("orders-bench", join(folder, "raw"), ...databases);
  const row = (figure) => ({
    ...comparison(figure),
    "same rows, bare": percent(figure.bare),
    orders: `${Math.round(figure.orders_per_second)} a second`,
  });
  printTable(figures.map(row));
} finally {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
