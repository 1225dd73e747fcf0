// Verdicts on what is no reported address itself: a host of a reported site, a name without its service, an address with
// its middle left out, and what is no address at all.
import { randomUUID } from "node:crypto";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { wizardOn } from "../report/wizard-steps.ts";
import { expect, test } from "../support/test.ts";

const newName = (): string => `s${randomUUID().replaceAll("-", "").slice(0, 12)}`;

test("a host of a reported site is headed by that site", async ({ page, t, people, expectAccessible }) => {
  const site = `${newName()}-invest.com`;
  const reporter = await people.join();
  await fileReport(reporter, { declare: { declareType: "SITE", chain: undefined, adrs: `https://${site}` } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(`https://app.${site}/login`);
  const shown = site.replace(".", "[.]");
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.family.PARENT, { site: shown }) });
  await expect(verdict).toContainText(t(($) => $.lookup.verdict.danger.SITE));
  const related = verdict.getByRole("region", { name: t(($) => $.lookup.related) });
  await expect(related).toContainText(t(($) => $.lookup.relation.PARENT));
  await expect(related.getByRole("link")).toContainText(t(($) => $.common.report.timesReported, { count: 1 }));
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  await expectAccessible(page);
});

test("a name without its service asks for the service, the reported account first", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const name = newName();
  const declare = { declareType: "SITE", chain: undefined, adrs: `https://t.me/${name}` } as const;
  await fileReport(await people.join(), { declare });
  await page.goto("/");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await search.fill(`@${name}`);
  const asked = main.getByRole("region", { name: t(($) => $.lookup.handleReported) });
  const once = t(($) => $.common.report.timesReported, { count: 1 });
  const reported = asked.getByRole("button", { name: `${t(($) => $.lookup.services.TELEGRAM)} · ${once}` });
  await expect(asked.getByRole("button").first()).toHaveText((await reported.textContent()) ?? "");
  const instagram = asked.getByRole("button", { name: t(($) => $.lookup.services.INSTAGRAM), exact: true });
  await expect(instagram).toBeHidden();
  await expectAccessible(page);

  await test.step("the others stand behind one button, by their names and not by their addresses", async () => {
    await asked.getByText(t(($) => $.lookup.otherServices)).click();
    await expect(instagram).toBeVisible();
    await expect(asked.getByRole("button", { name: /[./]/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the service chosen is looked up", async () => {
    await instagram.click();
    await expect(search).toHaveValue(`instagram.com/${name}`);
    await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toBeVisible();
    await search.fill(`@${name}`);
    await reported.click();
    await expect(search).toHaveValue(`t.me/${name}`);
    await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) })).toBeVisible();
  });
});

test("a shortened address is said to be one, and the reported one that fits is named whole", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  const text = `${adrs.slice(0, 6)}...${adrs.slice(-4)}`;
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(text);
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.title.SHORT_FOR) });
  await expect(verdict).toContainText(text);
  await expect(verdict.getByRole("link", { name: adrs })).toBeVisible();
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  await expectAccessible(page);
});

test("what is no address is said to be none, on home and in the form, and never to be unreported", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const text = "0123456789abcdefghijklmnopqrstuvwxyz";
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(text);
  await expect(main.getByText(t(($) => $.lookup.verdict.notAnAddress)).first()).toBeVisible();
  await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  await expectAccessible(page);

  await wizard.openTarget("HACKING");
  await wizard.text("declare.adrs").fill(text);
  await expect(wizard.main.getByText(t(($) => $.target.unread))).toBeVisible();
  await expectAccessible(page);

  await test.step("an address with a wrong character is said to be mistyped", async () => {
    // BIP 350's first address with its last character changed: no other test reports it, which would be said first.
    const mistyped = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj2";
    await wizard.text("declare.adrs").fill(mistyped);
    await expect(wizard.main.getByText(t(($) => $.target.mistyped))).toBeVisible();
    await expect(wizard.main.getByText(t(($) => $.target.first))).toHaveCount(0);
  });
});
