// Why a verdict has its level: on home, beside a report's target, on the target's page, and the page of the formula.
import { fileReport, newWallet } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

test("a verdict says how sure it is and why, and leads to the formula @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  const dclrSeq = await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: t(($) => $.home.search.label) }).fill(adrs);
  const line = main.getByText(t(($) => $.level.why));
  await line.click();
  await expect(main.getByText(t(($) => $.level.steps.HINT))).toBeVisible();
  await expect(main.getByText(t(($) => $.level.parts.NEW, { count: 1 }))).toBeVisible();
  await expectAccessible(page);

  for (const path of [`/report/history/${dclrSeq}`, `/a/${adrs}`]) {
    await page.goto(path);
    await expect(main.getByText(t(($) => $.level.steps.HINT))).toBeVisible();
  }
  await line.click();
  await main.getByRole("link", { name: t(($) => $.level.formula, { name: "level-2" }) }).click();
  await expect(page).toHaveURL("/level");
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.level.line) })).toBeVisible();
  await expect(main.getByText(t(($) => $.level.steps.NEARLY_CERTAIN))).toBeVisible();
  await expectAccessible(page);
});
