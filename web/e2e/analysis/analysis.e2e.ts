import { adminOf } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = adminOf("analysis");

test("a person asks for an analysis, an admin answers, the person reads it and destroys it", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  const words = t(($) => $.analysis.write, { returnObjects: true });
  const { nickname, email } = await people.signUp(page, "/support/analysis");
  await expect(main.getByRole("heading", { name: t(($) => $.analysis.noneYetTitle) })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole("link", { name: t(($) => $.analysis.ask) }).click();
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.analysisWrite.title)));
  const submit = main.getByRole("button", { name: words.submit });
  await submit.click();
  await expect(main.getByRole("alert")).toContainText(words.targetsMissing);
  await expectAccessible(page);
  await main.getByLabel(words.targets).fill(`fake-exchange.example\n0x${"ab".repeat(32)}`);
  await expect(main.getByRole("region", { name: words.recognised })).toContainText(
    t(($) => $.analysis.kinds.TRANSACTION),
  );
  await main.getByLabel(words.content).fill("The coins left my wallet at night.");
  await main.getByLabel(words.amount).fill("0.5 ETH");
  await expect(main.getByLabel(words.contact, { exact: false })).toHaveValue(email);
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page).toHaveURL(/\/support\/analysis\/\d+$/);
  await expect(
    main.getByText(
      t(($) => $.analysis.statuses.RECEIVED),
      { exact: true },
    ),
  ).toBeVisible();
  await expect(main.getByText("The coins left my wallet at night.")).toBeVisible();
  await expectAccessible(page);
  const own = page.url();

  const desk = await browser.newPage({ baseURL: server.url });
  const admin = desk.getByRole("main");
  await people.signUp(desk, "/admin/analysis", ADMIN);
  const row = admin.getByRole("article").filter({ hasText: nickname });
  await expect(row).toContainText(t(($) => $.analysis.admin.today));
  await expectAccessible(desk);
  await row.getByRole("link").click();
  await admin.getByRole("button", { name: t(($) => $.analysis.admin.start) }).click();
  await expect(
    admin.getByText(
      t(($) => $.analysis.statuses.IN_PROGRESS),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(desk);
  await admin.getByRole("textbox", { name: t(($) => $.analysis.admin.answer) }).fill("They went to an exchange.");
  await admin.getByRole("button", { name: t(($) => $.analysis.admin.send) }).click();
  await expect(admin.getByRole("heading", { name: t(($) => $.analysis.detail.reply) })).toBeVisible();
  await expect(
    admin.getByText(
      t(($) => $.analysis.detail.answered),
      { exact: true },
    ),
  ).toBeVisible();
  await desk.close();

  await page.goto(own);
  await expect(main.getByText("They went to an exchange.")).toBeVisible();
  await expectAccessible(page);
  const remove = main.getByRole("button", { name: t(($) => $.analysis.remove.action) });
  await remove.click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.analysis.remove.title) });
  await expect(sure).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole("button", { name: t(($) => $.analysis.remove.action) }).click();
  await expect(main.getByText(t(($) => $.analysis.detail.destroyed))).toBeVisible();
  await expect(main.getByText("They went to an exchange.")).toHaveCount(0);
});

test("an admin closes a request without an analysis, and gives the reason @desktop", async ({ page, t, people }) => {
  const person = await people.join();
  const body = { targets: [{ kind: "SITE", value: "closed.example" }], content: "Who?", contact: "by mail" };
  const asked = await person.call<{ analysisSeq: number }>("POST", "report/analysis", body);
  await people.signUp(page, `/admin/analysis/${asked.body.analysisSeq}`, ADMIN);
  const main = page.getByRole("main");
  const { action, title, reason } = t(($) => $.analysis.admin.close, { returnObjects: true });
  await main.getByRole("button", { name: action }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByLabel(reason).fill("There are no records of it.");
  await dialog.getByRole("button", { name: action }).click();
  await expect(main.getByText("There are no records of it.")).toBeVisible();
  await expect(
    main.getByText(
      t(($) => $.analysis.statuses.CLOSED),
      { exact: true },
    ),
  ).toBeVisible();
  await page.goto("/admin/analysis?status=DONE");
  await expect(main.getByRole("article").filter({ hasText: "closed.example" })).toBeVisible();
});
