import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "../support/test.ts";
import { fileReport } from "./history-steps.ts";

test("the owner saves the papers about a report in a language of their choice @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const dclrSeq = await fileReport(await people.signUp(page), { declare: { dmgVolume: "3.250234" } });
  await page.goto(`/report/history/${dclrSeq}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: t(($) => $.report.papers.heading) })).toBeVisible();
  await expectAccessible(page);

  const language = t(($) => $.report.papers.language);
  await main.getByRole("button", { name: language }).click();
  // The select of the page's own language has one, too.
  await page.getByRole("listbox").getByRole("option", { name: "Deutsch", exact: true }).click();
  const named = { language: "Deutsch" };
  const police = main.getByRole("button", { name: t(($) => $.report.papers.policeIn, named) });
  const letter = main.getByRole("button", { name: t(($) => $.report.papers.letterIn, named) });
  await expectGerman(page, () => police.click(), `safer-block-report-${dclrSeq}.pdf`);
  await expectGerman(page, () => letter.click(), `safer-block-letter-${dclrSeq}.pdf`);

  await page.goto(`/report/receipt/${dclrSeq}`);
  await expect(main.getByRole("heading", { name: t(($) => $.report.papers.heading), level: 2 })).toBeVisible();
  await expectAccessible(page);
});

async function expectGerman(page: Page, save: () => Promise<void>, name: string): Promise<void> {
  const download = page.waitForEvent("download");
  await save();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(name);
  const pdf = (await readFile(await saved.path())).toString("latin1");
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toContain("/Lang (de)");
}
