// How the storefront's tests run. Tests that need a document ask for it themselves, in their first line.

import { defineConfig } from "vitest/config";
import { legacyReactServer } from "./build/bundles.ts";
import { madeAssets } from "./build/made-assets.ts";
import { placesFor } from "./build/places.ts";

export default defineConfig({
  // Tests import what the build makes, and may run before any build.
  plugins: [madeAssets(placesFor("development"))],
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  // Pages are rendered with the very file that the server bundle holds.
  resolve: { alias: { "react-dom/server": legacyReactServer("development", placesFor("development")) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubGlobals: true,
    // A machine that does other work at the same time is slow, not wrong.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
