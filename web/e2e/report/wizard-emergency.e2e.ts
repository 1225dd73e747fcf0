import { expect, type Page, test } from "../support/test.ts";
import { wizardOn } from "./wizard-steps.ts";

test("what has just happened: a visitor is told what to do, answers three questions, and logs in to send", async ({
  context,
  page,
  t,
  people,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  const wizard = wizardOn(page, t);
  const next = wizard.button(t(($) => $.wizard.move.next));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const { email } = await people.join();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: t(($) => $.common.nav.toReport) })).toBeInViewport();
  await wizard.main.getByRole("link", { name: t(($) => $.home.act.now) }).click();

  await wizard.isOn("emergency");
  await expect(wizard.main).toContainText(t(($) => $.visitor.first.title));
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(wizard.main.locator('a[href^="tel:"]').first()).toBeVisible();
  await wizard.main.getByText(t(($) => $.wizard.emergency.otherCountries)).click();
  await expect(wizard.main.getByText(t(($) => $.wizard.emergency.elsewhere))).toBeVisible();
  await wizard.button(t(($) => $.wizard.emergency.copy)).click();
  await expect.poll(copied).toContain(t(($) => $.wizard.emergency.gap));
  await expectAccessible(page);

  await wizard.nextTo("category");
  await wizard.chooseCrime("FRAUD_FAKE_EXCHANGE");
  await wizard.nextTo("target");
  await wizard.chooseSite("just-gone.shop.com");
  await wizard.nextTo("story");
  await wizard.text("declare.comment").fill("The exchange is gone. I sent it this morning.");
  await expect(
    wizard.main.getByText(new RegExp(t(($) => $.wizard.draft.savedHere, { time: "\\d\\d:\\d\\d" }))),
  ).toBeVisible();
  await page.reload();
  await wizard.button(t(($) => $.wizard.draft.ask.load)).click();
  await wizard.isOn("story");

  await wizard.nextTo("review");
  await expect(wizard.main).toContainText(t(($) => $.wizard.visibility.PRIVATE.text));
  await expect(wizard.button(t(($) => $.wizard.emergency.more.open))).toBeVisible();
  await wizard.button(t(($) => $.wizard.emergency.copy)).click();
  await expect.poll(copied).toContain("just-gone.shop.com");
  await expectAccessible(page);

  await people.will(page, email);
  await wizard.button(t(($) => $.common.guard.login)).click();
  await wizard.isOn("review");
  await expect(wizard.main).toContainText("The exchange is gone");
  await wizard.saved();
  expect(await visitorDraft(page)).toBeUndefined();
  await wizard.nextTo("consent");
  await wizard.agreeAndSubmit();
  const dclrSeq = await wizard.receipt();

  await page.goto(`/report/${dclrSeq}`);
  await wizard.isOn("review");
  await expect(wizard.main).toContainText("The exchange is gone");
  await wizard.change("assets");
});

/** The visitor's report as this device keeps it. */
const visitorDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const request = indexedDB.open("safer-block");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const found = request.result.transaction("session").objectStore("session").get("visitor-draft");
          found.onsuccess = () => resolve(found.result);
        };
      }),
  );
