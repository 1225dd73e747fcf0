import { fileReport, newWallet } from "../report/history-steps.ts";
import { moderatorOf } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const MODERATOR = moderatorOf("unusual");

test("a moderator sees reports that came at once, confirms a target and takes that back, and notes that they were looked at", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const member = await people.join();
  let newest = "";
  for (let nth = 1; nth <= 10; nth += 1) {
    newest = newWallet();
    await fileReport(member, { declare: { adrs: newest, chain: "ETH", title: `Report number ${nth}` } });
  }
  await people.signUp(page, "/admin/unusual", MODERATOR);
  const main = page.getByRole("main");
  const rule = t(($) => $.unusual.rules.MANY_BY_ONE);
  const found = main.getByRole("article").filter({ hasText: rule }).filter({ hasText: member.nickname });
  await expect(found.getByRole("heading")).toHaveText(t(($) => $.unusual.reasons.MANY_BY_ONE, { total: 10 }));
  await expect(found.getByRole("link").first()).toHaveText("Report number 10");
  await expect(found).toContainText(t(($) => $.unusual.more, { count: 5 }));
  await expectAccessible(page);

  await expect(found).toContainText(t(($) => $.unusual.waiting, { ago: "" }).trim());
  const target = newest;
  const judge = async (verb: "confirm" | "unconfirm") => {
    const words = t(($) => $.unusual[verb], { returnObjects: true, target });
    await found.getByRole("button", { name: words.of, exact: true }).click();
    const asked = page.getByRole("dialog", { name: words.title });
    await expect(asked).toContainText(target);
    await asked.getByRole("textbox").fill("A bank told us");
    await asked.getByRole("button", { name: words.action }).click();
    await expect(page.getByText(words.done)).toBeVisible();
  };
  await judge("confirm");
  const confirmed = found.getByText(t(($) => $.unusual.confirmedAt, { at: "" }).trim());
  await expect(confirmed).toHaveCount(1);
  await expectAccessible(page);
  await judge("unconfirm");
  await expect(confirmed).toHaveCount(0);

  await found.getByRole("button", { name: t(($) => $.unusual.review.action) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.unusual.review.title) });
  const mark = dialog.getByRole("button", { name: t(($) => $.unusual.review.action) });
  await mark.click();
  await expect(dialog).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill("Robbed ten times");
  await mark.click();
  await expect(page.getByText(t(($) => $.unusual.review.done))).toBeVisible();
  await expect(found).toHaveCount(0);

  await page.goto("/admin/unusual?status=REVIEWED");
  await expect(found).toContainText("Robbed ten times");
});
