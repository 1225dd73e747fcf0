// Browser tests: the built app on the standalone server, in Chromium. Build first: `vite build web`.
import { randomBytes } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import type { Language } from "@sb/contracts/codes.ts";
import { findChromium } from "../../deploy/chromium.ts";
import { hasMixed, profileOf } from "../../deploy/test/profile/profile.ts";
import { LOCALES } from "../i18n/languages.ts";
import { Dealt, type DealtPlace } from "./support/deal.ts";
import type { Options, WorkerOptions } from "./support/test.ts";

const executablePath = findChromium();

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

// Names on the servers begin with the run's.
const hasServers = hasMixed();
process.env.SB_TEST_RUN ??= randomBytes(4).toString("hex");
const embedded = { profile: profileOf() };
/** Costs half as much again: in each run for tests about the server alone, at night for every test. */
const mixed = { profile: hasServers ? "mixed" : profileOf() } as const;

const speaking = (language: Language) => ({ language, locale: LOCALES[language] });

const every = process.env.SB_TEST_EVERY === "1";

/** Tests tagged @once depend on neither language nor width, those tagged @desktop not on the width. */
const untagged = (test: string): boolean => !/@once|@desktop/.test(test);
/** On a server with demo content, which takes as long to start as several tests: none is started for one test of another project. */
const ON_DEMO = globSync("*/*.e2e.ts", { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").includes("serverSettings: DEMO"),
);
const startsQuickly = (test: string): boolean => every || !ON_DEMO.some((file) => test.startsWith(file));
// Beside what the server keeps its data in: about the app around the screens.
const aboutTheServer = (test: string): boolean =>
  test.includes("@once") && !test.startsWith("app/") && startsQuickly(test);
const smoke = (test: string): boolean => untagged(test) && test.includes("@smoke");

type Use = NonNullable<PlaywrightTestConfig<Options, WorkerOptions>["use"]>;
const places: readonly (DealtPlace & { readonly use: Use })[] = [
  { name: "desktop ko", takes: () => true, use: { ...desktop, ...embedded, ...speaking("ko") } },
  { name: "phone en", takes: untagged, use: { ...phone, ...embedded, ...speaking("en") } },
  {
    name: "desktop en",
    takes: (test) => /@desktop/.test(test) && startsQuickly(test),
    use: { ...desktop, ...embedded, ...speaking("en") },
  },
  { name: "mixed", takes: aboutTheServer, use: { ...desktop, ...mixed, ...speaking("ko") } },
  ...(every
    ? [
        { name: "phone ko", takes: untagged, use: { ...phone, ...mixed, ...speaking("ko") } },
        { name: "phone zh", takes: smoke, use: { ...phone, ...embedded, ...speaking("zh") } },
        { name: "desktop ja", takes: smoke, use: { ...desktop, ...mixed, ...speaking("ja") } },
        { name: "phone de", takes: smoke, use: { ...phone, ...embedded, ...speaking("de") } },
      ]
    : []),
];

export default defineConfig<Options, WorkerOptions>({
  testDir: import.meta.dirname,
  testMatch: "**/*.e2e.ts",
  outputDir: "../../test-results",
  // A file stays with one worker, so that a server of its own starts once.
  fullyParallel: false,
  forbidOnly: true,
  // One more than CI has cores: a browser test waits for its server and its page a third of its time. With four, and the
  // outages beside them, pages took longer than a test waits for them.
  workers: 3,
  // The second try tells what a failure was; one that passes is an error all the same (deploy/test-run/quarantine.ts).
  retries: 1,
  // Neither is a promise of speed: they end a test that waits for what doesn't come.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
  projects: places.map((place) => ({ name: place.name, use: place.use, grep: new Dealt(place, places, every) })),
});
