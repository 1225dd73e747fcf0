// The newsletter from the footer to the end: asked for, confirmed and ended by the links of the mails.
import { mailsTo } from "../../../deploy/test/stored/mails.ts";
import { expect, test } from "../support/test.ts";

test("a visitor subscribes, confirms by the mail's link, and ends it", async ({
  page,
  t,
  server,
  language,
  expectAccessible,
}) => {
  const email = `reader-${crypto.randomUUID()}@people.net`;
  const linkIn = async (path: string): Promise<string> => {
    await expect.poll(async () => (await textOf(0)).includes(path), { timeout: 20_000 }).toBe(true);
    return new RegExp(`http\\S+(${path}\\?token=\\S+)`).exec(await textOf(0))?.[1] ?? "";
  };
  const textOf = async (at: number): Promise<string> => (await mailsTo(server.dir, email))[at]?.text ?? "";

  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel(t(($) => $.common.footer.email));
  const subscribe = footer.getByRole("button", { name: t(($) => $.common.footer.subscribe) });
  for (const [given, said] of [
    ["", t(($) => $.common.footer.emailInvalid)],
    ["reader@people", t(($) => $.errors.EMAIL_INVALID)],
    ["reader@nowhere.invalid", t(($) => $.errors.EMAIL_UNREACHABLE)],
  ] as const) {
    await field.fill(given);
    await subscribe.click();
    await expect(footer.getByText(said)).toBeVisible();
  }
  await field.fill(email);
  await subscribe.click();
  await expect(page.getByText(t(($) => $.common.footer.subscribeSent))).toBeVisible();

  await page.goto(await linkIn("/home/subscribe/confirm"));
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.newsletterConfirm.title)));
  await page.getByRole("button", { name: t(($) => $.newsletter.confirm) }).click();
  await expect(
    page.getByText(
      t(($) => $.newsletter.completed),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkIn("/home/subscribe/end"));
  await page.getByRole("button", { name: t(($) => $.newsletter.end), exact: true }).click();
  await expect(
    page.getByText(
      t(($) => $.newsletter.ended),
      { exact: true },
    ),
  ).toBeVisible();
  expect(
    (await mailsTo(server.dir, email)).map(
      ({ headers }) => headers.find(({ key }) => key === "content-language")?.value,
    ),
  ).toEqual(expect.arrayContaining([language]));
});

test("a link that is not whole says so", async ({ page, t, expectAccessible }) => {
  await page.goto("/home/subscribe/confirm?token=half.of.it");
  await page.getByRole("button", { name: t(($) => $.newsletter.confirm) }).click();
  await expect(
    page.getByText(
      t(($) => $.newsletter.expired),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
});
