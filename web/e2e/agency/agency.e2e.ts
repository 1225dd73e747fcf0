import { expect, test } from "../support/test.ts";

const ADMIN = "agencies@example.com";
const MEMBER = "desk@police.example";
const KEY = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an admin registers an agency; its member reads the inbox and sets its key, until it is stopped @desktop", async ({
  browser,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  await people.signUp(page, "/admin/agency", ADMIN);
  await expect(main).toContainText(t(($) => $.agency.admin.noneTitle));
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.agency.admin.register) }).click();
  await expect(page).toHaveURL("/admin/agency/register");
  await expectAccessible(page);
  await main
    .getByLabel(t(($) => $.agency.admin.fields.name))
    .first()
    .fill("Cyber Bureau");
  await main.getByLabel(t(($) => $.agency.kinds.INVESTIGATION)).check();
  await main.getByLabel(t(($) => $.agency.scopes.CONFIDENTIAL)).check();
  await button(t(($) => $.agency.admin.register)).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cyber Bureau");
  await expect(main).toContainText(t(($) => $.agency.admin.keyMissingText));
  await main
    .getByLabel(t(($) => $.agency.admin.people.email))
    .first()
    .fill(MEMBER);
  await button(t(($) => $.agency.admin.people.add)).click();
  await expect(main.getByText(MEMBER)).toBeVisible();
  await button(t(($) => $.agency.admin.secrets.issue)).click();
  await expect(main.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);

  const member = await browser.newPage();
  await people.signUp(member, "/agency", MEMBER);
  await expect(member.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.agency.inbox.heading));
  await expect(member.getByRole("main")).toContainText(t(($) => $.agency.inbox.noneTitle));
  await expectAccessible(member);
  await member.goto("/admin/agency");
  await expect(member).toHaveURL("/");
  await member.goto("/agency/about");
  await member.getByLabel(t(($) => $.agency.own.newKey)).fill(KEY);
  await member.getByRole("button", { name: t(($) => $.agency.own.setKey) }).click();
  await expect(member.getByRole("main").getByText(KEY)).toBeVisible();
  await expectAccessible(member);

  await page.reload();
  await expect(main).not.toContainText(t(($) => $.agency.admin.keyMissingText));
  await button(t(($) => $.agency.admin.stop)).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("The agreement has ended");
  await dialog.getByRole("button", { name: t(($) => $.agency.admin.stop) }).click();
  await expect(main).toContainText("The agreement has ended");
  await member.goto("/agency");
  await expect(member).toHaveURL("/");
  await member.close();
});
