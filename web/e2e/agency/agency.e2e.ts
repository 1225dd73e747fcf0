import { bearer, registerAgency } from "../../../deploy/test/people/agency.ts";
import { declaration, madeUpAddress } from "../../../deploy/test/people/declaration.ts";
import { signIn } from "../../../deploy/test/people/person.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "agencies@example.com";
const MEMBER = "desk@police.example";
const KEY = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an admin registers an agency; its member reads the inbox and sets its key, until it is stopped @desktop", async ({
  browser,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  await people.signUp(page, "/admin/agency", ADMIN);
  await expect(main).toContainText(t(($) => $.agency.admin.noneTitle));
  await expectAccessible(page);
  await main.getByRole("link", { name: t(($) => $.agency.admin.register) }).click();
  await expect(page).toHaveURL("/admin/agency/register");
  await expectAccessible(page);
  await main
    .getByLabel(t(($) => $.agency.admin.fields.name))
    .first()
    .fill("Cyber Bureau");
  await main.getByLabel(t(($) => $.agency.kinds.INVESTIGATION)).check();
  await main.getByLabel(t(($) => $.agency.scopes.CONFIDENTIAL)).check();
  await button(t(($) => $.agency.admin.register)).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cyber Bureau");
  await expect(main).toContainText(t(($) => $.agency.admin.keyMissingText));
  await main
    .getByLabel(t(($) => $.agency.admin.people.email))
    .first()
    .fill(MEMBER);
  await button(t(($) => $.agency.admin.people.add)).click();
  await expect(main.getByText(MEMBER)).toBeVisible();
  await button(t(($) => $.agency.admin.secrets.issue)).click();
  await expect(main.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  // An admin who ends one says why: the agency may still check with it.
  const secrets = t(($) => $.agency.admin.secrets, { returnObjects: true, at: "" });
  await button(secrets.end).click();
  const why = page.getByRole("dialog", { name: secrets.askEnd.title });
  await why.getByRole("button", { name: secrets.end, exact: true }).click();
  await expect(why).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await why.getByRole("textbox").fill("It was sent by mail");
  await why.getByRole("button", { name: secrets.end, exact: true }).click();
  await expect(main.getByText(secrets.none)).toBeVisible();

  const member = await browser.newPage();
  await people.signUp(member, "/agency", MEMBER);
  await expect(member.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.agency.inbox.heading));
  await expect(member.getByRole("main")).toContainText(t(($) => $.agency.inbox.noneTitle));
  await expectAccessible(member);
  await member.goto("/admin/agency");
  await expect(member).toHaveURL("/");
  await member.goto("/agency/about");
  await member.getByLabel(t(($) => $.agency.own.newKey)).fill(KEY);
  await member.getByRole("button", { name: t(($) => $.agency.own.setKey) }).click();
  // The form, too, shows the typed text before it is sent.
  await expect(member.getByRole("paragraph").filter({ hasText: KEY })).toBeVisible();
  await expectAccessible(member);

  await page.reload();
  await expect(main).not.toContainText(t(($) => $.agency.admin.keyMissingText));
  await button(t(($) => $.agency.admin.stop)).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("The agreement has ended");
  await dialog.getByRole("button", { name: t(($) => $.agency.admin.stop) }).click();
  await expect(main).toContainText("The agreement has ended");
  await member.goto("/agency");
  await expect(member).toHaveURL("/");
  await member.close();
});

test("an agency reads a report that it was given and sets its status; the reporter sees it, the admin that a key is missing @desktop", async ({
  browser,
  page,
  t,
  people,
  server,
  expectAccessible,
}) => {
  const admin = await signIn(server.url, ADMIN, "Chief");
  const email = people.newEmail();
  const facts = { name: "Harbour Police", scope: "CONFIDENTIAL" };
  await registerAgency(server.url, bearer(admin.accessToken), [email], facts);
  const reporter = await people.join();
  const body = declaration({ adrs: madeUpAddress("harbour"), title: "Paid for a boat that is not there" });
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body;

  const main = page.getByRole("main");
  await people.signUp(page, "/agency", email);
  const given = main.getByRole("link", { name: "Paid for a boat that is not there" });
  await expect(async () => {
    await page.reload();
    await expect(given).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await given.click();
  await expect(main.getByRole("button", { name: madeUpAddress("harbour") })).toBeVisible();
  await main.getByLabel(t(($) => $.agency.cases.INVESTIGATING)).check();
  await main.getByRole("button", { name: t(($) => $.agency.inbox.setStatus) }).click();
  await expect(page.getByText(t(($) => $.agency.inbox.told))).toBeVisible();
  await expectAccessible(page);

  const own = await browser.newPage();
  await people.signUp(own, `/report/history/${dclrSeq}`, reporter.email);
  const timeline = own.getByRole("main").getByRole("listitem");
  await expect(timeline.filter({ hasText: t(($) => $.report.timeline.facts.AGENCY_INVESTIGATING) })).toContainText(
    "Harbour Police",
  );
  await own.close();

  const desk = await browser.newPage();
  await people.signUp(desk, "/admin", ADMIN);
  const waiting = desk.getByRole("link", { name: t(($) => $.queues.AGENCIES_WITHOUT_KEY) });
  await expect(desk.getByRole("region", { name: t(($) => $.queues.AGENCIES_WITHOUT_KEY) })).toContainText(
    "Harbour Police",
  );
  await waiting.click();
  await expect(desk).toHaveURL("/admin/agency");
  await desk.close();
});
