import { expect, type Page, test } from "../support/test.ts";

const loginButton = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });

test("a logout in one tab reaches the other @once", async ({ context, page, t, people }) => {
  const { nickname } = await people.signUp(page);
  const other = await context.newPage();
  await other.goto("/support/my-page");
  await expect(other.getByRole("heading", { level: 1, name: t(($) => $.account.myPage.heading) })).toBeVisible();

  await page
    .getByRole("banner")
    .getByRole("button", { name: t(($) => $.common.nav.logout) })
    .click();
  await expect(
    loginButton(
      page,
      t(($) => $.common.nav.login),
    ),
  ).toBeVisible();
  await expect(
    loginButton(
      other,
      t(($) => $.common.nav.login),
    ),
  ).toBeVisible();
  await expect(other).toHaveURL("/");
  await expect(other.getByText(nickname)).toBeHidden();
  await expect(other.getByRole("alertdialog")).toBeHidden();
});

test("a login in one tab reaches the other @once", async ({ context, page, t, people }) => {
  const other = await context.newPage();
  await other.goto("/term/service");
  await expect(
    loginButton(
      other,
      t(($) => $.common.nav.login),
    ),
  ).toBeVisible();
  const { nickname } = await people.signUp(page);
  await expect(other.getByRole("link", { name: t(($) => $.common.nav.account, { nickname }) })).toBeVisible();
});

test("clearing all cookies ends the session within a moment @once", async ({ context, page, t, people }) => {
  await people.signUp(page);
  await context.clearCookies();
  await expect(
    loginButton(
      page,
      t(($) => $.common.nav.login),
    ),
  ).toBeVisible();
});

test("the stored session is encrypted with a non-extractable key @once", async ({ page, people }) => {
  const { email, nickname } = await people.signUp(page);
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("safer-block");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const read = (key: string) =>
      new Promise<unknown>((resolve) => {
        const request = database.transaction("session").objectStore("session").get(key);
        request.onsuccess = () => resolve(request.result);
      });
    const key = (await read("key")) as CryptoKey;
    const sealed = (await read("session")) as { data: ArrayBuffer };
    const exported = await crypto.subtle.exportKey("raw", key).then(
      () => "exported",
      () => "refused",
    );
    return {
      exported,
      text: new TextDecoder("latin1").decode(sealed.data),
      local: JSON.stringify({ ...localStorage }),
    };
  });
  expect(kept.exported).toBe("refused");
  for (const secret of [email, nickname]) {
    expect(kept.text).not.toContain(secret);
    expect(kept.local).not.toContain(secret);
  }
});

test("an ended login shows a message, signs out and leads home @once", async ({ context, page, t, people }) => {
  await people.signUp(page);
  await context.clearCookies({ name: "refreshToken" });
  // An hour later the token has expired, and the refresh token is gone.
  await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
  await page.goto("/support/my-page");
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
  await expect(dialog).toContainText(t(($) => $.errors.LOGIN_ENDED));
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(page).toHaveURL("/");
  await expect(
    loginButton(
      page,
      t(($) => $.common.nav.login),
    ),
  ).toBeVisible();
});
