import { expect, type Page, test } from "../support/test.ts";
import { NOTE, PICTURE, wizardOn } from "./wizard-steps.ts";

test("a draft survives a reload and is deleted once the report is filed", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("RANSOMWARE");
  await wizard.fillWallet("Kept over the reload");
  await wizard.nextTo("assets");
  await wizard.text("declare.dmgVolume").fill("0.5");
  await wizard.saved();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.wizard.draft.ask.title) })).toBeFocused();
  await expect(wizard.main.getByText("Kept over the reload")).toBeVisible();
  await expectAccessible(page);
  await wizard.button(t(($) => $.wizard.draft.ask.load)).click();
  await wizard.isOn("assets");
  await expect(wizard.text("declare.dmgVolume")).toHaveValue("0.5");

  await wizard.skipToVisibility();
  const dropped = page.waitForResponse(
    (answer) => answer.request().method() === "DELETE" && answer.url().includes("/report/draft"),
  );
  await wizard.submitAs("PRIVATE");
  await wizard.receipt();
  // The receipt does not wait for it.
  expect((await dropped).ok()).toBe(true);
  await wizard.open();
});

test("starting over deletes the draft @desktop", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await wizard.chooseCrime("DRUGS");
  await wizard.saved();
  await page.reload();
  await wizard.button(t(($) => $.wizard.draft.ask.discard)).click();
  await wizard.begin();
  await expect(wizard.main.getByRole("radio", { checked: true })).toHaveCount(0);
  await wizard.open();
});

test("without a network the input is kept, and saved when the network is restored @once", async ({
  context,
  page,
  t,
  people,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await context.setOffline(true);
  await wizard.chooseCrime("HACKING");
  await expect(wizard.main.getByText(t(($) => $.wizard.draft.offline))).toBeVisible();
  await expect(wizard.crime("HACKING")).toBeChecked();
  await context.setOffline(false);
  await wizard.saved();
});

test("leaving asks for confirmation; Back goes to the previous screen", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await wizard.chooseCrime("HACKING");
  await wizard.saved();
  const leave = () =>
    page
      .getByRole("banner")
      .getByRole("link", { name: t(($) => $.common.brand) })
      .click();

  await leave();
  await expect(wizard.leaveDialog()).toContainText(t(($) => $.wizard.leave.kept));
  await wizard
    .leaveDialog()
    .getByRole("button", { name: t(($) => $.common.unsaved.stay) })
    .click();
  await expect(page).toHaveURL("/report");
  await wizard.nextTo("target");

  // The extra history entry that Back lands on is pushed after the step has rendered.
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toBe("spare");
  await page.goBack();
  await wizard.isOn("category");
  await expect(page).toHaveURL("/report");

  await leave();
  await wizard
    .leaveDialog()
    .getByRole("button", { name: t(($) => $.common.unsaved.leave) })
    .click();
  await expect(page).toHaveURL("/");
});

test("an unchanged report can be left without confirmation @once", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t(($) => $.common.brand) })
    .click();
  await expect(page).toHaveURL("/");
});

test("attachments survive a reload, until the report is filed @once", async ({ page, t, people, expectAccessible }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.fillWallet("With a file");
  await wizard.nextTo("assets");
  await wizard.skipToFiles();
  await expect(wizard.main.getByText(t(($) => $.wizard.files.onDevice))).toBeVisible();
  await wizard.picker().setInputFiles([NOTE, PICTURE]);
  await expect(wizard.main.getByText(t(($) => $.attachments.count, { count: 2, most: 5 }))).toBeVisible();
  await wizard.saved();
  await expect.poll(() => keptFiles(page)).toBe(2);
  await page.reload();
  await wizard.button(t(($) => $.wizard.draft.ask.load)).click();
  await wizard.isOn("files");
  await expect(wizard.main.getByText(NOTE.name)).toBeVisible();
  const preview = t(($) => $.attachments.preview, { name: PICTURE.name });
  await expect(wizard.main.getByRole("img", { name: preview })).toBeVisible();
  await expectAccessible(page);
  await wizard.nextTo("visibility");
  await wizard.submitAs("PRIVATE");
  await wizard.receipt();
  await expect.poll(() => keptFiles(page)).toBe(0);
});

test("of two tabs, the later writer is asked which draft to keep @desktop", async ({
  context,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const one = wizardOn(page, t);
  await people.signUp(page);
  await one.openTarget("HACKING");
  await one.fillWallet("First");
  await one.saved();
  const second = await context.newPage();
  const two = wizardOn(second, t);
  await second.goto("/report");
  await two.button(t(($) => $.wizard.draft.ask.load)).click();
  await two.isOn("title");
  await two.text("declare.title").fill("From the second tab");
  await two.saved();

  await one.text("declare.title").fill("From the first tab");
  await expect(one.changed()).toContainText("From the second tab");
  await expect(one.main.getByText(t(($) => $.wizard.draft.changed.notSaved))).toBeVisible();
  await expectAccessible(page);
  await one.button(t(($) => $.wizard.draft.changed.keep)).click();
  await one.saved();
  await expect(one.text("declare.title")).toHaveValue("From the first tab");

  await two.text("declare.title").fill("Once more from the second tab");
  await expect(two.changed()).toContainText("From the first tab");
  await two.button(t(($) => $.wizard.draft.changed.take)).click();
  await expect(two.text("declare.title")).toHaveValue("From the first tab");
  await two.text("declare.title").fill("In turn");
  await two.saved();
});

/** Runs in the page: how many files of drafts this device keeps. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening it would make it, without its store.
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === "safer-block-files")) return 0;
    const asked = indexedDB.open("safer-block-files");
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    const counted = asked.result.transaction("files").objectStore("files").count();
    await new Promise((resolve) => counted.addEventListener("success", resolve));
    asked.result.close();
    return counted.result;
  });
