import { bearer, registerAgency } from "../../../deploy/test/people/agency.ts";
import { declaration, madeUpAddress } from "../../../deploy/test/people/declaration.ts";
import { signIn } from "../../../deploy/test/people/person.ts";
import { issueSecret } from "../../../deploy/test/people/webhook-agency.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "deliveries@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an admin sees what an agency was sent, and tests its webhook; the reporter sees who has the report @desktop", async ({
  browser,
  page,
  t,
  people,
  server,
  expectAccessible,
}) => {
  const admin = await signIn(server.url, ADMIN, "Chief");
  const asAdmin = bearer(admin.accessToken);
  await registerAgency(server.url, asAdmin, [], { name: "Small unit" });
  const hooked = await registerAgency(server.url, asAdmin, [], {
    name: "Hooked",
    webhookUrl: "https://hooks.invalid/hook",
  });
  await issueSecret(server.url, asAdmin, hooked);

  const reporter = await people.signUp(page, "/");
  const body = declaration({ adrs: madeUpAddress("deliveries"), title: "Shared with a unit" });
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body;
  const main = page.getByRole("main");
  await expect(async () => {
    await page.goto(`/report/history/${dclrSeq}`);
    await expect(main.getByText(t(($) => $.report.owner.noneConfirmed))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(main.getByText("Small unit").first()).toBeVisible();
  await expectAccessible(page);

  const desk = await browser.newPage();
  await people.signUp(desk, `/admin/agency/${hooked}/deliveries`, ADMIN);
  const list = desk.getByRole("main");
  await expect(list.getByText(t(($) => $.delivery.failures.UNREACHABLE)).first()).toBeVisible();
  await expect(list.getByRole("heading", { name: String(dclrSeq) }).first()).toBeVisible();
  await list.getByRole("button", { name: t(($) => $.delivery.test) }).click();
  await expect(desk.getByText(t(($) => $.delivery.tested))).toBeVisible();
  await expect(async () => {
    await list.getByRole("button", { name: t(($) => $.delivery.refresh) }).click();
    const tests = list.getByRole("heading", { name: t(($) => $.delivery.contents.TEST) });
    await expect(tests).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(desk);
  await desk.close();
});
