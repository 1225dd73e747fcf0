import { LogCheckpoint } from "@sb/contracts/log/subject.ts";
import { declaration, madeUpAddress } from "../../../deploy/test/people/declaration.ts";
import { deletionRequest } from "../../../deploy/test/people/dispute.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import { runJob } from "../../../deploy/test/stored/run-job.ts";
import type { Member } from "../support/people.ts";
import { adminOf } from "../support/servers.ts";
import { expect, type Page, test } from "../support/test.ts";

const ADMIN = adminOf("dispute");

/** A public report of this person's; resolves once it can be read. */
async function fileReport(reporter: Member, title: string, changes: object = {}): Promise<number> {
  const body = declaration({ adrs: madeUpAddress(title), title, ...changes });
  const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", body);
  expect(filed.status).toBe(201);
  const { dclrSeq } = filed.body;
  await reporter.call("GET", `report/history/${dclrSeq}`, undefined, seeing(filed));
  return dclrSeq;
}

/** Without the form. */
async function askForDeletion(requester: Member, dclrSeq: number, summary: string): Promise<number> {
  const body = deletionRequest(dclrSeq, { summary });
  const asked = await requester.call<{ requestSeq: number }>("POST", "report/deletion", body);
  expect(asked.status).toBe(201);
  const { requestSeq } = asked.body;
  await requester.call("GET", `report/deletion/${requestSeq}`, undefined, seeing(asked));
  return requestSeq;
}

const newTitle = () => `Report ${crypto.randomUUID().slice(0, 8)}`;
const mainOf = (page: Page) => page.getByRole("main");

test("somebody asks for a deletion with evidence, and the reporter is heard", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const reporterEmail = people.newEmail();
  const title = newTitle();
  const dclrSeq = await fileReport(await people.join(reporterEmail), title);
  const words = t(($) => $.dispute.write, { returnObjects: true });

  // The requester.
  const main = mainOf(page);
  await people.signUp(page, `/report/history/${dclrSeq}`);
  await main.getByRole("link", { name: t(($) => $.report.detail.askForDeletion) }).click();
  await expect(main.getByText(title)).toBeVisible();
  await main.getByRole("button", { name: words.submit }).click();
  await expect(main.getByRole("alert").first()).toContainText(words.summary);
  await expectAccessible(page);
  await main.getByLabel(t(($) => $.dispute.reasons.MISTAKEN_TARGET)).check();
  await main.getByLabel(words.summary).fill("This is our own shop.");
  await main.getByLabel(words.content).fill("We have sold shoes under this address for ten years.");
  await main.getByLabel(words.fullName).fill("Gildong Hong");
  await main.getByLabel(words.contact1).fill("the front desk");
  await main.getByLabel(words.institution).check();
  await main.getByLabel(words.institutionName).fill("Shoes and more");
  const file = { name: "deed.txt", mimeType: "text/plain", buffer: Buffer.from("It is ours.") };
  await main.locator('input[type="file"]').setInputFiles(file);
  await expect(main.getByText("deed.txt")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page).toHaveURL(/\/report\/deletion\/\d+$/);
  await expect(main.getByText(t(($) => $.dispute.clock.left, { count: 14 }))).toBeVisible();
  await expect(main.getByRole("region", { name: t(($) => $.dispute.proof.heading) })).toContainText(
    t(($) => $.dispute.proof.text),
  );
  await expectAccessible(page);

  // The reporter.
  const theirs = await browser.newPage({ baseURL: server.url });
  const reporter = mainOf(theirs);
  await people.signUp(theirs, "/support/my-page", reporterEmail);
  await reporter.getByRole("link", { name: t(($) => $.dispute.notice, { count: 1 }) }).click();
  await expect(theirs).toHaveURL("/report/deletion?side=against&status=OPEN");
  await expectAccessible(theirs);
  await reporter.getByRole("link", { name: "This is our own shop." }).click();
  await expect(reporter.getByText(t(($) => $.dispute.detail.fromReporter))).toBeVisible();
  await expect(reporter.getByText("Gildong Hong")).toHaveCount(0);
  await expectAccessible(theirs);
  await reporter.getByRole("textbox", { name: t(($) => $.dispute.answer.label) }).fill("They took my deposit there.");
  await reporter.getByRole("button", { name: t(($) => $.dispute.answer.submit) }).click();
  await expect(theirs.getByText(t(($) => $.dispute.answer.done))).toBeVisible();
  await expect(reporter.getByText("They took my deposit there.")).toBeVisible();
  await theirs.goto(`/report/history/${dclrSeq}`);
  await expect(reporter.getByText(t(($) => $.common.report.disputed))).toBeVisible();
  await expect(reporter.getByText(t(($) => $.report.owner.pending))).toBeVisible();
  await expectAccessible(theirs);
  await theirs.close();
});

test("an admin gives more time, corrects the report, and the requester reads why", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const title = newTitle();
  const reporter = await people.join();
  const dclrSeq = await fileReport(reporter, title);
  const email = people.newEmail();
  const requestSeq = await askForDeletion(await people.join(email), dclrSeq, `Ours: ${title}`);
  await reporter.call("POST", "report/deletion/answer", { requestSeq, content: "They took my deposit there." });

  const desk = await browser.newPage({ baseURL: server.url });
  const admin = mainOf(desk);
  await people.signUp(desk, "/admin/deletion", ADMIN);
  const row = admin.getByRole("article").filter({ hasText: title });
  await expect(row).toContainText(t(($) => $.dispute.admin.answered));
  await expectAccessible(desk);
  await row.getByRole("link").click();
  await expect(admin.getByText("Gildong Hong")).toBeVisible();
  const { action, reason, title: extend } = t(($) => $.dispute.admin.extend, { returnObjects: true });
  await admin.getByRole("button", { name: action }).click();
  const dialog = desk.getByRole("dialog", { name: extend });
  await dialog.getByLabel(reason).fill("We asked the chamber of commerce.");
  await dialog.getByRole("button", { name: action }).click();
  await expect(admin.getByText("We asked the chamber of commerce.")).toBeVisible();
  const decide = t(($) => $.dispute.admin.decide, { returnObjects: true, at: "" });
  await admin.getByLabel(t(($) => $.dispute.outcomes.CORRECTED)).check();
  await admin.getByRole("textbox", { name: decide.reason }).fill("The shop is real; somebody else uses its name.");
  await admin.getByRole("button", { name: decide.submit }).click();
  await expect(admin.getByText(decide.correctionMissing)).toBeVisible();
  await expectAccessible(desk);
  await admin.getByRole("textbox", { name: decide.title }).fill(`${title}, corrected`);
  await admin.getByRole("button", { name: decide.submit }).click();
  const sure = desk.getByRole("alertdialog", { name: decide.ask.title.CORRECTED });
  await expect(sure).toContainText(decide.ask.follows.CORRECTED);
  await sure.getByRole("button", { name: decide.submit }).click();
  await expect(admin.getByText(t(($) => $.dispute.detail.decided.CORRECTED))).toBeVisible();
  await desk.close();

  const main = mainOf(page);
  await people.signUp(page, `/report/deletion/${requestSeq}`, email);
  await expect(main.getByText("The shop is real; somebody else uses its name.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.dispute.detail.publicProof) }).click();
  await expect(page).toHaveURL(`/verify#request=${requestSeq}`);
  // The checkpoint is signed every 15 seconds.
  await expect(async () => {
    await runJob(server.dir, { kind: LogCheckpoint.kind, id: crypto.randomUUID() });
    await page.reload();
    await expect(main.getByText(t(($) => $.log.kinds.REPORT_DECIDED))).toBeVisible();
  }).toPass();
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${title}, corrected`);
  await expect(main.getByText(t(($) => $.common.report.disputed))).toHaveCount(0);
  await expect(main.getByRole("list", { name: t(($) => $.report.timeline.heading) })).toContainText(
    t(($) => $.report.timeline.facts.CORRECTED),
  );
  await expectAccessible(page);
});

test("a site is proven by what stands there, and a request is withdrawn @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const changes = { declareType: "SITE", adrs: "https://shoes-and-more.com/", chain: "OTHER", customChain: "UNKNOWN" };
  const dclrSeq = await fileReport(await people.join(), newTitle(), changes);
  const email = people.newEmail();
  const requester = await people.join(email);
  const requestSeq = await askForDeletion(requester, dclrSeq, "Our own site");
  await people.signUp(page, `/report/deletion/${requestSeq}`, email);
  const main = mainOf(page);
  await expect(main.getByText(t(($) => $.dispute.proof.dnsHint))).toBeVisible();
  await main.getByRole("button", { name: t(($) => $.dispute.proof.check.FILE) }).click();
  await expect(
    page.getByText(
      t(($) => $.dispute.proof.started),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const { action, title, done } = t(($) => $.dispute.withdraw, { returnObjects: true });
  await main.getByRole("button", { name: action }).click();
  await page.getByRole("alertdialog", { name: title }).getByRole("button", { name: action }).click();
  // The notification and the progress say the same.
  await expect(page.getByText(done).first()).toBeVisible();
  await expect(main.getByText(t(($) => $.dispute.statuses.WITHDRAWN)).first()).toBeVisible();
});
