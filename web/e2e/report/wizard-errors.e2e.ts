import type { Page } from "@playwright/test";
import type { Translate } from "../../i18n/texts.ts";
import { closeErrorDialog } from "../support/error-dialog.ts";
import { expect, test } from "../support/test.ts";
import { fileReport, newWallet } from "./history-steps.ts";
import { WALLET, wizardOn } from "./wizard-steps.ts";

test("the error summary lists the errors and links to the fields", async ({ page, t, people, expectAccessible }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await wizard.next();
  await expect(wizard.summary()).toBeFocused();
  await expect(wizard.summary()).toContainText(t(($) => $.errors.CRIME_TYPE_NOT_SELECTED));
  await expectAccessible(page);
  await wizard.chooseCrime("HACKING");
  await wizard.nextTo("target");

  await wizard.text("declare.adrs").focus();
  await wizard.text("declare.adrs").blur();
  await expect(wizard.text("declare.adrs")).toHaveAccessibleDescription(
    new RegExp(t(($) => $.wizard.missing["declare.adrs"])),
  );
  await wizard.next();
  await expect(wizard.summary()).toContainText(t(($) => $.common.errorSummary, { count: 2 }));
  await expectAccessible(page);
  await wizard
    .summary()
    .getByRole("link", { name: t(($) => $.wizard.missing["declare.adrs"]) })
    .click();
  await expect(wizard.text("declare.adrs")).toBeFocused();

  await wizard.text("declare.adrs").fill(WALLET);
  await expect(wizard.summary()).toHaveCount(0);
  await expect(wizard.main.getByText(t(($) => $.wizard.mended.all))).toBeAttached();
  await wizard.nextTo("story");
});

test("an address of another chain offers the likely chain as a one-tap fix", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.chooseWallet();
  await wizard.chooseChain("ETH");
  await wizard.next();
  await expect(wizard.summary()).toContainText(t(($) => $.wizard.address.notOfChain));
  await expectAccessible(page);
  await wizard.button(t(($) => $.wizard.address.use, { chain: t(($) => $.codes.chain.BTC) })).click();
  await expect(wizard.main.getByText(t(($) => $.wizard.address.likely))).toHaveCount(0);

  await wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.SITE) }).check();
  await wizard.next();
  await expect(wizard.summary()).toContainText(t(($) => $.wizard.address.noSite));
  await wizard.button(t(($) => $.wizard.lookup.useWallet)).click();
  await wizard.nextTo("story");
});

test("personal information is marked as the field is left, and moves to where it is not published", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.chooseWallet();
  await wizard.nextTo("story");
  await wizard.text("declare.comment").fill("He writes from somebody@mail.com and other@mail.com all day");
  await isAboveTheBar(page, wizard, t);
  await expect(wizard.main.getByText(t(($) => $.wizard.personal))).toHaveCount(1);
  // One line for both, and no further hint beside it.
  await expect(wizard.main.getByRole("listitem").filter({ has: page.locator("mark") })).toHaveCount(1);
  await expect(wizard.main.locator("mark")).toHaveText(["somebody@mail.com", "other@mail.com"]);
  await expect(wizard.main.getByText(t(($) => $.wizard.noPersonal.title))).toHaveCount(0);
  await expectAccessible(page);
  // Going on all the same ends where it would be published.
  await wizard.nextTo("title");
  await wizard.text("declare.title").fill("Write to him");
  await wizard.nextTo("assets");
  await wizard.skipToVisibility();
  await wizard.submitAs("PUBLIC");

  await expect(wizard.summary()).toContainText(t(($) => $.wizard.personal));
  await wizard.summary().getByRole("link").click();
  await expect(wizard.text("declare.comment")).toBeFocused();
  await wizard.button(t(($) => $.wizard.personalFound.toSuspect)).click();
  const mark = t(($) => $.wizard.personalFound.mark);
  await expect(wizard.text("declare.comment")).toHaveValue(`He writes from ${mark} and ${mark} all day`);
  await expect(wizard.summary()).toHaveCount(0);
  await wizard.button(t(($) => $.wizard.move.toReview)).click();
  await wizard.isOn("review");
  await expect(wizard.main).toContainText("somebody@mail.com");
  await wizard.nextTo("consent");
  await wizard.button(t(($) => $.wizard.move.submit)).click();
  await wizard.receipt();
});

test("a recovery phrase is told before anything of it is sent, and is taken out @once", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.chooseWallet();
  await wizard.nextTo("story");
  const phrase = "abandon amount liar amount expire adjust cage candy arch gather drum buyer";
  await wizard.text("declare.comment").fill(`My words were ${phrase}, and all is gone`);
  await wizard.text("declare.comment").blur();
  await expect(wizard.main.getByRole("alert")).toContainText(t(($) => $.lookup.secret.title));
  await expect(wizard.main.locator("mark")).toContainText("abandon amount liar");
  await expect(wizard.button(t(($) => $.wizard.personalFound.toSuspect))).toHaveCount(0);
  await expectAccessible(page);
  await wizard.saved();
  await wizard.button(t(($) => $.wizard.personalFound.takeOut)).click();
  const mark = t(($) => $.wizard.personalFound.mark);
  await expect(wizard.text("declare.comment")).toHaveValue(`My words were ${mark}, and all is gone`);
  await expect(wizard.main.getByRole("alert")).toHaveCount(0);
  await wizard.nextTo("title");
  expect(sent.filter((each) => /expire adjust|gather/.test(each))).toEqual([]);
});

/** On the smallest phone, what was found as the field was left shows above the bar that is pinned to the bottom. */
async function isAboveTheBar(page: Page, wizard: ReturnType<typeof wizardOn>, t: Translate): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await wizard.text("declare.comment").blur();
  const lowest = wizard.button(t(($) => $.wizard.personalFound.toReporter));
  const bar = wizard.button(t(($) => $.wizard.move.next));
  await expect(lowest).toBeVisible();
  await expect
    .poll(async () => {
      const [note, pinned] = [await lowest.boundingBox(), await bar.boundingBox()];
      return note && pinned && note.y + note.height <= pinned.y;
    })
    .toBe(true);
  if (usual) await page.setViewportSize(usual);
}

test("after a lost response, sending again files the report only once @once", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.fillWallet("Sent twice");
  await wizard.nextTo("assets");
  await wizard.skipToVisibility();
  await wizard.chooseVisibility("PUBLIC");
  await wizard.nextTo("review");
  await wizard.nextTo("consent");

  const answers: { key: string | undefined; dclrSeq: number }[] = [];
  await page.route("**/sb/report", async (route) => {
    const answer = await route.fetch();
    answers.push({ key: route.request().headers()["idempotency-key"], ...(await answer.json()) });
    if (answers.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await wizard.agreeAndSubmit();
  await closeErrorDialog(
    page,
    t,
    t(($) => $.errors.NETWORK_FAILED),
  );
  await expect(wizard.main.getByRole("alert")).toContainText(t(($) => $.wizard.failed.kept));
  await wizard.button(t(($) => $.wizard.move.submit)).click();
  const dclrSeq = await wizard.receipt();

  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
  expect(dclrSeq).toBe(answers[0]?.dclrSeq);
});

test("the wizard shows earlier reports of the address while typing @desktop", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.fileWallet("The first on it");
  const times = await expect
    .poll(async () => (await (await page.request.get(`/sb/report/lookup?adrs=${WALLET}`)).json()).timesReported)
    .toBeGreaterThan(0)
    .then(async () => (await (await page.request.get(`/sb/report/lookup?adrs=${WALLET}`)).json()).timesReported);
  await wizard.main.getByRole("link", { name: t(($) => $.receipt.another) }).click();
  await wizard.begin();
  await wizard.chooseCrime("HACKING");
  await wizard.nextTo("target");
  await wizard.text("declare.adrs").fill(WALLET);
  await expect(wizard.main.getByText(t(($) => $.target.reported, { count: times }))).toBeVisible();
  await expect(wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.WALLET) })).toBeChecked();
});

test("a reported address that looks alike is shown with what differs, and can be taken @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  const reported = newWallet().toLowerCase();
  const [own, other] = reported[20] === "0" ? ["1", "0"] : ["0", reported[20] ?? ""];
  const typed = `${reported.slice(0, 20)}${own}${reported.slice(21)}`;
  await fileReport(await people.join(), { declare: { declareType: "WALLET", chain: "ETH", adrs: reported } });
  await expect
    .poll(async () => (await (await page.request.get(`/sb/report/lookup?adrs=${typed}`)).json()).similar)
    .toHaveLength(1);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.text("declare.adrs").fill(typed);
  await expect(wizard.main.getByText(t(($) => $.target.similar))).toBeVisible();
  await expect(wizard.main.locator("mark")).toHaveText([own, other]);
  await expectAccessible(page);
  await wizard.button(t(($) => $.target.takeSimilar)).click();
  const address = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.WALLET),
  );
  await expect(address).toHaveValue(reported);
  await expect(wizard.main.getByText(t(($) => $.target.reported, { count: 1 }))).toBeVisible();
});
