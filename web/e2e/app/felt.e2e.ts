// A first visit to each main route, on a phone: its weight, whether anything moves while it loads, the room for its images
// (docs/decisions/0121-a-lighter-home.md). Lighthouse and answers to what people do are measured by `npm run lighthouse`.
import { fileURLToPath } from "node:url";
import { devices } from "@playwright/test";
import { FORM_BYTES, HOME_BYTES, MORE_BYTES, SHIFT } from "../../../deploy/test/felt/budgets.ts";
import { noteFelt, shiftOf, toTheEnd, withoutSize } from "../../../deploy/test/felt/felt.ts";
import { kindOf, mainRoutes } from "../../../deploy/test/felt/routes.ts";
import { markWhenUsable, scriptsOf, weigh } from "../../../deploy/test/felt/scripts.ts";
import { DEMO } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const BUDGETS: Readonly<Record<string, number>> = { "/": HOME_BYTES, "/report": FORM_BYTES };

test.use({ serverSettings: DEMO });

test("the main routes keep their budgets, nothing on them moves, and images have a size @once", async ({
  browser,
  request,
  server,
}) => {
  let home: readonly string[] = [];
  for (const path of await mainRoutes(request)) {
    const page = await browser.newPage({ ...devices["Pixel 7"], locale: "ko-KR", baseURL: server.url });
    await Promise.all([noteFelt(page), markWhenUsable(page)]);
    const { all } = await scriptsOf(page, path);
    if (path === "/") home = all;
    const more = path === "/" ? all : all.filter((script) => !home.includes(script));
    await toTheEnd(page);
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await expect.poll(font).toMatch(/^"Pretendard Variable"/);
    const { sum, worst } = await shiftOf(page);
    expect.soft(weigh(DIST, more), `${kindOf(path)}, bytes`).toBeLessThanOrEqual(BUDGETS[path] ?? MORE_BYTES);
    expect.soft(sum, `${kindOf(path)} moves: ${worst}`).toBeLessThan(SHIFT);
    expect.soft(await withoutSize(page), kindOf(path)).toEqual([]);
    await page.close();
  }
});
