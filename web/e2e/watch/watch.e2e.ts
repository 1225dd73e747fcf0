// Watching: started on a page of its own and from a result, told by mail, changed, and ended by the mail's link.
import { declaration } from "../../../deploy/test/people/declaration.ts";
import { mailsTo } from "../../../deploy/test/stored/mails.ts";
import { expect, test } from "../support/test.ts";

test("a person watches a site and words, is told by mail, changes how, and stops @desktop", async ({
  page,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  const site = `shop-${crypto.randomUUID().slice(0, 8)}.example.com`;
  const { email } = await people.signUp(page, "/watch");
  await expect(main.getByText(t(($) => $.watch.noneTitle))).toBeVisible();
  await expectAccessible(page);

  const field = main.getByLabel(t(($) => $.watch.add.what));
  const add = main.getByRole("button", { name: t(($) => $.watch.add.submit), exact: true });
  await field.fill("!");
  await add.click();
  await expect(main.getByText(t(($) => $.watch.add.unreadable))).toBeVisible();
  await field.fill(`https://${site}/`);
  await add.click();
  const row = main.getByRole("article").filter({ hasText: t(($) => $.watch.kinds.SITE) });
  await expect(row).toContainText(t(($) => $.watch.nothingYet));
  await field.fill("romance coin");
  await add.click();
  const words = main.getByRole("article").filter({ hasText: "romance coin" });
  await expect(words).toContainText(t(($) => $.watch.searchWhen));

  const reporter = await people.join();
  const target = { declareType: "SITE", adrs: `https://${site}/`, title: "They never sent the shoes" } as const;
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", declaration(target))).body;
  const mail = async () =>
    (await mailsTo(server.dir, email)).find(({ text = "" }) => text.includes(`/report/history/${dclrSeq}`));
  await expect.poll(mail, { timeout: 20_000 }).toBeTruthy();
  await page.reload();
  await expect(row.getByRole("link", { name: t(($) => $.watch.seeReport) })).toHaveAttribute(
    "href",
    `/report/history/${dclrSeq}`,
  );

  await row.getByRole("button", { name: t(($) => $.watch.actions.DAILY) }).click();
  await expect(
    row.getByText(
      t(($) => $.watch.paces.DAILY),
      { exact: true },
    ),
  ).toBeVisible();
  await row.getByLabel(t(($) => $.watch.occasions.DISPUTED)).click();
  await expect(row.getByLabel(t(($) => $.watch.occasions.DISPUTED))).not.toBeChecked();
  await row.getByRole("button", { name: t(($) => $.watch.actions.pause) }).click();
  await expect(row.getByRole("button", { name: t(($) => $.watch.actions.resume) })).toBeVisible();
  await expectAccessible(page);

  await words.getByRole("button", { name: t(($) => $.watch.actions.end) }).click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.watch.endTitle) });
  await sure.getByRole("button", { name: t(($) => $.watch.actions.end) }).click();
  await expect(words).toHaveCount(0);

  const link = /http\S+(\/watch\/end\?token=\S+)/.exec((await mail())?.text ?? "")?.[1] ?? "";
  await page.goto(link);
  await main.getByRole("button", { name: t(($) => $.watch.links.end), exact: true }).click();
  await expect(
    main.getByText(
      t(($) => $.watch.links.ended),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.watch.links.toList) }).click();
  await expect(main.getByText(t(($) => $.watch.noneTitle))).toBeVisible();
});

test("a result can be watched @desktop", async ({ page, t, people, expectAccessible }) => {
  const main = page.getByRole("main");
  const name = `result-${crypto.randomUUID().slice(0, 8)}`;
  const site = `${name}.example.com`;
  const search = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await page.goto("/");
  await search.fill(site);
  const watch = main.getByRole("button", { name: t(($) => $.watch.this), exact: true });
  await watch.click();
  // A visitor is asked to log in.
  await expect(page.getByRole("alertdialog", { name: t(($) => $.common.guard.title) })).toBeVisible();

  await people.signUp(page, "/");
  await search.fill(site);
  await watch.click();
  const watched = main.getByRole("link", { name: t(($) => $.watch.watched) });
  await expect(watched).toBeVisible();
  await expectAccessible(page);
  await watched.click();
  await expect(page).toHaveURL(/\/watch/);
  await expect(main.getByRole("article").filter({ hasText: name })).toContainText(t(($) => $.watch.kinds.SITE));
});
