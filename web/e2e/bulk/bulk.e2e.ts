// Many look-ups at once: a file with a column of addresses, a table of answers, and the same as CSV.
import { readFile } from "node:fs/promises";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

test("a spreadsheet's column is looked up, and what could not be asked is asked again", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const reported = newWallet();
  await fileReport(await people.join(), { declare: { adrs: reported, chain: "ETH" } });
  const unknown = Array.from({ length: 120 }, () => newWallet());
  const lines = [reported, "12 Main Street", '=HYPERLINK("x")', ...unknown].map(
    (adrs) => `2026-11-01;"${adrs.replaceAll('"', '""')}"`,
  );
  const main = page.getByRole("main");
  await page.goto("/bulk");
  await expectAccessible(page);
  await main.getByLabel(t(($) => $.bulk.file)).setInputFiles({
    name: "addresses.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Datum;Adresse\n${lines.join("\n")}\n`),
  });
  let isAway = true;
  await page.route("**/sb/report/lookup", (route) =>
    isAway ? route.fulfill({ status: 500, json: { code: "INTERNAL" } }) : route.continue(),
  );
  await main.getByRole("button", { name: t(($) => $.bulk.start, { count: lines.length }) }).click();
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(main.getByText(t(($) => $.bulk.notAsked)).first()).toBeVisible();
  isAway = false;
  await main.getByRole("button", { name: t(($) => $.bulk.goOn) }).click();
  await expect(main.getByRole("status")).toHaveText(
    t(($) => $.bulk.progress, { done: lines.length, total: lines.length }),
  );
  const [first, second] = [main.getByRole("row").nth(1), main.getByRole("row").nth(2)];
  await expect(first).toContainText(t(($) => $.lookup.verdict.reported, { count: 1 }));
  await expect(second).toContainText(t(($) => $.bulk.reason.FORM));
  await expectAccessible(page);

  await test.step("the rest is on the next page, and Back keeps the answers", async () => {
    await main.getByRole("link", { name: t(($) => $.common.pagination.next) }).click();
    await expect(main.getByRole("row")).toHaveCount(lines.length - 100 + 1);
    await page.goBack();
    await expect(first).toContainText(t(($) => $.lookup.verdict.reported, { count: 1 }));
  });

  await test.step("the file has every row, and none that a spreadsheet runs", async () => {
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: t(($) => $.bulk.download) }).click();
    const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
    expect(rows).toHaveLength(lines.length + 1);
    expect(rows[1]).toContain(reported);
    expect(rows[1]).toContain(t(($) => $.bulk.kinds.NAMED));
    expect(rows[3]).toMatch(/^"'=HYPERLINK/);
  });
});

test("whoever leaves asks for nothing more @once", async ({ page, t }) => {
  const main = page.getByRole("main");
  await page.goto("/bulk");
  const lines = Array.from({ length: 450 }, () => newWallet());
  await main.getByLabel(t(($) => $.bulk.file)).setInputFiles({
    ...{ name: "addresses.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  });
  // Two requests are on their way at a time: these stay there.
  let asked = 0;
  const ended: string[] = [];
  await page.route("**/sb/report/lookup", () => {
    asked += 1;
  });
  page.on("requestfailed", (request) => void ended.push(new URL(request.url()).pathname));
  await main.getByRole("button", { name: t(($) => $.bulk.start, { count: lines.length }) }).click();
  await expect.poll(() => asked).toBe(2);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => ended).toEqual(["/sb/report/lookup", "/sb/report/lookup"]);
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(2);
});
