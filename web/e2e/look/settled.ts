// When a page is there: nothing that it asked for is under way, and three frames and an idle moment later it has asked for nothing more.
// The browser's own `networkidle` waits half a second for the same.
import type { Page, Request } from "@playwright/test";

/** Waits until the page is settled. */
export type Settled = () => Promise<void>;

const LONGEST_MS = 20_000;

/** Follows what a page asks for: call it before the page is opened. */
export function followRequests(page: Page): Settled {
  const open = new Set<Request>();
  let asked = 0;
  let wake = () => {};
  page.on("request", (request) => {
    // A page that is left asks for nothing more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    asked += 1;
    open.add(request);
  });
  const ended = (request: Request) => {
    open.delete(request);
    if (open.size === 0) wake();
  };
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  const allEnded = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to ${[...open][0]?.url()}`)), LONGEST_MS);
      wake = () => {
        clearTimeout(late);
        resolve();
      };
    });
  return async () => {
    for (let before = -1; before !== asked || open.size > 0; ) {
      if (open.size > 0) await allEnded();
      before = asked;
      await page.evaluate(idle);
    }
  };
}

/** Runs in the page: what an answer leads to is drawn, and what that asks for is asked. */
async function idle(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
}
