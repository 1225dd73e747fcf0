// Outcomes of a moderator's decision for the report, as everybody sees it and as its reporter does afterwards.
import type { DeletionOutcome } from "@sb/contracts/dispute/codes.ts";
import { declaration } from "../../../deploy/test/people/declaration.ts";
import { deletionRequest } from "../../../deploy/test/people/dispute.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";
import { WALLET, wizardOn } from "../report/wizard-steps.ts";
import type { Member, People } from "../support/people.ts";
import { expect, type Page, test } from "../support/test.ts";

const MODERATOR = "outcomes@example.com";
test.use({ serverSettings: { env: { SB_MODERATOR_EMAILS: MODERATOR } } });

type Disputed = { readonly dclrSeq: number; readonly title: string };

/** A public report on the wallet that somebody wants removed, answered by its reporter. */
async function dispute(reporter: Member, requester: Member): Promise<Disputed> {
  const title = `Report ${crypto.randomUUID().slice(0, 8)}`;
  const body = declaration({ title, adrs: WALLET, chain: "BTC" });
  const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", body);
  const { dclrSeq } = filed.body;
  const asked = await requester.call<{ requestSeq: number }>(
    "POST",
    "report/deletion",
    deletionRequest(dclrSeq, { summary: `About ${title}` }),
  );
  const { requestSeq } = asked.body;
  const answered = await reporter.call("POST", "report/deletion/answer", { requestSeq, content: "It took my money." });
  await reporter.call("GET", `report/deletion/${requestSeq}`, undefined, seeing(answered));
  return { dclrSeq, title };
}

async function decide(
  page: Page,
  t: Translate,
  people: People,
  title: string,
  outcome: DeletionOutcome,
): Promise<void> {
  const main = page.getByRole("main");
  await people.signUp(page, "/admin", MODERATOR);
  await expect(main.getByRole("link", { name: t(($) => $.queues.DISPUTES) })).toBeVisible();
  await expect(page.getByRole("navigation", { name: t(($) => $.common.nav.admin), exact: true })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL("/admin/deletion");
  await main.getByRole("article").filter({ hasText: title }).getByRole("link").click();
  const words = t(($) => $.dispute.admin.decide, { returnObjects: true, at: "" });
  await main.getByLabel(t(($) => $.dispute.outcomes[outcome])).check();
  const reason = main.getByRole("textbox", { name: words.reason });
  await reason.fill("We asked both sides and read what they sent");
  // Typed, they are letters and no shortcuts.
  await reason.press("?");
  await reason.press("g");
  await reason.press("s");
  await expect(reason).toHaveValue("We asked both sides and read what they sent?gs");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await main.getByRole("button", { name: words.submit }).click();
  await page
    .getByRole("alertdialog", { name: words.ask.title[outcome] })
    .getByRole("button", { name: words.submit })
    .click();
  await expect(main.getByText(t(($) => $.dispute.detail.decided[outcome]))).toBeVisible();
}

test("kept: the report stays as it was, and is not under dispute any more @desktop", async ({ page, t, people }) => {
  const { dclrSeq, title } = await dispute(await people.join(), await people.join());
  await decide(page, t, people, title, "KEPT");
  const main = page.getByRole("main");
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main.getByText(t(($) => $.common.report.disputed))).toHaveCount(0);
});

test("removed: the report is gone, and filing it again asks what is new @desktop", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const email = people.newEmail();
  const { dclrSeq, title } = await dispute(await people.join(email), await people.join());
  await decide(page, t, people, title, "REMOVED");
  expect((await page.request.get(`/sb/report/history/${dclrSeq}`)).status()).toBe(404);

  const theirs = await browser.newPage({ baseURL: server.url });
  const wizard = wizardOn(theirs, t);
  await people.signUp(theirs, "/", email);
  await wizard.openTarget("FRAUD_INVESTMENT");
  await wizard.fillWallet("The same wallet again");
  await wizard.nextTo("assets");
  await wizard.skipToVisibility();
  await wizard.submitAs("PUBLIC");
  await expect(wizard.text("newFacts")).toBeVisible();
  await expect(wizard.main.getByText(t(($) => $.errors.TARGET_CLEARED)).first()).toBeVisible();
  await expectAccessible(theirs);
  await wizard.text("newFacts").fill("It asked three more people for money last week.");
  await wizard.button(t(($) => $.wizard.move.toReview)).click();
  await wizard.isOn("review");
  await wizard.nextTo("consent");
  await wizard.agreeAndSubmit();
  expect(await wizard.receipt()).toBeGreaterThan(dclrSeq);
  await theirs.close();
});
