import { expect, test } from "../support/test.ts";

test("my page shows my information, and the nickname can be changed with the rules of registration @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const { email, nickname } = await people.signUp(page);
  await page.goto("/support/my-page");
  const main = page.getByRole("main");
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText(nickname, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.myPage.title)));
  await expectAccessible(page);

  await main.getByRole("button", { name: t(($) => $.account.myPage.changeNickname) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.account.nicknameDialog.title) });
  const field = dialog.getByLabel(t(($) => $.account.nickname.label));
  const save = dialog.getByRole("button", { name: t(($) => $.account.nicknameDialog.save) });
  await field.fill(nickname);
  await dialog.getByRole("button", { name: t(($) => $.account.nickname.check) }).click();
  await expect(dialog.getByText(t(($) => $.account.nickname.same))).toBeVisible();
  const next = people.newNickname();
  await field.fill(next);
  // It is checked as it is typed.
  await expect(dialog.getByText(t(($) => $.account.nickname.available))).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(next, { exact: true })).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("link", { name: t(($) => $.common.nav.account, { nickname: next }) }),
  ).toBeVisible();

  await test.step("the change is stored", async () => {
    await page.reload();
    await expect(
      page.getByRole("banner").getByRole("link", { name: t(($) => $.common.nav.account, { nickname: next }) }),
    ).toBeVisible();
  });
});

test("Escape closes the nickname dialog and gives the focus back @once", async ({ page, t, people }) => {
  await people.signUp(page);
  await page.goto("/support/my-page");
  const opener = page.getByRole("main").getByRole("button", { name: t(($) => $.account.myPage.changeNickname) });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("deregistration warns, asks for confirmation twice, and ends the account", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const { email } = await people.signUp(page);
  await page.goto("/support/my-page");
  await page.getByRole("link", { name: t(($) => $.account.myPage.deregister) }).click();
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.account.deregister.heading) })).toBeVisible();
  for (const warning of t(($) => $.account.deregister.warnings, { returnObjects: true }))
    await expect(page.getByText(warning)).toBeVisible();
  await expectAccessible(page);

  const leave = page.getByRole("main").getByRole("button", { name: t(($) => $.account.deregister.submit) });
  await leave.click();
  await expect(page.getByText(t(($) => $.account.deregister.mustAgree))).toBeVisible();
  await page.getByLabel(t(($) => $.account.deregister.understood)).check();
  await leave.click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.account.deregister.sureTitle) });
  await expectAccessible(page);
  await sure.getByRole("button", { name: t(($) => $.account.deregister.keep) }).click();
  await expect(sure).toBeHidden();
  await leave.click();
  await sure.getByRole("button", { name: t(($) => $.account.deregister.submit) }).click();

  const told = page.getByRole("alertdialog");
  await expect(told).toContainText(t(($) => $.account.deregister.done));
  await told.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("button", { name: t(($) => $.common.nav.login) })).toBeVisible();

  await test.step("the same Google account starts a new registration", async () => {
    await people.logIn(page, email);
    await expect(page.getByRole("heading", { level: 1, name: t(($) => $.account.join.heading) })).toBeVisible();
  });
});

test("logging out leads home", async ({ page, t, people }) => {
  await people.signUp(page);
  await page.goto("/support/my-page");
  await page
    .getByRole("main")
    .getByRole("button", { name: t(($) => $.account.myPage.logout) })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(t(($) => $.common.loggedOut))).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});
