import { readFileSync } from "node:fs";
import { fileReport } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

test("a person ends the login of another device, and downloads all that is kept of them", async ({
  browser,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const member = await people.signUp(page);
  const dclrSeq = await fileReport(member, {});
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await people.signUp(other, "/", member.email);
  await page.goto("/support/my-page");
  await page.getByRole("link", { name: t(($) => $.account.myPage.myData) }).click();
  const logins = page.getByRole("region", { name: t(($) => $.myData.logins.heading) });
  await expect(logins.getByText(t(($) => $.myData.logins.isThis))).toHaveCount(1);
  await expectAccessible(page);

  await logins.getByRole("button", { name: t(($) => $.myData.logins.endOthers) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.myData.logins.end) })
    .click();
  await expect(logins.getByText(t(($) => $.myData.logins.none))).toBeVisible();
  await expect(logins.getByRole("listitem")).toHaveCount(1);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: t(($) => $.myData.download.start) }).click();
  const archive = readFileSync(await (await saved).path()).toString("latin1");
  for (const path of ["account.json", "logins.json", `reports/${dclrSeq}/report.json`]) expect(archive).toContain(path);
});
