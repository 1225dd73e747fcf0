import { expect, type Page, test } from "../support/test.ts";

test("a new user joins and returns to the page they came from @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const email = people.newEmail();
  const nickname = people.newNickname();
  await page.goto("/term/service");
  await people.logIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.account.join.heading) })).toBeVisible();
  await expectAccessible(page);
  const onStep = (step: number) =>
    expect(
      page.getByText(
        t(($) => $.common.pagination.of, { page: step, pages: 2 }),
        { exact: true },
      ),
    ).toBeVisible();
  await onStep(1);

  await test.step("submitting an incomplete form lists each error with a link and sends nothing", async () => {
    await page.getByRole("button", { name: t(($) => $.account.join.create) }).click();
    await expect(page.getByRole("alert").getByText(t(($) => $.common.errorSummary, { count: 2 }))).toBeVisible();
    await page.getByRole("link", { name: t(($) => $.account.nickname.unchecked) }).click();
    await expect(page.getByLabel(t(($) => $.account.nickname.label))).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a nickname is validated before the duplicate check", async () => {
    const check = page.getByRole("button", { name: t(($) => $.account.nickname.check) });
    await page.getByLabel(t(($) => $.account.nickname.label)).fill("이름 이름");
    await check.click();
    await expect(page.getByLabel(t(($) => $.account.nickname.label))).toHaveAccessibleDescription(
      new RegExp(t(($) => $.account.nickname.blank)),
    );
    // This one is checked as it is typed.
    await page.getByLabel(t(($) => $.account.nickname.label)).fill(nickname);
    await expect(page.getByText(t(($) => $.account.nickname.available))).toBeVisible();
    await onStep(2);
  });

  await test.step("terms can be read and agreed one by one, or all at once", async () => {
    await page.getByLabel(t(($) => $.terms.all)).check();
    for (const box of await page
      .getByRole("group", { name: t(($) => $.account.join.terms) })
      .getByRole("checkbox")
      .all())
      await expect(box).toBeChecked();
    await page
      .getByRole("button", {
        name: new RegExp(
          t(($) => $.terms.view),
          "i",
        ),
      })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toContainText(
      t(($) => $.terms.inForceSince, { date: "" })
        .trim()
        .split(" ")
        .at(-1) ?? "",
    );
    await expectAccessible(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t(($) => $.terms.confirm) })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await page.getByRole("button", { name: t(($) => $.account.join.create) }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t(($) => $.account.welcome.title, { nickname }) }),
  ).toBeFocused();
  await expect(page.getByText(t(($) => $.account.join.createdLogIn))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: t(($) => $.account.welcome.logIn) })
    .click();
  await expect(page).toHaveURL("/term/service");
  await expect(
    page.getByRole("banner").getByRole("link", { name: t(($) => $.common.nav.account, { nickname }) }),
  ).toBeVisible();
});

test("cancelling a registration shows a message, and nobody is signed in", async ({ page, t, people }) => {
  await page.goto("/");
  await people.logIn(page, people.newEmail());
  await page.getByRole("button", { name: t(($) => $.account.join.cancel) }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(t(($) => $.account.join.cancelled));
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("button", { name: t(($) => $.common.nav.login) })).toBeVisible();
});

test("closing the tab during a registration: on return it continues with the stored input @desktop", async ({
  context,
  page,
  t,
  people,
}) => {
  await page.goto("/");
  await people.logIn(page, people.newEmail());
  await page.getByLabel(t(($) => $.account.nickname.label)).fill("halfway1");
  const service = (on: Page) => on.getByRole("checkbox", { name: t(($) => $.terms.service) });
  await service(page).check();
  // Writes are encrypted and queued behind a lock, so waiting for the lock waits for the last of them.
  await page.evaluate(() => navigator.locks.request("sb-registration", () => undefined));
  await page.close();

  const later = await context.newPage();
  await later.goto("/report/history");
  await later.getByRole("button", { name: t(($) => $.account.join.continue) }).click();
  await expect(later.getByLabel(t(($) => $.account.nickname.label))).toHaveValue("halfway1");
  await expect(service(later)).toBeChecked();
  await later.getByRole("button", { name: t(($) => $.account.nickname.check) }).click();
  await expect(later.getByText(t(($) => $.account.nickname.available))).toBeVisible();
  await later.getByLabel(t(($) => $.terms.all)).check();
  await later.getByRole("button", { name: t(($) => $.account.join.create) }).click();
  await later
    .getByRole("main")
    .getByRole("link", { name: t(($) => $.account.welcome.mine.name) })
    .click();
  await expect(later).toHaveURL("/support/my-page");
  await expect(
    later.getByRole("link", { name: t(($) => $.common.nav.account, { nickname: "halfway1" }) }),
  ).toBeVisible();
});

test("a nickname taken between check and join is reported as taken @desktop", async ({ browser, page, t, people }) => {
  const nickname = people.newNickname();
  const fill = async (form: typeof page) => {
    await form.getByLabel(t(($) => $.account.nickname.label)).fill(nickname);
    await form.getByRole("button", { name: t(($) => $.account.nickname.check) }).click();
    await expect(form.getByText(t(($) => $.account.nickname.available))).toBeVisible();
    await form.getByLabel(t(($) => $.terms.all)).check();
  };
  await page.goto("/");
  await people.logIn(page, people.newEmail());
  await fill(page);

  const other = await browser.newPage();
  await other.goto("/");
  await people.logIn(other, people.newEmail());
  await fill(other);
  await other.getByRole("button", { name: t(($) => $.account.join.create) }).click();
  await expect(other.getByText(t(($) => $.account.join.createdLogIn))).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: t(($) => $.account.join.create) }).click();
  await expect(page.getByRole("alert")).toContainText(t(($) => $.account.nickname.taken));

  await test.step("a suggestion is free", async () => {
    const suggestions = page.getByRole("group", { name: t(($) => $.account.nickname.suggestions) });
    await suggestions.getByRole("button").first().click();
    await expect(page.getByText(t(($) => $.account.nickname.available))).toBeVisible();
    await page.getByRole("button", { name: t(($) => $.account.join.create) }).click();
    await expect(page.getByText(t(($) => $.account.join.createdLogIn))).toBeVisible();
  });
});
