// The page of an address or a site: from a pasted text to its page, shared, and back; one path for all spellings.
import { fileReport, newWallet } from "../report/history-steps.ts";
import { wizardOn } from "../report/wizard-steps.ts";
import { expect, type Page, test } from "../support/test.ts";

type Shared = { readonly title: string; readonly text: string; readonly url: string };

/** Keeps what is handed to the share sheet, which no test can see. */
async function keepShared(page: Page): Promise<readonly Shared[]> {
  const shared: Shared[] = [];
  await page.exposeFunction("keepShared", (data: Shared) => void shared.push(data));
  await page.addInitScript(() => {
    const keep = (data: unknown) =>
      (window as unknown as { keepShared(data: unknown): Promise<void> }).keepShared(data);
    Object.defineProperty(navigator, "share", { value: keep, configurable: true });
  });
  return shared;
}

test("a pasted address leads to its page, which is shared; Back brings text and verdict back @smoke", async ({
  page,
  context,
  t,
  people,
  baseURL,
  expectAccessible,
}) => {
  const adrs = newWallet();
  const site = `${adrs.slice(2, 14)}-invest.com`;
  await fileReport(await people.join(), {
    declare: { declareType: "SITE", chain: undefined, adrs: `https://${site}` },
  });
  const comment = `They sent me to ${site} and I paid there.`;
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH", crimeType: "HACKING", comment } });
  const shared = await keepShared(page);
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill(adrs);
  const reported = t(($) => $.lookup.verdict.reported, { count: 1 });
  const verdict = main.getByRole("region", { name: reported });
  await verdict.getByRole("link", { name: t(($) => $.lookup.verdict.seeReports) }).click();

  await expect(page).toHaveURL(`/a/${adrs}`);
  await expect(main.getByRole("heading", { level: 1, name: reported })).toBeVisible();
  await expect(main.getByText(t(($) => $.codes.chain.ETH))).toBeVisible();
  await expect(main.getByRole("heading", { name: t(($) => $.targetPage.people, { count: 1 }) })).toBeVisible();
  await expect(main.getByRole("list", { name: t(($) => $.targetPage.timeline) })).toContainText(
    t(($) => $.targetPage.reported, { count: 1 }),
  );
  const named = main.getByRole("region", { name: t(($) => $.targetPage.named) });
  await expect(named.getByRole("link")).toHaveAttribute("href", `/s/${site}`);
  await expectAccessible(page);

  await main.getByRole("button", { name: t(($) => $.targetPage.share) }).click();
  await expect.poll(() => shared.map(({ url }) => url)).toEqual([`${baseURL}/a/${adrs}`]);
  expect(shared[0]?.title).toContain(reported);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await main.getByRole("button", { name: t(($) => $.targetPage.copyLink) }).click();
  await expect(page.getByText(t(($) => $.targetPage.copied))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/a/${adrs}`);

  await test.step("Back brings text and verdict back, and so does a reload", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`/?q=${adrs}`);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(search).toHaveValue(adrs);
      await expect(verdict).toBeVisible();
      await page.reload();
    }
    await page.goForward();
    await expect(page).toHaveURL(`/a/${adrs}`);
  });

  await test.step("what is named along with it has a page that names it", async () => {
    await named.getByRole("link").click();
    await expect(page).toHaveURL(`/s/${site}`);
    await expect(named.getByRole("link")).toHaveAttribute("href", `/a/${adrs}`);
  });
});

test("every spelling of a target leads to its one path", async ({ page, t, people }) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  const name = `s${adrs.slice(2, 12)}`;
  const declare = { declareType: "SITE", chain: undefined, adrs: `https://t.me/${name}` } as const;
  await fileReport(await people.join(), { declare });
  const main = page.getByRole("main");
  for (const [asked, path] of [
    [`/a/${adrs.toUpperCase().replace("0X", "0x")}`, `/a/${adrs}`],
    [`/s/${adrs}`, `/a/${adrs}`],
    [`/s/t.me/${name}`, `/s/t.me%2F${name}`],
    [`/a/${encodeURIComponent(`hxxps://t[.]me/${name}`)}`, `/s/t.me%2F${name}`],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(path);
    await expect(
      main.getByRole("heading", { level: 1, name: t(($) => $.lookup.verdict.reported, { count: 1 }) }),
    ).toBeVisible();
    expect((await page.reload())?.status()).toBe(200);
  }
});

test("what nobody reported has a page that says how it was asked, and passes it on to the form", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await people.signUp(page, `/a/${adrs}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.lookup.verdict.unknown) })).toBeVisible();
  await expect(main.getByText(t(($) => $.lookup.verdict.caution))).toBeVisible();
  await expect(main.getByText(t(($) => $.targetPage.asked))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.targetPage.happenedToMe) }).click();
  await wizardOn(page, t).beginOn(adrs);
});

test("what is no address is said not to be read, with a way to search", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto(`/a/${adrs.slice(0, -1)}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.targetPage.unread.title) })).toBeVisible();
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  await expect(main.getByRole("link", { name: adrs })).toHaveAttribute("href", `/a/${adrs}`);
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.targetPage.unread.search) }).click();
  await expect(page).toHaveURL(/\/report\/history\?searchKeyword=0x/);
});
