// Browser tests: the built app on the standalone server, in Chromium. Build first: `vite build web`.
import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import type { Options } from "./support/test.ts";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = [process.env.SB_CHROMIUM, ...known].find((path) => path && existsSync(path));

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

export default defineConfig<Options, Options>({
  testDir: import.meta.dirname,
  testMatch: "**/*.e2e.ts",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"]],
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
    { name: "desktop ko", use: { ...desktop, locale: "ko-KR", language: "ko" } },
    { name: "phone en", use: { ...phone, locale: "en-US", language: "en" }, grepInvert: /@once|@desktop/ },
    { name: "desktop en", use: { ...desktop, locale: "en-US", language: "en", axe: false }, grep: /@desktop/ },
  ],
});
