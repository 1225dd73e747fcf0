// Finds a Chromium on this machine for the browser tests.
import { existsSync } from "node:fs";

/** The headless shell first: it has the same engine without a browser's windows, and takes less processor time. */
const KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Its path; `SB_CHROMIUM` names another one. Undefined if there is none. */
export const findChromium = (named = process.env.SB_CHROMIUM): string | undefined =>
  [named, ...KNOWN].find((path) => path && existsSync(path));
