// An affected party and a listing: from the page of a listed site to an admin's decision, and back to the page.
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Member } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "objections@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

/** A list that names the site, whose publisher can't be told of anything. */
async function listSite(admin: Member, site: string): Promise<void> {
  const facts = { name: `Feed of ${site}`, publisher: "Example team", licence: "CC0", mayShare: true };
  const body = { ...facts, takenFor: "FRAUD_OTHER" };
  const { listSeq } = (await admin.call<{ listSeq: number }>("POST", "admin/list", body)).body;
  const file = new FormData();
  file.set("list", new Blob([JSON.stringify({ listSeq })], { type: "application/json" }));
  file.append("files", new Blob([`0.0.0.0 ${site}\n`], { type: "text/plain" }), "hosts.txt");
  const taken = await admin.call("POST", "admin/list/take", file);
  expect(taken.body).toMatchObject({ outcome: "TAKEN" });
  await admin.call("GET", `report/lookup?adrs=${site}`, undefined, seeing(taken));
}

test("a listed site's owner objects; the page says so, and no more, until an admin keeps the entry out", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const admin = await people.join(ADMIN);
  const site = `${people.newNickname()}-claim.com`;
  await listSite(admin, site);

  await people.signUp(page, `/s/${site}`);
  const main = page.getByRole("main");
  const listed = main.getByText(`Feed of ${site}`, { exact: true }).first();
  await expect(listed).toBeVisible();
  await main.getByRole("link", { name: t(($) => $.listing.object) }).click();
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.objection.write.heading) })).toBeVisible();
  await expect(main.getByText(`Example team · Feed of ${site}`)).toBeVisible();
  const submit = main.getByRole("button", { name: t(($) => $.objection.write.submit) });
  await submit.click();
  await expectAccessible(page);
  const reason = main.getByRole("textbox", { name: t(($) => $.objection.write.reason) });
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("We have sold shoes here for ten years.");
  await main.getByLabel(t(($) => $.objection.write.isOwner)).check();
  await submit.click();
  await expect(main.getByText(t(($) => $.objection.detail.means.OPEN))).toBeVisible();
  await expect(main.getByText(t(($) => $.objection.told.NO_CONTACT))).toBeVisible();
  await expectAccessible(page);

  await main.getByRole("link", { name: site }).click();
  const [mark = ""] = t(($) => $.listing.disputed, { date: "|" })
    .split("|")
    .filter(Boolean);
  await expect(main.getByText(mark.trim())).toBeVisible();
  await expect(listed).toBeVisible();

  const staff = await browser.newPage({ baseURL: server.url });
  await people.signUp(staff, "/admin/objection", ADMIN);
  const queue = staff.getByRole("main");
  const row = queue.getByRole("article").filter({ hasText: `Feed of ${site}` });
  await expect(row.getByText(t(($) => $.objection.saysOwner))).toBeVisible();
  await expectAccessible(staff);
  await row.getByRole("link").click();
  await expect(queue.getByText("We have sold shoes here for ten years.")).toBeVisible();
  const words = t(($) => $.objection.admin.decide, { returnObjects: true });
  await queue.getByRole("button", { name: words.UPHELD.action }).click();
  const dialog = staff.getByRole("dialog", { name: words.UPHELD.title });
  await expectAccessible(staff);
  await dialog.getByLabel(words.note).fill("Their papers show it.");
  await dialog.getByRole("button", { name: words.UPHELD.confirm }).click();
  await expect(queue.getByText(t(($) => $.objection.detail.means.UPHELD))).toBeVisible();
  await staff.close();

  await page.goto(`/s/${site}`);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.goto("/support/my-page");
  await main.getByRole("link", { name: t(($) => $.account.myPage.myObjections) }).click();
  await main.getByRole("article").getByRole("link", { name: site }).click();
  await expect(main.getByText("Their papers show it.")).toBeVisible();
});
