import { expect, test } from "../support/test.ts";
import { EDITOR, NEWS_SERVER, newestOf, newsOn } from "./news-steps.ts";

test.use({ serverSettings: NEWS_SERVER });

test("an editor sees why a source fails, pauses and fetches it, and hides news with a reason @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const editor = await people.join(EDITOR);
  const { title } = await newestOf(editor);
  await people.signUp(page, "/admin/news-source", EDITOR);
  const { main, items } = newsOn(page, t);
  const sources = main.getByRole("list", { name: t(($) => $.news.admin.sources.heading) }).getByRole("article");
  const [daily, gone] = [sources.filter({ hasText: "Demo Coin Daily" }), sources.filter({ hasText: "Gone Weekly" })];
  await expect(daily).toContainText(t(($) => $.news.admin.sources.states.OK));
  await expect(gone).toContainText(t(($) => $.news.admin.sources.states.FAILING));
  await expect(gone).toContainText(t(($) => $.news.admin.sources.failures.UNREACHABLE));
  await expectAccessible(page);

  const pause = t(($) => $.news.admin.sources.pause, { returnObjects: true, name: "Gone Weekly" });
  await gone.getByRole("button", { name: pause.of }).click();
  const dialog = page.getByRole("dialog", { name: pause.title });
  await expectAccessible(page);
  await dialog.getByLabel(t(($) => $.news.admin.reason)).fill("It is gone.");
  await dialog.getByRole("button", { name: pause.action }).click();
  await expect(gone).toContainText(t(($) => $.news.admin.sources.states.PAUSED));
  await expect(gone).toContainText("It is gone.");
  await gone.getByRole("button", { name: t(($) => $.news.admin.sources.resumeOf, { name: "Gone Weekly" }) }).click();
  await expect(gone).toContainText(t(($) => $.news.admin.sources.states.FAILING));
  await daily
    .getByRole("button", { name: t(($) => $.news.admin.sources.fetchOf, { name: "Demo Coin Daily" }) })
    .click();
  await expect(page.getByText(t(($) => $.news.admin.sources.fetchAsked))).toBeVisible();

  await main.getByRole("link", { name: t(($) => $.news.admin.toNews) }).click();
  const hide = t(($) => $.news.admin.hide, { returnObjects: true, title });
  await expectAccessible(page);
  await items.filter({ hasText: title }).getByRole("button", { name: hide.of }).click();
  const judge = page.getByRole("dialog", { name: hide.title });
  await judge.getByRole("button", { name: hide.action }).click();
  await expect(judge.getByLabel(t(($) => $.news.admin.reason))).toHaveAttribute("aria-invalid", "true");
  await judge.getByLabel(t(($) => $.news.admin.reason)).fill("An advertisement.");
  await judge.getByRole("button", { name: hide.action }).click();
  await expect(page.getByText(hide.done)).toBeVisible();
  await page.goto("/admin/news?status=HIDDEN");
  await expect(items).toHaveCount(1);
  await expect(items.first()).toContainText("An advertisement.");
  await expectAccessible(page);
  const restore = t(($) => $.news.admin.restore, { returnObjects: true, title });
  await items.first().getByRole("button", { name: restore.of }).click();
  await page
    .getByRole("dialog", { name: restore.title })
    .getByLabel(t(($) => $.news.admin.reason))
    .fill("A mistake.");
  await page.getByRole("dialog", { name: restore.title }).getByRole("button", { name: restore.action }).click();
  await expect(page.getByText(restore.done)).toBeVisible();
});
