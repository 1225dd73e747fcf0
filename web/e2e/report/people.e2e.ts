// One person counts once on a target; published lists are listings, not people (docs/decisions/0019).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonLines, startImport } from "../../../deploy/test/servers/import.ts";
import { expect, test } from "../support/test.ts";
import { fileReport, historyOn, newWallet } from "./history-steps.ts";

test("one person's reports on a target are one, with what was added to it @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  const mina = await people.signUp(page);
  const lead = await fileReport(mina, { declare: { adrs, chain: "ETH", title: "They took my savings" } });
  const second = await fileReport(mina, { declare: { adrs, chain: "ETH", title: "They wrote again" } });
  const main = page.getByRole("main");

  await page.goto("/");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(adrs);
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) })).toBeVisible();
  const newest = main.getByRole("list", { name: t(($) => $.home.newest.heading) });
  await expect(newest.getByText("They took my savings")).toHaveCount(1);
  await expect(newest.getByText("They wrote again")).toHaveCount(0);

  const history = historyOn(page, t);
  await page.goto(`/report/history?searchKeyword=${adrs}`);
  await expect(history.cards).toHaveCount(1);
  await expect(history.cards).toContainText(t(($) => $.common.report.timesReported, { count: 1 }));

  await page.goto(`/report/history/${lead}`);
  const additions = main.getByRole("region", { name: t(($) => $.report.detail.additions) });
  await expect(additions.getByRole("link")).toHaveCount(1);
  await expectAccessible(page);
  await additions.getByRole("link", { name: "They wrote again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("They wrote again");
  const earlier = main.getByRole("region", { name: t(($) => $.report.detail.addsTo) });
  await expectAccessible(page);
  await earlier.getByRole("link", { name: "They took my savings" }).click();
  await expect(page).toHaveURL(`/report/history/${lead}`);

  await page.goto(`/report/receipt/${second}`);
  await expect(earlier.getByRole("link", { name: "They took my savings" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/support/my-page");
  await expect(main.getByRole("article")).toHaveCount(2);
});

test("published lists are told apart from people, with their dates, and are no news", async ({
  page,
  server,
  t,
  expectAccessible,
}) => {
  const address = newWallet();
  const entry = { address, kind: "wallet", chain: "ETH", category: "Fake ICO", description: null };
  const file = join(server.dir, "list.jsonl");
  writeFileSync(
    file,
    jsonLines([
      { ...entry, source: "somebody/list/a.txt", reportedAt: "2019-05-01" },
      { ...entry, source: "somebody/list/b.txt", reportedAt: "2020-05-01" },
      { ...entry, source: "another/list", reportedAt: null },
    ]),
  );
  expect(await startImport(server.dir, file).ended).toBe(0);
  const listed = async () => (await (await page.request.get(`/sb/report/lookup?adrs=${address}`)).json()).listings;
  await expect.poll(listed).toHaveLength(2);
  const main = page.getByRole("main");
  await page.goto("/");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(address);
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.verdict.listed, { count: 2 }) });
  await expect(verdict).toContainText("somebody/list");
  await expect(verdict).toContainText("2019");
  const withoutDay = verdict.getByRole("listitem").filter({ hasText: "another/list" });
  await expect(withoutDay).toContainText(t(($) => $.listing.undated));
  await expect(verdict).not.toContainText(t(($) => $.lookup.verdict.first));
  await expect(main.getByText(t(($) => $.home.numbers.listed))).toBeVisible();
  await expect(main.getByRole("article").filter({ hasText: "somebody/list" })).toHaveCount(0);
  await expectAccessible(page);

  const title = (source: string) =>
    t(($) => $.common.report.listedWalletOn, {
      source,
      chain: "ETH",
      category: t(($) => $.codes.crimeType.FRAUD_INVESTMENT),
    });
  await verdict.getByRole("link", { name: t(($) => $.lookup.verdict.seeReports) }).click();
  const lists = main.getByRole("region", { name: t(($) => $.targetPage.lists, { count: 2 }) });
  const undated = lists.getByRole("listitem").filter({ hasText: title("another/list") });
  await expect(undated).toContainText(t(($) => $.common.report.dateUnknown));
  await expectAccessible(page);
  await lists.getByRole("link", { name: title("somebody/list") }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title("somebody/list"));
  const further = main.getByRole("region", { name: t(($) => $.report.detail.furtherEntries) });
  await expect(further.getByRole("link")).toHaveText(title("somebody/list"));
  await expect(further).toContainText("2020");
  await expect(main.getByText(t(($) => $.report.detail.incident))).toHaveCount(0);
  await expectAccessible(page);
});
