import { dayOf } from "@sb/contracts/terms/versions.ts";
import type { AdminTermsText } from "@sb/contracts/terms/wire.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";
import { closeErrorDialog } from "../support/error-dialog.ts";
import type { Member } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "terms@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: `${ADMIN},terms2@example.com` } } });

test("an admin drafts, publishes and compares a version, and is then asked to agree to it @desktop", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/terms", ADMIN);
  const main = page.getByRole("main");
  await expect(main.getByRole("table").first()).toBeVisible();
  await expectAccessible(page);
  await main.locator("[href='/admin/terms/A01/draft']").click();

  const content = main.getByLabel(t(($) => $.versions.contentIn, { language: "한국어" }));
  await content.fill(`${await content.inputValue()}\n\n## 제99조\n\n새로 더한 조항입니다.`);
  await main.getByRole("button", { name: t(($) => $.versions.saveDraft) }).click();
  await expect(page.getByText(t(($) => $.versions.draftSaved))).toBeVisible();
  const publish = main.getByRole("button", { name: t(($) => $.versions.publish), exact: true });
  await expect(publish).toBeVisible();
  await expect(main.getByLabel(t(($) => $.versions.asksAgain))).toBeChecked();
  await expectAccessible(page);
  await publish.click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.versions.askPublish.title) });
  await sure.getByRole("button", { name: t(($) => $.versions.publish) }).click();
  await expect(page.getByText(t(($) => $.versions.publishedToast))).toBeVisible();

  const today = dayOf(new Date().toISOString());
  await main.locator(`[href='/admin/terms/A01/${today}']`).click();
  await expect(main.getByRole("insertion").filter({ hasText: "새로 더한 조항입니다." })).toBeVisible();
  await expectAccessible(page);

  // A login says what is due.
  const later = await browser.newPage({ baseURL: server.url });
  await later.goto("/support/notice");
  await people.logIn(later, ADMIN);
  const dialog = later.getByRole("dialog", { name: t(($) => $.terms.due.title) });
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await expectAccessible(later);
  const agree = dialog.getByRole("button", { name: t(($) => $.terms.due.agree) });
  await agree.click();
  await expect(dialog.getByText(t(($) => $.terms.due.missing))).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await agree.click();
  await expect(dialog).toBeHidden();
  await expect(later.getByText(t(($) => $.terms.due.agreed))).toBeVisible();
  await later.close();
});

test("terms change: my page has the agreed version, and what a person writes is kept while they agree anew @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/support/my-page");
  const agreed = await publishToday(await people.join("terms2@example.com"));
  const main = page.getByRole("main");
  await test.step("my page opens the version that was agreed to, not the newest", async () => {
    await main.getByRole("button", { name: readOf(t, "R02") }).click();
    const text = page.getByRole("dialog");
    await expect(text.getByRole("combobox")).toHaveValue(agreed);
    await expectAccessible(page);
    await text.getByRole("button", { name: t(($) => $.terms.confirm) }).click();
    await expect(page).toHaveURL("/support/my-page");
  });

  await page.goto("/support/inquiry/write");
  const words = t(($) => $.inquiry.write, { returnObjects: true });
  await main.getByLabel(words.title).fill("A question");
  await main.getByLabel(words.contents).fill("Is this kept?");
  await main.getByRole("button", { name: words.submit }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.terms.due.title) });
  await closeErrorDialog(
    page,
    t,
    t(($) => $.errors.TERMS_CHANGED),
  );
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  // The version of the other test is due as well, where that went before.
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  await dialog.getByRole("button", { name: t(($) => $.terms.due.agree) }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByLabel(words.contents)).toHaveValue("Is this kept?");
  await main.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(words.done)).toBeVisible();
});

const readOf = (t: Translate, code: "R02"): string =>
  t(($) => $.account.myPage.readOf, { name: t(($) => $.common.footer.terms[code]) });

/** A version of R02 that everybody has to agree to again. The date of the one before. */
async function publishToday(admin: Member): Promise<string> {
  const { body } = await admin.call<{ items: { code: string; versions: { applyDt: string }[] }[] }>(
    "GET",
    "admin/terms",
  );
  const { applyDt = "" } = body.items.find(({ code }) => code === "R02")?.versions[0] ?? {};
  const text = await admin.call<AdminTermsText>("GET", `admin/terms/detail?type=R02&date=${applyDt}`);
  const { revision, texts } = text.body;
  const ko = { ...texts.ko, content: `${texts.ko.content}\n\n## 새 조항\n\n더했습니다.` };
  const drafted = await admin.call<{ revision: number }>("POST", "admin/terms/draft", {
    code: "R02",
    revision,
    texts: { ko },
  });
  expect(drafted.status).toBe(200);
  const published = await admin.call("POST", "admin/terms/publish", {
    code: "R02",
    revision: drafted.body.revision,
    applyDt: dayOf(new Date().toISOString()),
    asksAgain: true,
  });
  expect(published.status).toBe(200);
  await admin.call("GET", "admin/terms", undefined, seeing(published));
  return applyDt;
}
