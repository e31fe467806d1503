// `make bench-orders`: transactions committed while orders are made and settled, against the raw commits of the same database in
// the same run. Prints a table and fails if a budget is broken. Everything ends by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareWithDatabases, openPostgres } from "./databases.mjs";
import { printTable } from "./table.mjs";

const folder = mkdtempSync(join(tmpdir(), "trichter-bench-"));
const postgres = await openPostgres();
try {
  printTable(compareWithDatabases("orders-bench", join(folder, "raw"), await postgres.create("orders")));
} finally {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
