// "Check without telling us": what leaves the device, and what is known without a connection.
import { createHash } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { runJob } from "../../../deploy/test/stored/run-job.ts";
import type { Translate } from "../../i18n/texts.ts";
import { expect, test } from "../support/test.ts";
import { fileReport, newWallet } from "./history-steps.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** All that a request tells: where it goes, its headers, its body. */
const toldBy = async (request: Request): Promise<string> =>
  [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ""].join(" ").toLowerCase();

function privateOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  return {
    main,
    field: main.getByRole("textbox", { name: t(($) => $.untold.label) }),
    check: main.getByRole("button", { name: t(($) => $.untold.submit), exact: true }),
    verdict: (title: string) => main.getByRole("region", { name: title }),
  };
}

test("five letters of each hash leave the device, and nothing else of the text @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  const requests: Request[] = [];
  await page.goto("/private", { waitUntil: "networkidle" });
  const { main, field, check, verdict } = privateOn(page, t);
  // The page's font comes when the browser is idle: for what the page says, and not for what is typed.
  await page.waitForFunction(
    () => document.fonts.status === "loaded" && [...document.fonts].some(({ status }) => status === "loaded"),
  );
  page.on("request", (request) => requests.push(request));
  await field.fill(`이 지갑으로 보내래요: ${adrs.toUpperCase().replace("0X", "0x")} 괜찮을까요?`);
  await field.press("End");
  expect(requests.map((request) => request.url())).toEqual([]);
  await check.click();
  await expect(verdict(t(($) => $.lookup.verdict.reported, { count: 1 }))).toContainText(adrs);
  await expect(main.getByText(t(($) => $.untold.sent, { count: 1 }))).toBeVisible();
  await expectAccessible(page);

  const told = await Promise.all(requests.map(toldBy));
  const ranges = told.filter((each) => each.includes("/range/"));
  expect(ranges.map((each) => /\/lookup\/range\/([0-9a-f]{5}) /.exec(each)?.[1])).toEqual([sha256(adrs).slice(0, 5)]);
  for (const each of told) {
    expect(each).not.toContain(adrs.slice(2, 12));
    expect(each).not.toContain(sha256(adrs).slice(0, 6));
    expect(each).not.toContain("authorization");
    expect(each).not.toContain(encodeURIComponent("지갑").toLowerCase());
  }
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept.toLowerCase()).not.toContain(adrs.slice(2, 12));
});

test("a site is asked with the site above it, and what can't be asked is said", async ({ page, t, people }) => {
  const site = `p${crypto.randomUUID().slice(0, 12)}.com`;
  await fileReport(await people.join(), { declare: { declareType: "SITE", adrs: site, chain: undefined } });
  await page.goto("/private");
  const { main, field, check, verdict } = privateOn(page, t);
  await field.fill(`https://login.${site}/gift @somebody_else`);
  await check.click();
  const reported = verdict(t(($) => $.lookup.verdict.reported, { count: 1 }));
  await expect(reported).toContainText(t(($) => $.untold.parent));
  await expect(main.getByText(t(($) => $.untold.sent, { count: 1 }))).toBeVisible();
  await expect(main.getByText(t(($) => $.untold.others))).toBeVisible();
  await expect(main.getByText(t(($) => $.untold.lookAlikes))).toBeVisible();

  await field.fill("아무 주소도 없는 글");
  await check.click();
  await expect(main.getByText(t(($) => $.untold.notFound))).toBeVisible();

  await field.fill(newWallet());
  await check.click();
  await expect(verdict(t(($) => $.lookup.verdict.unknown))).toContainText(t(($) => $.lookup.verdict.caution));
});

test("the set on the device answers without a connection, also after a reload @smoke", async ({
  page,
  context,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  const job = { kind: "report-filter", id: crypto.randomUUID() };
  await expect.poll(() => runJob(server.dir, job), { timeout: 30_000 }).toBe(true);
  await page.goto("/private");
  const { main, field, check, verdict } = privateOn(page, t);
  await main.getByRole("button", { name: t(($) => $.untold.set.get) }).click();
  await expect(main.getByRole("button", { name: t(($) => $.untold.set.drop) })).toBeVisible();
  await expect(main.getByRole("checkbox", { name: t(($) => $.untold.set.use) })).toBeChecked();

  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field.fill(adrs);
  await check.click();
  await expect(verdict(t(($) => $.untold.set.possibly))).toContainText(adrs);
  await expect(main.getByText(t(($) => $.untold.sentNothing))).toBeVisible();
  expect(asked).toEqual([]);
  await expectAccessible(page);

  await page.reload();
  await expect(main.getByRole("checkbox", { name: t(($) => $.untold.set.use) })).toBeChecked();
  await field.fill(newWallet());
  await check.click();
  const missing = main.getByRole("region").filter({ hasText: t(($) => $.untold.set.missText) });
  await expect(missing).toBeVisible();

  await context.setOffline(false);
  await field.fill(adrs);
  await check.click();
  await main.getByRole("button", { name: t(($) => $.untold.set.ask) }).click();
  await expect(verdict(t(($) => $.lookup.verdict.reported, { count: 1 }))).toContainText(adrs);
  await main.getByRole("button", { name: t(($) => $.untold.set.drop) }).click();
  await expect(main.getByRole("checkbox")).toHaveCount(0);
});
