// `npm run country-reference`: writes the country reference of `domain` from the npm package country-locale-map.
// With `--check` it writes nothing and fails if the files are not what it would write.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const packageName = "country-locale-map";
const dataFolder = new URL("../crates/domain/data/", import.meta.url);

/** The fields of a record in the order in which they are written; the optional ones are missing in some records. */
const fields = {
  name: "required",
  alpha2: "required",
  alpha3: "required",
  numeric: "required",
  locales: "required",
  default_locale: "required",
  currency: "required",
  currency_name: "required",
  latitude: "optional",
  longitude: "optional",
  languages: "optional",
  capital: "optional",
  emoji: "optional",
  emojiU: "optional",
  fips: "required",
  internet: "required",
  continent: "required",
  region: "required",
  alternate_names: "optional",
};

/**
 * Records whose two sets differ by more than the separator: the locale as either set has it, and the one we keep.
 * The underscored set has Kosovo's locale with a hyphen, the other one has lost its region.
 */
const slips = new Map([["XK", { underscored: "sq-XK", hyphenated: "sq", kept: "sq_XK" }]]);

const require = createRequire(import.meta.url);
const packageFile = (name) => require.resolve(`${packageName}/${name}`);
const readJson = (name) => JSON.parse(readFileSync(packageFile(name), "utf8"));

function merge(underscored, hyphenated) {
  if (underscored.length !== hyphenated.length) throw new Error("the two sets differ in length");
  return underscored.map((record, index) => {
    const kept = withoutSlip(record, hyphenated[index]);
    for (const field of Object.keys({ ...kept.record, ...kept.twin })) {
      const expected = isLocaleField(field) ? hyphenate(kept.record[field]) : kept.record[field];
      if (JSON.stringify(expected) !== JSON.stringify(kept.twin[field])) {
        throw new Error(`${record.name}: the two sets differ in ${field} by more than the separator`);
      }
    }
    return tidy(kept.record);
  });
}

function withoutSlip(record, twin) {
  const slip = slips.get(record.alpha2);
  if (!slip) return { record, twin };
  if (record.default_locale !== slip.underscored || twin.default_locale !== slip.hyphenated) {
    throw new Error(`${record.name}: no longer has the slip this script mends`);
  }
  return {
    record: withLocale(record, slip.underscored, slip.kept),
    twin: withLocale(twin, slip.hyphenated, hyphenate(slip.kept)),
  };
}

function withLocale(record, from, to) {
  const replace = (locale) => (locale === from ? to : locale);
  return { ...record, locales: record.locales.map(replace), default_locale: replace(record.default_locale) };
}

function isLocaleField(field) {
  return field === "locales" || field === "default_locale";
}

function hyphenate(value) {
  return Array.isArray(value) ? value.map(hyphenate) : value.replaceAll("_", "-");
}

/** The record with its fields in order and without stray space around them. */
function tidy(record) {
  const unknown = Object.keys(record).filter((field) => !(field in fields));
  const missing = Object.keys(fields).filter((field) => fields[field] === "required" && !(field in record));
  if (unknown.length + missing.length > 0) {
    throw new Error(`${record.name}: unknown fields [${unknown}], missing fields [${missing}]`);
  }
  const present = Object.keys(fields).filter((field) => field in record);
  return Object.fromEntries(present.map((field) => [field, trim(record[field])]));
}

function trim(value) {
  return Array.isArray(value) ? value.map(trim) : value.trim();
}

const { version, license } = readJson("package.json");
const records = merge(readJson("countries.json"), readJson("countries-intl.json"));
// One country a line, so that a diff shows which ones changed.
const lines = records.map((record) => JSON.stringify(record)).join(",\n");
const head = `"source":${JSON.stringify(packageName)},"version":"${version}","license":"${license}"`;
const files = {
  "countries.json": `{${head},"countries":[\n${lines}\n]}\n`,
  [`LICENSE-${packageName}`]: readFileSync(packageFile("LICENSE"), "utf8").replaceAll("\r\n", "\n"),
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, dataFolder);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    throw new Error(`crates/domain/data/${name} is not current: run npm run country-reference`);
  }
}
