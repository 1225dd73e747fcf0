import { commentsOn } from "../comment/comment-steps.ts";
import { expect, test } from "../support/test.ts";
import { articlesOn, EDITOR, newWord, publishArticle } from "./article-steps.ts";

const HOSTILE = `# First

![own]({picture}) ![pixel](https://other.example/p.png)

<script>document.title = "harmed"</script><img src=x onerror="document.title='harmed'">

[run](javascript:document.title='harmed') [data](data:text/html,<script>1</script>) [out](https://other.example/)

## Second

- <b onclick="document.title='harmed'">bold</b>`;

test("a visitor finds an article, reads it without harm, and the list begins anew from the menu @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const editor = await people.join(EDITOR);
  const word = newWord();
  for (let index = 0; index < 10; index += 1)
    await publishArticle(editor, { category: "CASE", language: "en", title: `${word} ${index}`, content: "Its text." });
  const viewSeq = await publishArticle(editor, {
    ...{ category: "POLICY", language: "de", title: `${word} Regeln`, content: HOSTILE, summary: "Kurz gesagt." },
  });
  const list = articlesOn(page, t);
  await page.goto("/insight");
  await expect(page).toHaveURL("/insight/safer-view");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.saferView.title)));
  await expect(list.rows.first()).toBeVisible();
  await expectAccessible(page);

  await list.search(word);
  await expect(list.rows).toHaveCount(10);
  await list.main.getByRole("link", { name: t(($) => $.common.pagination.next) }).click();
  await expect(page).toHaveURL(`/insight/safer-view?searchKeyword=${word}&page=2`);
  await expect(list.rows).toHaveCount(1);
  await list.chooseCategory(t(($) => $.insight.categories.POLICY));
  await expect(page).toHaveURL(`/insight/safer-view?category=POLICY&searchKeyword=${word}`);
  await expect(list.summary).toContainText(t(($) => $.insight.results, { count: 1 }));
  await expect(list.rows.filter({ hasText: "Kurz gesagt." })).toHaveCount(1);
  await expect(list.rows).toHaveCount(1);

  await list.rows.getByRole("link").click();
  await expect(page).toHaveURL(`/insight/safer-view/${viewSeq}`);
  const article = list.main.locator("article").first();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(`${word} Regeln`);
  await expect(article.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
  await expect(article.getByRole("heading", { level: 2, name: "First" })).toBeVisible();
  const contents = article.getByRole("navigation", { name: t(($) => $.insight.contents) });
  await expect(contents.getByRole("link")).toHaveText(["First", "Second"]);
  await expect(article.getByText(t(($) => $.insight.reading, { count: 1 }))).toBeVisible();
  await expect(article.getByRole("img", { name: "own" })).toHaveAttribute("srcset", /size=320 /);
  await expect(article.locator("img")).toHaveCount(1);
  await expect(article.locator('script, [onclick], [onerror], a[href^="javascript"], a[href^="data"]')).toHaveCount(0);
  await expect(article.getByRole("link", { name: "out" })).toHaveAttribute("rel", "noopener nofollow");
  await expect(page).not.toHaveTitle("harmed");
  await expectAccessible(page);

  await list.main.getByRole("link", { name: t(($) => $.common.back) }).click();
  await expect(page).toHaveURL(`/insight/safer-view?category=POLICY&searchKeyword=${word}`);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(($) => $.common.brand) }).click();
  await expect(page.getByRole("main").getByRole("link", { name: `${word} Regeln` })).toBeVisible();
  const toList = banner.getByRole("link", { name: t(($) => $.common.nav.saferView), exact: true });
  await expect(async () => {
    if (!(await toList.isVisible()))
      await banner.getByRole("button", { name: t(($) => $.common.nav.insight), exact: true }).press("Enter");
    await expect(toList).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await toList.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/insight/safer-view");
  await expect(list.keyword).toHaveValue("");
});

test("a person likes an article, comments and replies @desktop", async ({ page, t, people, expectAccessible }) => {
  const editor = await people.join(EDITOR);
  const viewSeq = await publishArticle(editor, { title: newWord(), content: "Its text." });
  const other = await people.join();
  const written = await other.call("POST", "insight/safer-view/comment", { viewSeq, content: "Is that so?" });
  expect(written.status).toBe(201);
  await people.signUp(page, `/insight/safer-view/${viewSeq}`);
  const comments = commentsOn(page, t);
  await comments.like.click();
  await expect(comments.like).toHaveAttribute("aria-pressed", "true");
  await expect(comments.like).toHaveText(t(($) => $.comments.like, { total: 1 }));
  await comments.section.getByRole("button", { name: t(($) => $.comments.reply.to, { nick: other.nickname }) }).click();
  await comments.section
    .getByRole("textbox", { name: t(($) => $.comments.reply.label, { nick: other.nickname }) })
    .fill("It is.");
  await comments.section.getByRole("button", { name: t(($) => $.comments.reply.submit) }).click();
  await expect(comments.posts.last()).toContainText("It is.");
  await comments.field.fill("Thank you.");
  await comments.field.press("Tab");
  await comments.send.press("Enter");
  await expect(comments.posts.first()).toContainText("Thank you.");
  await expectAccessible(page);
});
