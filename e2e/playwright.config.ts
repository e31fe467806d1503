// How the browser tests run: the real binary, the system's Chromium, two workers, no second attempt.
// TRICHTER_CHROMIUM names another browser, TRICHTER_BINARY another server, E2E_MATRIX=full runs all combinations.

import { defineConfig } from "@playwright/test";
import { headlessPath } from "./harness/chromium.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Far above what any test needs: it only ends what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    // Visitors come from Germany unless a test says otherwise.
    locale: "de-DE",
    trace: "off",
    launchOptions: {
      executablePath: headlessPath(),
      // The browser's own errands have no place in a test.
      args: ["--disable-quic", "--disable-gpu", "--no-first-run", "--disable-sync"],
    },
  },
});
