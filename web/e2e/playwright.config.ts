// Browser tests: the built app on the standalone server, in Chromium. Build first: `vite build web`.
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../../deploy/chromium.ts";
import { hasMixed, profileOf } from "../../deploy/test/profile/profile.ts";
import type { Options, WorkerOptions } from "./support/test.ts";

const executablePath = findChromium();

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

// Where Redis, Kafka and S3 are there, every test runs on the mixed profile once. Names on the servers begin with the run's.
const hasServers = hasMixed();
process.env.SB_TEST_RUN ??= randomBytes(4).toString("hex");
const embedded = { profile: profileOf() };
const mixed = { profile: hasServers ? "mixed" : profileOf() } as const;

export default defineConfig<Options, WorkerOptions>({
  testDir: import.meta.dirname,
  testMatch: "**/*.e2e.ts",
  outputDir: "../../test-results",
  // A file stays with one worker, so that a server of its own starts once.
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"]],
  ...(hasServers && { globalSetup: fileURLToPath(new URL("./support/mixed-places.ts", import.meta.url)) }),
  use: {
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium does not run its sandbox as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        // Software rendering through a GPU process takes longer than the pages themselves.
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Both languages and both widths, in two runs instead of four. Tests tagged @once depend on neither; those tagged @desktop
  // depend on the language alone, and what axe finds does not depend on that.
  projects: [
    { name: "desktop ko", use: { ...desktop, ...embedded, locale: "ko-KR", language: "ko" } },
    { name: "phone en", use: { ...phone, ...mixed, locale: "en-US", language: "en" }, grepInvert: /@once|@desktop/ },
    {
      name: "desktop en",
      use: { ...desktop, ...mixed, locale: "en-US", language: "en", axe: false },
      grep: /@desktop/,
    },
    ...(hasServers
      ? [
          {
            name: "mixed",
            use: { ...desktop, ...mixed, locale: "ko-KR", language: "ko", axe: false } as const,
            grep: /@once/,
            // About the app around the screens, whatever the server keeps its data in.
            testIgnore: "app/**",
          },
        ]
      : []),
  ],
});
