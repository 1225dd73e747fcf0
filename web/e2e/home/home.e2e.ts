import { fileReport, newWallet, SITE } from "../report/history-steps.ts";
import { wizardOn } from "../report/wizard-steps.ts";
import { expect, test } from "../support/test.ts";

const UNKNOWN = "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3";

test("a pasted address shows at once how many people reported it, for what and when, with a link to its reports @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH", crimeType: "HACKING" } });
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(` ${adrs} `);

  const verdict = main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 2 }) });
  await expect(verdict).toContainText(t(($) => $.lookup.verdict.weak.WALLET));
  await expect(verdict).toContainText(adrs);
  await expect(verdict).toContainText(t(($) => $.codes.crimeType.HACKING));
  await expect(verdict).toContainText(t(($) => $.codes.crimeType.FRAUD_INVESTMENT));
  await expect(verdict).toContainText(t(($) => $.lookup.verdict.first));
  await expect(verdict).toContainText(t(($) => $.lookup.verdict.last));
  await expect(main.getByRole("status").filter({ hasText: t(($) => $.lookup.verdict.weak.WALLET) })).toHaveCount(1);
  await expectAccessible(page);

  await verdict.getByRole("link", { name: t(($) => $.lookup.verdict.seeReports) }).click();
  await expect(page).toHaveURL(`/a/${adrs}`);
  await expect(main.getByRole("article")).toHaveCount(2);

  await test.step("the search is empty when home is opened anew", async () => {
    await page.goto("/");
    await expect(main.getByRole("textbox", { name: t(($) => $.home.search.label) })).toHaveValue("");
  });
});

test("no reports are no proof of safety, and the page says so", async ({ page, t, expectAccessible }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill(UNKNOWN);
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) });
  await expect(verdict).toContainText(t(($) => $.lookup.verdict.caution));
  await expect(verdict.getByRole("link", { name: t(($) => $.lookup.verdict.fileReport) })).toHaveAttribute(
    "href",
    "/report",
  );
  await expectAccessible(page);

  await test.step("the search can be cleared", async () => {
    await main.getByRole("button", { name: t(($) => $.common.list.clearKeyword) }).click();
    await expect(verdict).toBeHidden();
    await expect(search).toBeFocused();
  });
});

test("an address that was looked up is prefilled in the form, and only once", async ({ page, t }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("textbox", { name: t(($) => $.home.search.label) })
    .fill(UNKNOWN);
  await page
    .getByRole("main")
    .getByRole("link", { name: t(($) => $.lookup.verdict.fileReport), exact: true })
    .click();
  const wizard = wizardOn(page, t);
  await wizard.beginOn(UNKNOWN);
  await expect(wizard.main.getByText(t(($) => $.wizard.chainGuessed))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("sb-report-target"))).toBeNull();
});

test("a site is accepted in its defanged spelling and shown defanged", async ({ page, t, people }) => {
  await fileReport(await people.join(), { declare: { declareType: "SITE", chain: undefined, adrs: SITE } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill("hxxps://fake-airdrop[.]example[.]org");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(/\d|one person/);
  await expect(main.getByText("fake-airdrop[.]example[.]org", { exact: true })).toBeVisible();
  await expect(page.locator('a[href*="fake-airdrop.example.org/claim"]')).toHaveCount(0);
});

test("words search the report history", async ({ page, t }) => {
  await page.goto("/");
  const search = page.getByRole("main").getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill("에어드랍 사기");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/report\/history\?searchKeyword=/);
  await expect(page.getByRole("main").getByRole("textbox", { name: t(($) => $.report.history.keyword) })).toHaveValue(
    "에어드랍 사기",
  );
  await page.goBack();
  await expect(search).toHaveValue("에어드랍 사기");
});

test("of one target after another Back brings the one before; a pasted message leaves nothing in the URL @once", async ({
  page,
  t,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  const [first, second] = ["first-of-two.example.com", "the-other-one.example.org"];
  await search.fill(first);
  await expect(page).toHaveURL(`/?q=${first}`);
  await search.fill(second);
  await expect(page).toHaveURL(`/?q=${second}`);
  await page.goBack();
  await expect(search).toHaveValue(first);
  await expect(main.getByText("first-of-two[.]example[.]com").first()).toBeVisible();
  await page.goForward();
  await expect(search).toHaveValue(second);

  await search.fill(`김민수 010-1234-5678 ${first} 로 보냈어요`);
  await expect(main.getByText("first-of-two[.]example[.]com").first()).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("words are answered while they are typed, with the reports of the category and the brand that they name @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const title = `Upbit ${newWallet().slice(2, 10)}`;
  await fileReport(await people.join(), {
    declare: { adrs: newWallet(), chain: "ETH", crimeType: "VOICE_PHISHING", title },
  });
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill("보이스 피싱");
  const offers = main.getByRole("region", { name: t(($) => $.lookup.words.offers) });
  const category = offers.getByRole("link", { name: t(($) => $.codes.crimeType.VOICE_PHISHING) });
  await expect(category).toHaveText(/\d/);
  await expectAccessible(page);

  await test.step("what is typed on takes the answer's place", async () => {
    await search.fill(title);
    const all = main.getByRole("link", { name: t(($) => $.lookup.words.found, { words: title, count: 1 }) });
    await expect(all).toBeVisible();
    await expect(main.getByRole("status").filter({ hasText: title })).toHaveCount(1);
  });
  await test.step("words that no report has are not passed for no danger", async () => {
    await search.fill("qwxzjk vbnmpq");
    await expect(main.getByText(t(($) => $.lookup.words.noneHint))).toBeVisible();
    await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  });
  await test.step("a part of an address is told what is missing", async () => {
    await search.fill("0x3624Ee179F5e");
    await expect(main.getByText(t(($) => $.lookup.reason.LENGTH, { length: 12, expected: 40 })).first()).toBeVisible();
  });
  await test.step("the category's reports are the list filtered by it", async () => {
    await search.fill("voice phishing");
    await category.click();
    await expect(page).toHaveURL("/report/history?crimeType=VOICE_PHISHING");
    await expect(main.getByRole("article").first()).toBeVisible();
  });
  await test.step("the list's own search offers it too, until it is chosen", async () => {
    await page.goto("/report/history?searchKeyword=voice%20phishing");
    await category.click();
    await expect(page).toHaveURL("/report/history?crimeType=VOICE_PHISHING");
    await expect(offers).toHaveCount(0);
  });
});

test("an answer that is not ready says so, and can be asked again @once", async ({ page, t }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const unavailable = {
    status: 503,
    contentType: "application/problem+json",
    body: '{"code":"UNAVAILABLE","status":503}',
  };
  await page.route("**/sb/report/lookup/words", (route) => route.fulfill(unavailable));
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill("해킹");
  const alert = main.getByRole("alert");
  await expect(alert).toContainText(t(($) => $.common.notReady));
  await page.unroute("**/sb/report/lookup/words");
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(alert).toHaveCount(0);
});

test("a text that only looks like an address can be searched as words @once", async ({ page, t }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill("0123456789abcdefghijklmnopqrstuvwxyz");
  await expect(main.getByText(t(($) => $.lookup.verdict.notAnAddress)).first()).toBeVisible();
  await main.getByRole("link", { name: t(($) => $.lookup.verdict.searchInstead) }).click();
  await expect(page).toHaveURL(/\/report\/history\?searchKeyword=0123/);
});

test("a failed lookup can be retried @once", async ({ page, t, expectAccessible }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await page.route("**/sb/report/lookup/text", (route) => route.abort("connectionrefused"));
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(UNKNOWN);
  const alert = main.getByRole("alert");
  await expect(alert).toContainText(t(($) => $.home.verdict.failedTitle));
  await expectAccessible(page);
  await page.unroute("**/sb/report/lookup/text");
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toBeVisible();
});

test("where the code that shows the answer cannot be loaded, it can be loaded again @once", async ({ page, t }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await page.route("**/assets/answer-*.js", (route) => route.abort("internetdisconnected"));
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(UNKNOWN);
  const alert = main.getByRole("alert");
  await expect(alert).toContainText(t(($) => $.home.verdict.failedTitle));
  await page.unroute("**/assets/answer-*.js");
  await alert.getByRole("button", { name: t(($) => $.common.retry) }).click();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toBeVisible();
});
