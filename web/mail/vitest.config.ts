// How the tests of mails run.

import { defineConfig } from "vitest/config";
import { legacyReactServer } from "../storefront/build/bundles.ts";
import { placesFor } from "../storefront/build/places.ts";

export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  // Mails are rendered with the very file that the server bundle holds.
  resolve: { alias: { "react-dom/server": legacyReactServer("development", placesFor("development")) } },
  test: { include: ["tests/**/*.test.ts"] },
});
