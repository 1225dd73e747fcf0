// Checks of a page as it stands, for the browser tests and for `npm run look`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { TEXTS } from "../../i18n/for-tests.ts";
import { leavesOf } from "../../i18n/leaves.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe of the version that @axe-core/playwright brings. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

type AxeResults = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
};

const KEYS = [...leavesOf(TEXTS.ko).keys()].map((path) => path.split(".").slice(1).join("/"));
/** A key of one word alone may be a word. */
const TOLD: ReadonlySet<string> = new Set(KEYS.filter((key) => key.includes("/")));

/** Keys of texts that the page shows, or says to a screen reader, instead of the texts. */
export async function keysOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() =>
    [...document.body.innerHTML.matchAll(/>([\w./-]+)<|"([\w./-]+)"/g)].map(([, text, value]) => text ?? value),
  );
  return [...new Set(said)].filter((word) => word !== undefined && TOLD.has(word)) as string[];
}

/** Violations as `rule: elements`, contrast among them. The pages have no frames. */
export async function axeOn(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  // AxeBuilder would bring axe into the page twice a check, and all that was found to be right out of it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = {
    runOnly: { type: "tag", values: RULES },
    rules,
    resultTypes: ["violations"],
    // Stylesheets and media are fetched again for rules about sound that plays by itself: the app has none.
    preload: false,
  };
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { readonly axe: { run(on: Document, how: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
}

/** Finishes animations that have not started, and waits for running ones. Endless ones don't count. */
export async function standStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
