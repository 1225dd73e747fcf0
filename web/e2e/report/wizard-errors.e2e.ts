import { closeErrorDialog } from "../support/error-dialog.ts";
import { expect, test } from "../support/test.ts";
import { WALLET, wizardOn } from "./wizard-steps.ts";

// Many screens and a registration take long on a busy machine.
test.slow();

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

test("personal information found by the server leads back to its field, and is accepted in a private report", async ({
  page,
  t,
  people,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.chooseWallet();
  await wizard.describe("Write to him", "He writes from somebody@mail.com");
  await wizard.nextTo("assets");
  await wizard.skipToVisibility();
  await wizard.submitAs("PUBLIC");

  await expect(wizard.summary()).toContainText(t(($) => $.wizard.personal));
  await wizard.summary().getByRole("link").click();
  await expect(wizard.text("declare.comment")).toBeFocused();
  await wizard.button(t(($) => $.wizard.move.toReview)).click();
  await wizard.isOn("review");
  await wizard.button(t(($) => $.wizard.review.editOf, { name: t(($) => $.wizard.steps.visibility.name) })).click();
  await wizard.isOn("visibility");
  await wizard.chooseVisibility("PRIVATE");
  await wizard.nextTo("review");
  await wizard.nextTo("consent");
  await wizard.button(t(($) => $.wizard.move.submit)).click();
  await wizard.receipt();
});

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

test("the wizard shows earlier reports of the address while typing @once", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.fileWallet("The first on it");
  const times = await expect
    .poll(async () => (await (await page.request.get(`/sb/report/lookup?adrs=${WALLET}`)).json()).timesReported)
    .toBeGreaterThan(0)
    .then(async () => (await (await page.request.get(`/sb/report/lookup?adrs=${WALLET}`)).json()).timesReported);
  await wizard.button(t(($) => $.wizard.receipt.another)).click();
  await wizard.begin();
  await wizard.chooseCrime("HACKING");
  await wizard.nextTo("target");
  await wizard.text("declare.adrs").fill(WALLET);
  await expect(wizard.main.getByText(t(($) => $.wizard.lookup.reported, { count: times }))).toBeVisible();
  await expect(wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.WALLET) })).toBeChecked();
});
