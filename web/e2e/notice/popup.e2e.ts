import { expect, test } from "../support/test.ts";
import { ADMIN, newWord } from "./notice-steps.ts";

// Everybody who opens home would see it: it would cover what other tests do there.
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("a popup with a translation is read in one's language, and hidden for today on every device @desktop", async ({
  page,
  browser,
  server,
  language,
  t,
  people,
  expectAccessible,
}) => {
  const [title, english] = [newWord(), newWord()];
  const desk = await browser.newPage({ baseURL: server.url });
  const admin = desk.getByRole("main");
  await people.signUp(desk, "/admin/notice/write", ADMIN);
  await admin.getByLabel(t(($) => $.notice.types.NOTICE)).check();
  await admin.getByLabel(t(($) => $.notice.admin.titleField)).fill(title);
  await admin.getByLabel(t(($) => $.notice.admin.content)).fill("오늘은 쉽니다.");
  await admin.getByLabel(t(($) => $.notice.admin.popup)).check();
  await admin.getByRole("button", { name: t(($) => $.notice.admin.translations), exact: true }).click();
  await admin.getByLabel(t(($) => $.notice.admin.titleIn, { language: "English" })).fill(english);
  await admin.getByLabel(t(($) => $.notice.admin.contentIn, { language: "English" })).fill("Closed today.");
  await expectAccessible(desk);
  await admin.getByRole("button", { name: t(($) => $.notice.admin.publish), exact: true }).click();
  await expect(desk).toHaveURL("/admin/notice");
  await desk.close();

  const { email } = await people.signUp(page, "/");
  const popup = page.getByRole("dialog", { name: language === "ko" ? title : english });
  await expect(popup).toContainText(language === "ko" ? "오늘은 쉽니다." : "Closed today.");
  await expectAccessible(page);
  const hiding = page.waitForResponse("**/sb/home/popup/hide");
  await popup.getByRole("button", { name: t(($) => $.home.popup.notToday) }).click();
  expect((await hiding).status()).toBe(204);
  const other = await browser.newPage({ baseURL: server.url });
  const told = other.waitForResponse("**/sb/home/popup/hidden");
  await people.signUp(other, "/", email);
  await told;
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("dialog", { name: language === "ko" ? title : english })).toHaveCount(0);
  await other.close();
});
