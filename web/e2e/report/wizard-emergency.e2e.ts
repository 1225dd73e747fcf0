import { expect, test } from "../support/test.ts";
import { wizardOn } from "./wizard-steps.ts";

// Many screens and a registration take long on a busy machine.
test.slow();

test("what has just happened: first what to do, then three questions, then the report", async ({
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
  await people.signUp(page);
  await page.goto("/report");
  await wizard.answerHappened("NOW");

  await wizard.isOn("emergency");
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
  await wizard.saved();
  await page.reload();
  await wizard.button(t(($) => $.wizard.draft.ask.load)).click();
  await wizard.isOn("story");

  await wizard.nextTo("review");
  await expect(wizard.main).toContainText(t(($) => $.wizard.visibility.PRIVATE.text));
  await expect(wizard.button(t(($) => $.wizard.emergency.more.open))).toBeVisible();
  await wizard.button(t(($) => $.wizard.emergency.copy)).click();
  await expect.poll(copied).toContain("just-gone.shop.com");
  await expectAccessible(page);
  await wizard.nextTo("consent");
  await wizard.agreeAndSubmit();
  const dclrSeq = await wizard.receipt();

  await page.goto(`/report/${dclrSeq}`);
  await wizard.isOn("review");
  await expect(wizard.main).toContainText("The exchange is gone");
  await wizard.change("assets");
});
