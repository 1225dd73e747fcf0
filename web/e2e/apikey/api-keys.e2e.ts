// API keys on my page: made, shown once, used, revoked; and the admin's list.
import { request } from "../../../deploy/test/people/person.ts";
import { adminOf } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = adminOf("apikey");

test("a member makes a key, which is shown once, sees its use, and revokes it @desktop", async ({
  page,
  server,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/support/my-page");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t(($) => $.account.myPage.apiKeys) }).click();
  await expect(main.getByText(t(($) => $.apikey.none.title))).toBeVisible();
  await expectAccessible(page);

  await main.getByRole("button", { name: t(($) => $.apikey.make) }).click();
  const naming = page.getByRole("dialog", { name: t(($) => $.apikey.create.title) });
  await naming.getByRole("button", { name: t(($) => $.apikey.create.confirm) }).click();
  await expect(naming).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await naming.getByRole("textbox").fill("production");
  await naming.getByRole("button", { name: t(($) => $.apikey.create.confirm) }).click();
  const shown = page.getByRole("alertdialog", { name: t(($) => $.apikey.shown.title) });
  const key = (await shown.getByRole("code").textContent()) ?? "";
  expect(key).toMatch(/^sbk_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: t(($) => $.apikey.shown.done) }).click();

  const card = main.getByRole("article", { name: "production" });
  await expect(card).toContainText(key.slice(-4));
  await expect(card).toContainText(t(($) => $.apikey.unused));
  await expect(page.locator("body")).not.toContainText(key);
  const lookUp = () =>
    request(server.url, "GET", "report/lookup?adrs=a.example.com", undefined, { authorization: `Bearer ${key}` });
  expect((await lookUp()).status).toBe(200);
  await page.reload();
  await expect(card).toContainText(t(($) => $.apikey.used, { count: 1, days: 30 }));
  await card
    .getByText(t(($) => $.apikey.usage.title))
    .first()
    .click();
  await expect(card.getByRole("table")).toBeVisible();
  await expectAccessible(page);

  await card.getByRole("button", { name: t(($) => $.apikey.revoke.of, { name: "production" }) }).click();
  const asked = page.getByRole("alertdialog", { name: t(($) => $.apikey.revoke.title) });
  await asked.getByRole("button", { name: t(($) => $.apikey.revoke.action) }).click();
  await expect(main.getByText(t(($) => $.apikey.none.title))).toBeVisible();
  expect((await lookUp()).status).toBe(401);
});

test("an admin revokes a member's key with a reason @desktop", async ({ page, t, people, expectAccessible }) => {
  const member = await people.join();
  await member.call("POST", "support/api-key", { name: "leaked" });
  await people.signUp(page, "/admin/api-key", ADMIN);
  const main = page.getByRole("main");
  const card = main.getByRole("article", { name: "leaked" });
  await expect(card).toContainText(member.nickname);
  await expectAccessible(page);
  await card.getByRole("button", { name: t(($) => $.apikey.revoke.of, { name: "leaked" }) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.apikey.revoke.title) });
  await dialog.getByRole("textbox").fill("It was published.");
  await dialog.getByRole("button", { name: t(($) => $.apikey.revoke.action) }).click();
  await expect(page.getByText(t(($) => $.apikey.revoke.done))).toBeVisible();
  await expect(card).toHaveCount(0);
});
