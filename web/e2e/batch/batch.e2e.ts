import { bearer, registerAgency } from "../../../deploy/test/people/agency.ts";
import { signIn } from "../../../deploy/test/people/person.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "boss@example.com";
const MEMBER = "desk@exchange.example";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

/** BIP-173's examples. */
const [ONE, TWO] = [
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
];
/** One of BIP-39's test vectors. */
const PHRASE = "letter advice cage absurd amount doctor acoustic avoid letter advice cage above";
const TABLE = [
  "case no,address,incident date,subject,details",
  `C-1,${ONE},2026-01-05,A fund that never was,They promised 3 % a day.`,
  `C-2,${TWO},2026-01-06,A fund that never was,They stopped answering.`,
  `C-3,${ONE.slice(0, -3)},2026-01-06,A fund that never was,Cut off.`,
  `C-4,${ONE},2026-01-06,A fund that never was,They got my words: ${PHRASE}`,
].join("\n");

test("an admin lets an agency; its member sends a table, sees what is wrong, files the rest and undoes it", async ({
  browser,
  server,
  page,
  t,
  people,
  expectAccessible,
}) => {
  const admin = await signIn(server.url, ADMIN, "boss");
  await registerAgency(server.url, bearer(admin.accessToken), [MEMBER], { name: "Exchange" });
  const member = await browser.newPage();
  await people.signUp(member, "/agency/batch", MEMBER);
  const main = member.getByRole("main");
  await expect(main).toContainText(t(($) => $.batch.notAllowed.title));
  await expectAccessible(member);

  await people.signUp(page, "/admin/batch", ADMIN);
  await page.getByRole("button", { name: t(($) => $.batch.admin.allowOf, { name: "Exchange" }) }).click();
  const allowing = page.getByRole("dialog", { name: t(($) => $.batch.admin.allowTitle) });
  await allowing.getByRole("textbox").fill("0");
  await allowing.getByRole("button", { name: t(($) => $.batch.admin.allow) }).click();
  await expect(allowing).toContainText(t(($) => $.batch.admin.aDayWrong, { most: 50_000 }));
  await allowing.getByRole("textbox").fill("100");
  await allowing.getByRole("button", { name: t(($) => $.batch.admin.allow) }).click();
  await expect(page.getByText(t(($) => $.batch.admin.saved))).toBeVisible();
  await expectAccessible(page);

  await member.reload();
  await expect(main).toContainText(t(($) => $.batch.left, { count: 100 }));
  await main.getByRole("button", { name: t(($) => $.batch.upload.send) }).click();
  await expect(main).toContainText(t(($) => $.errors.REQUIRED_FIELD_MISSING));
  await main.locator('input[type="file"]').setInputFiles({
    name: "cases.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(TABLE),
  });
  await expect(main).toContainText("cases.csv");
  await expectAccessible(member);
  await main.getByRole("button", { name: t(($) => $.batch.upload.send) }).click();

  await expect(member).toHaveURL(/\/agency\/batch\/\d+$/);
  await expect(main).toContainText(
    t(($) => $.batch.states.CHECKED),
    { timeout: 30_000 },
  );
  // The table says no crime type: every row lacks it.
  await expect(main).toContainText(t(($) => $.batch.rows.noCrimeType));
  await expectAccessible(member);

  await member.goBack();
  await main.locator('input[type="file"]').setInputFiles({
    name: "again.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      TABLE.replaceAll("incident date", "incident date,crime type").replaceAll(/(2026-01-0\d)/g, "$1,scam"),
    ),
  });
  await main.getByRole("button", { name: t(($) => $.batch.upload.send) }).click();
  const file = main.getByRole("button", { name: t(($) => $.batch.file.action, { count: 2 }) });
  await expect(file).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText("C-3");
  await expect(main).toContainText(t(($) => $.errors.ADDRESS_INVALID));
  await expect(main).toContainText(t(($) => $.errors.WALLET_SECRET));
  await expect(main).not.toContainText("absurd");
  await expectAccessible(member);
  await file.click();
  const asked = member.getByRole("dialog", { name: t(($) => $.batch.file.title, { count: 2 }) });
  await asked.getByRole("button", { name: t(($) => $.batch.file.confirm) }).click();
  await expect(asked).toContainText(t(($) => $.batch.file.missing));
  await asked.getByRole("checkbox").check();
  await expectAccessible(member);
  await asked.getByRole("button", { name: t(($) => $.batch.file.confirm) }).click();
  await expect(main).toContainText(
    t(($) => $.batch.states.FILED),
    { timeout: 30_000 },
  );
  await expect(main.getByRole("article", { name: "C-1" }).or(main.getByText("C-1"))).toBeVisible();
  await expectAccessible(member);

  await main.getByRole("button", { name: t(($) => $.batch.undo.action) }).click();
  await member
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.batch.undo.action) })
    .click();
  await expect(main).toContainText(
    t(($) => $.batch.states.UNDONE),
    { timeout: 30_000 },
  );
  await member.close();
});
