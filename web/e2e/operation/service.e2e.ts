import { NOTICE_MODEL } from "@sb/contracts/notice/model.ts";
import { parkJob } from "../../../deploy/test/stored/park-job.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "service@example.com";
const NAME = { kind: "report-preview", id: "job-1" };
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an admin drops a parked job, rebuilds a read model, and finds both in the audit @desktop", async ({
  page,
  t,
  people,
  server,
  expectAccessible,
}) => {
  await expect.poll(() => parkJob(server.dir, NAME)).toBe(true);

  await people.signUp(page, "/admin", ADMIN);
  const main = page.getByRole("main");
  const kinds = main.getByRole("list", {
    name: t(($) => $.operation.start.kindsOf, { name: t(($) => $.queues.PARKED_JOBS) }),
  });
  await expectAccessible(page);
  await kinds.getByRole("link", { name: NAME.kind }).click();
  await expect(main.getByText("PAYLOAD_INVALID")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: t(($) => $.operation.jobs.historyOf, { id: NAME.id }) }).click();
  const history = page.getByRole("dialog", { name: t(($) => $.operation.jobs.historyOf, { id: NAME.id }) });
  await expect(history.getByText('{"unknown":1}')).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/admin/figures");
  const parked = main.getByRole("region", { name: t(($) => $.figures.plots.parked.title) });
  await expect(parked.getByRole("img", { name: `${NAME.kind}: 1` })).toBeVisible();
  await page.goBack();
  await main.getByRole("button", { name: t(($) => $.operation.jobs.dropOf, { id: NAME.id }) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.operation.jobs.askDrop.title) });
  const drop = dialog.getByRole("button", { name: t(($) => $.operation.jobs.drop) });
  await drop.click();
  await expect(dialog).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await dialog.getByLabel(t(($) => $.operation.reason)).fill("It never was one.");
  await drop.click();
  await expect(page.getByText(t(($) => $.operation.jobs.dropped))).toBeVisible();

  await page.goto("/admin/projection");
  const model = main.getByRole("row").filter({
    has: page.getByRole("button", {
      name: t(($) => $.operation.projections.rebuildOf, { projection: NOTICE_MODEL }),
    }),
  });
  await model.getByRole("button").click();
  const sure = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await sure.getByRole("button", { name: t(($) => $.operation.projections.rebuild), exact: true }).click();
  const [begin = "", end = ""] = t(($) => $.operation.projections.outcomes.PROMOTED, { at: "|" }).split("|");
  await expect(model.getByText(end.trim() || begin.trim())).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.goto("/admin/figures");
  const plot = main.getByRole("region", { name: t(($) => $.figures.plots.oldest.title) });
  await expect(plot.getByRole("img")).toBeVisible();
  await plot.getByRole("button", { name: t(($) => $.figures.table) }).click();
  await expect(plot.getByRole("row")).toHaveCount(31);
  await expectAccessible(page);
  for (const [name, suffix] of [
    [t(($) => $.figures.csv), "csv"],
    [t(($) => $.figures.png), "png"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await plot.getByRole("button", { name }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^safer-block-oldest-[-\\d]+\\.${suffix}$`));
  }

  await page.goto("/admin/audit");
  for (const act of ["RolesHeld", "JobDropped", "RebuildOrdered"] as const)
    await expect(main.getByRole("heading", { name: t(($) => $.trail.acts[act]) }).first()).toBeVisible();
  await expect(main.getByText("It never was one.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/audit?act=JobDropped");
  await expect(main.getByRole("article")).toHaveCount(1);
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: t(($) => $.audit.export.csv) }).click();
  expect((await download).suggestedFilename()).toBe("safer-block-audit.csv");
});
