// A pasted text is judged whole: links, chats, mistyped addresses, text without any address.
import { fileReport, newWallet } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

const HASH = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";

// The site has a name of its own: a host beside a reported one would be told to be related.
test("a chat with an explorer's link and a site: each is judged, the worst first @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main
    .getByRole("textbox", { name: t(($) => $.home.search.label) })
    .fill(`good-wallet-help.com 에서 https://etherscan.io/address/${adrs} 로 보냈어요. tx ${HASH}`);
  const verdicts = main.getByRole("region").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(verdicts.nth(0)).toContainText(t(($) => $.lookup.verdict.weak.WALLET));
  await expect(verdicts.nth(0)).toContainText(adrs);
  await expect(verdicts.nth(1)).toContainText(t(($) => $.lookup.verdict.caution));
  await expect(verdicts.nth(1)).toContainText("good-wallet-help[.]com");
  await expect(verdicts.nth(2)).toContainText(t(($) => $.lookup.title.TRANSACTION_HASH));
  await expect(main.getByText(t(($) => $.lookup.found, { count: 3 }))).toBeVisible();
  await expect(main.getByRole("status").filter({ hasText: t(($) => $.lookup.verdict.weak.WALLET) })).toHaveCount(1);
  await expectAccessible(page);
});

test("a mistyped address is explained, and the reported one it may mean is shown with what differs", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill(adrs.slice(0, -1));
  const almost = main.getByRole("region", { name: t(($) => $.lookup.almost.WALLET) });
  await expect(almost).toContainText(t(($) => $.lookup.reason.LENGTH, { length: 39, expected: 40 }));
  await expect(almost.getByRole("link")).toContainText(adrs);
  await expect(almost.locator("mark")).toHaveCount(1);
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  await expectAccessible(page);

  await test.step("one other character in the middle: headed by that, not by there being no report", async () => {
    const other = adrs[20] === "a" ? "b" : "a";
    await search.fill(adrs.slice(0, 20) + other + adrs.slice(21));
    await expect(almost.getByRole("link", { name: adrs })).toBeVisible();
    await expect(almost.locator("mark")).toHaveText(adrs.slice(20, 21));
    await expect(main.getByRole("status").filter({ hasText: t(($) => $.lookup.compare.WALLET) })).toHaveCount(1);
    await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("a name of an account is called one @once", async ({ page, t }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill("vitalik.eth");
  await expect(main.getByRole("region", { name: t(($) => $.lookup.title.NAME) })).toContainText("vitalik.eth");
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
});

test("a site that only looks like an exchange's is said to be another, and shown in punycode @once", async ({
  page,
  t,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill("https://bіnance.com/login");
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.imitates, { site: "binance.com" }) });
  await expect(verdict).toContainText("xn--bnance-pvf[.]com");
});

test("a recovery phrase within words is told on the device, and a dozen words of a search are answered @once", async ({
  page,
  t,
}) => {
  await page.goto("/");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill("is abandon amount liar amount expire adjust cage candy arch gather drum buyer safe?");
  await expect(main.getByRole("alert")).toContainText(t(($) => $.lookup.secret.title));
  await search.press("Enter");
  const words = "fake bitcoin exchange support team asked money transfer account telegram group investment";
  await search.fill(words);
  await expect(main.getByRole("alert")).toHaveCount(0);
  await search.press("Enter");
  await expect(page).toHaveURL(/searchKeyword=fake/);
  expect(sent.filter((each) => /expire|gather/.test(each))).toEqual([]);
});

test("a private key is told on the device, and nothing of it is sent @once", async ({ page, t, expectAccessible }) => {
  await page.goto("/");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill(`5J${"a1B2c3D4e5".repeat(4)}F6g7H8j9K`);
  await expect(main.getByRole("alert")).toContainText(t(($) => $.lookup.secret.title));
  await search.press("Enter");
  await expectAccessible(page);
  // By the time of this answer all was sent.
  await search.fill("never-reported-host.com");
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toBeVisible();
  await expect(main.getByRole("alert")).toHaveCount(0);
  expect(sent.filter((each) => each.includes("a1B2c3"))).toEqual([]);
  expect(page.url()).not.toContain("a1B2c3");
});
