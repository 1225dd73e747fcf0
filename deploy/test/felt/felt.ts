// Notes in a page what moves while it loads and how long it takes to answer, and finds images without a size.
import type { Page } from "@playwright/test";

type Shift = { readonly value: number; readonly of: string };
type Interaction = { readonly ms: number; readonly of: string };
type Noted = { readonly shifts: Shift[]; readonly interactions: Interaction[] };

/** Call it before the page is opened. */
export async function noteFelt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { shifts: [], interactions: [] };
    Object.assign(globalThis, { sbFelt: noted });
    const nameOf = (node: unknown): string =>
      node instanceof Element ? `${node.localName}${node.id ? `#${node.id}` : `.${node.classList}`}` : "";
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: unknown }[];
      readonly interactionId: number;
      readonly target: unknown;
    };
    const watch = (type: string, each: (entry: Entry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) each(entry as Entry);
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    watch("layout-shift", ({ value, hadRecentInput, sources }) => {
      if (!hadRecentInput) noted.shifts.push({ value, of: sources.map(({ node }) => nameOf(node)).join(" ") });
    });
    watch("event", ({ interactionId, duration, name, target }) => {
      if (interactionId) noted.interactions.push({ ms: duration, of: `${name} ${nameOf(target)}` });
    });
  });
}

const notedIn = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { readonly sbFelt: Noted }).sbFelt);

/** Scrolls to the end, where more may load. Before that, placeholders are gone: the network may be idle while a slow page still draws. */
export async function toTheEnd(page: Page): Promise<void> {
  await page.locator('[class*="_skeleton_"]').first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

/** The sum of all shifts, which is at least what browsers report, and what moved most. */
export async function shiftOf(page: Page): Promise<{ readonly sum: number; readonly worst: string }> {
  const { shifts } = await notedIn(page);
  const worst = shifts.toSorted((one, other) => other.value - one.value)[0]?.of ?? "";
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), worst };
}

export async function slowestOf(page: Page): Promise<Interaction> {
  const { interactions } = await notedIn(page);
  return interactions.toSorted((one, other) => other.ms - one.ms)[0] ?? { ms: 0, of: "" };
}

/** Images that take no room before they are loaded. */
export const withoutSize = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("img")]
      .filter((image) => {
        const { aspectRatio } = getComputedStyle(image);
        return !(image.hasAttribute("width") && image.hasAttribute("height")) && !/\d/.test(aspectRatio);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
