import { expect, test } from "../support/test.ts";

test("the terms have a header and no footer; versions are chosen by date; confirm leads home @smoke", async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto("/term/privacy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.terms.privacy) })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page).toHaveTitle(`${t(($) => $.pages.privacy.title)} | ${t(($) => $.pages.suffix)}`);
  await expectAccessible(page);

  const versions = main.getByLabel(t(($) => $.terms.version));
  const dates = await versions
    .getByRole("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(dates.length).toBeGreaterThan(1);
  const oldest = dates.at(-1) ?? "";
  await versions.selectOption(oldest);
  await expect(page).toHaveURL(`/term/privacy?date=${oldest}`);
  await expect(versions).toHaveValue(oldest);
  await page.reload();
  await expect(versions).toHaveValue(oldest);

  await main.getByRole("link", { name: t(($) => $.terms.confirm) }).click();
  await expect(page).toHaveURL("/");
});

test("the service terms show their effective date", async ({ page, t, expectAccessible }) => {
  await page.goto("/term/service");
  await expect(page.getByRole("heading", { level: 1, name: t(($) => $.terms.service) })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expectAccessible(page);
});

test("every further text opens in a dialog, whose confirmation leads home", async ({ page, t, expectAccessible }) => {
  await page.goto("/term/service");
  const others = page.getByRole("list", { name: t(($) => $.terms.more) }).getByRole("button");
  await expect(others).toHaveCount(6);
  for (const other of await others.all()) {
    const name = (await other.textContent()) ?? "";
    await other.click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await expectAccessible(page);
  await others.first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t(($) => $.terms.confirm) })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the footer leads to every text", async ({ page, t }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const key of ["service", "privacy"] as const)
    await expect(footer.getByRole("link", { name: t(($) => $.common.footer[key]) })).toBeVisible();
  for (const code of ["A02", "B02", "R01", "R02", "R03"] as const) {
    await footer.getByRole("button", { name: t(($) => $.common.footer.terms[code]) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});
