// The scripts a page fetches, and when the page becomes usable.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

export type Scripts = {
  /** Requested before the heading and the first control of the page were there. */
  readonly untilUsable: readonly string[];
  /** All scripts until the network is idle. */
  readonly all: readonly string[];
};

const MARK = "usable";

/** Makes each page record the moment it becomes usable. */
export async function markWhenUsable(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const observer = new MutationObserver(() => {
      // A page that the server rendered is there at once: its controls wait for the app, or stay pressed (web/first/first-paint.ts).
      if (document.readyState === "loading" || !document.querySelector("main h1")) return;
      if (!document.querySelector("main button:not([inert], [name])")) return;
      performance.mark(mark);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, MARK);
}

export async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  const fetched = await page.evaluate((mark) => {
    const usableAt = performance.getEntriesByName(mark)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime <= usableAt }))
      .filter((resource) => resource.path.endsWith(".js"));
  }, MARK);
  const pathsOf = (some: typeof fetched) => [...new Set(some.map((script) => script.path))];
  return { untilUsable: pathsOf(fetched.filter(({ early }) => early)), all: pathsOf(fetched) };
}

/** Transferred bytes, compressed with gzip as the server does. */
export const weigh = (dist: string, scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(dist, script)), { level: 9 }).length, 0);

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
