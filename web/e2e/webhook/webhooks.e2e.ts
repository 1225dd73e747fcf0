// Webhooks on my page: registered, the secret shown once, tested, its messages seen, ended by one click.
import { expect, test } from "../support/test.ts";

/** A host that does not exist: it is never called. */
const HOOK = "https://hooks.invalid/hook";

test("a member registers a webhook, tests it, reads what it answered, and ends it @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/support/my-page");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t(($) => $.account.myPage.webhooks) }).click();
  await expect(main.getByText(t(($) => $.webhook.none.title))).toBeVisible();
  await expectAccessible(page);

  const address = main.getByRole("textbox", { name: t(($) => $.webhook.add.fields.url) });
  const register = main.getByRole("button", { name: t(($) => $.webhook.add.submit) });
  await address.fill("ftp://example.com");
  await register.click();
  await expect(main.getByText(t(($) => $.webhook.add.invalid))).toBeVisible();
  await address.fill(HOOK);
  await main.getByText(t(($) => $.webhook.add.fields.crimeTypes)).click();
  await main.getByRole("checkbox", { name: t(($) => $.codes.crimeType.DRUGS) }).check();
  await register.click();
  const shown = page.getByRole("alertdialog", { name: t(($) => $.webhook.shown.title) });
  const secret = (await shown.getByRole("code").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: t(($) => $.webhook.shown.done) }).click();

  const card = main.getByRole("article", { name: HOOK });
  await expect(card).toContainText(t(($) => $.codes.crimeType.DRUGS));
  await expect(page.locator("body")).not.toContainText(secret);
  await card.getByRole("button", { name: t(($) => $.delivery.test) }).click();
  await expect(async () => {
    await main.getByRole("button", { name: t(($) => $.webhook.refresh) }).click();
    await card.getByText(t(($) => $.webhook.calls)).click({ timeout: 500 });
  }).toPass();
  await expect(card).toContainText(t(($) => $.delivery.contents.TEST));
  await expect(card).toContainText(t(($) => $.delivery.failures.UNREACHABLE));
  await expectAccessible(page);

  await card.getByRole("button", { name: t(($) => $.webhook.actions.end), exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: t(($) => $.webhook.askEnd.title) });
  await asked.getByRole("button", { name: t(($) => $.webhook.actions.end), exact: true }).click();
  await expect(main.getByText(t(($) => $.webhook.none.title))).toBeVisible();
});
