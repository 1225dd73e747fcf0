import { readFile } from "node:fs/promises";
import { generateX25519Identity } from "age-encryption";
import { AGENCY } from "../../../deploy/test/people/agency.ts";
import { declaration } from "../../../deploy/test/people/declaration.ts";
import type { Member } from "../support/people.ts";
import { expect, type Page, test } from "../support/test.ts";

const ADMIN = "keys.admin@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

test("an agency makes its key on its device and opens a private report with it @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const email = people.newEmail();
  await register(await people.join(ADMIN), email);
  const dclrSeq = await file(await people.join());
  const sent = bodiesSentBy(page);

  await people.signUp(page, "/agency/key", email);
  const main = page.getByRole("main");
  await expect(main.getByText(t(($) => $.disclosure.key.none.CONFIDENTIAL))).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await main.getByRole("button", { name: t(($) => $.disclosure.key.steps.saveButton) }).click();
  const keyFile = await (await saved).path();
  const identity = await readFile(keyFile, "utf8");
  expect(identity).toMatch(/^# created: .+\n# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/);
  const choice = main.getByLabel(t(($) => $.disclosure.keyFile.choose));
  await choice.setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear all") });
  await expect(main.getByText(t(($) => $.disclosure.keyFile.wrong))).toBeVisible();
  await choice.setInputFiles(keyFile);
  await main.getByRole("button", { name: t(($) => $.disclosure.key.steps.registerButton) }).click();
  await expect(main.getByText(t(($) => $.disclosure.key.kinds.age))).toBeVisible();
  await expect(main.getByText(/^age1/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/agency/open?dclrSeq=${dclrSeq}`);
  await expect(main.getByText(t(($) => $.disclosure.open.keyFirst))).toBeVisible();
  const fetchAndOpen = main.getByRole("button", { name: t(($) => $.disclosure.open.fetch) });
  const other = Buffer.from(await generateX25519Identity());
  await choice.setInputFiles({ name: "other.txt", mimeType: "text/plain", buffer: other });
  await fetchAndOpen.click();
  await expect(main.getByText(t(($) => $.disclosure.open.problems.WRONG_KEY))).toBeVisible();
  await choice.setInputFiles(keyFile);
  await fetchAndOpen.click();
  await expect(main.getByRole("heading", { name: "A private matter" })).toBeVisible();
  await expect(main.getByText("Mr Lee")).toBeVisible();
  await expect(main.getByText(t(($) => $.disclosure.view.whole))).toBeVisible();
  await expectAccessible(page);
  const evidence = page.waitForEvent("download");
  await main.getByRole("button", { name: t(($) => $.disclosure.view.saveFile, { name: "chat.txt" }) }).click();
  expect(await readFile(await (await evidence).path(), "utf8")).toBe("what he wrote");

  expect(sent().filter((body) => body.includes("AGE-SECRET-KEY"))).toEqual([]);
});

async function register({ call }: Member, email: string): Promise<void> {
  const { body } = await call<{ agencySeq: number }>("POST", "admin/agency", { ...AGENCY, scope: "CONFIDENTIAL" });
  expect((await call("POST", "admin/agency/member", { ...body, email })).status).toBe(201);
}

async function file({ call }: Member): Promise<number> {
  const form = new FormData();
  const report = declaration(
    { open: "PRIVATE", title: "A private matter" },
    { additional: { suspect: { name: "Mr Lee" }, reporter: {} } },
  );
  form.set("declaration", JSON.stringify(report));
  form.append("files", new Blob(["what he wrote"]), "chat.txt");
  return (await call<{ dclrSeq: number }>("POST", "report", form)).body.dclrSeq;
}

/** The bodies that the page has sent so far. */
function bodiesSentBy(page: Page): () => readonly string[] {
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(`${request.url()} ${request.postData() ?? ""}`));
  return () => bodies;
}
