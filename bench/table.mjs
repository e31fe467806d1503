// Prints what a measurement found. Whatever measures ends with it.

/** One line for each row under the names of its columns. A row whose verdict is BROKEN fails the command. */
export function printTable(rows) {
  const columns = Object.keys(rows[0]);
  const width = (key) => Math.max(key.length, ...rows.map((row) => row[key].length));
  const line = (row) => columns.map((key) => row[key].padEnd(width(key))).join("  ");
  const header = Object.fromEntries(columns.map((key) => [key, key]));
  process.stdout.write(`${[header, ...rows].map(line).join("\n")}\n`);
  process.exitCode = rows.some((row) => row.verdict === "BROKEN") ? 1 : 0;
}
