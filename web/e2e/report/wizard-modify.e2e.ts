import { expect, test } from "../support/test.ts";
import { NOTE, PICTURE, wizardOn } from "./wizard-steps.ts";

test("a user changes their report: prefilled, files kept and removed", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.fillWallet("Before the change");
  await wizard.nextTo("assets");
  await wizard.skipToFiles();
  await wizard.picker().setInputFiles([PICTURE, NOTE]);
  await expect(wizard.main.getByText(NOTE.name)).toBeVisible();
  await wizard.nextTo("visibility");
  await wizard.submitAs("PUBLIC");
  const dclrSeq = await wizard.receipt();

  await page.goto(`/report/${dclrSeq}`);
  await wizard.isOn("review");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.reportModify.title)));
  await expect(wizard.main).toContainText(t(($) => $.codes.crimeType.HACKING));
  await wizard.change("story");
  await wizard.nextTo("title");
  await expect(wizard.text("declare.title")).toHaveValue("Before the change");
  await wizard.text("declare.title").fill("After the change");
  await wizard.button(t(($) => $.wizard.move.toReview)).click();
  await wizard.isOn("review");
  await wizard.change("files");
  await expect(wizard.main.getByText(t(($) => $.attachments.kept))).toHaveCount(2);
  await expectAccessible(page);
  await wizard.button(t(($) => $.attachments.remove, { name: NOTE.name })).click();
  await wizard.button(t(($) => $.wizard.move.toReview)).click();
  await wizard.isOn("review");
  await wizard.nextTo("consent");
  await wizard.main.getByRole("checkbox", { name: t(($) => $.terms.all) }).check();
  await wizard.button(t(($) => $.wizard.move.modify)).click();
  await expect(page.getByText(t(($) => $.wizard.modified))).toBeVisible();
  await wizard.receipt();

  await page.goto(`/report/${dclrSeq}`);
  await wizard.isOn("review");
  await expect(wizard.main).toContainText("After the change");
  await expect(wizard.main).toContainText(PICTURE.name);
  await expect(wizard.main).not.toContainText(NOTE.name);
});

test("a report that is missing or has a pending deletion request can't be changed @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await page.goto("/report/1");
  await expect(page.getByRole("heading", { name: t(($) => $.wizard.entry.missing) })).toBeVisible();
  await expectAccessible(page);

  const dclrSeq = await wizard.fileWallet("Somebody wants this gone");
  await page.route(`**/sb/report/history/${dclrSeq}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), deletionPending: true } });
  });
  await page.goto(`/report/${dclrSeq}`);
  await expect(page.getByRole("heading", { name: t(($) => $.wizard.entry.blocked) })).toBeVisible();
  await expectAccessible(page);
});
