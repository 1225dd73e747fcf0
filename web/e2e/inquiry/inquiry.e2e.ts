import type { Locator } from "@playwright/test";
import { adminOf } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = adminOf("inquiry");

/** A picture that shrinks: 2,000 pixels wide, drawn by the page itself. */
const drawPicture = () => {
  const canvas = new OffscreenCanvas(2_000, 1_500);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  for (let x = 0; x < 2_000; x += 4) {
    context.fillStyle = `hsl(${(x * 37) % 360} 80% ${30 + ((x * 7) % 40)}%)`;
    context.fillRect(x, 0, 4, 1_500);
  }
  const encoded = canvas.convertToBlob({ type: "image/png" });
  return encoded.then(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]);
};

test("a person asks with a picture, changes it, an admin answers, both comment", async ({
  page,
  browser,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  const words = t(($) => $.inquiry.write, { returnObjects: true });
  // The form, too, shows the typed text before it is sent.
  const talk = (within: Locator) => within.getByRole("list", { name: t(($) => $.comments.list) });
  const { nickname } = await people.signUp(page, "/support/inquiry/list");
  await expect(main.getByRole("heading", { name: t(($) => $.inquiry.noneYetTitle) })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole("link", { name: t(($) => $.inquiry.ask) }).click();
  const submit = main.getByRole("button", { name: words.submit });
  await submit.click();
  await expect(main.getByRole("alert").first()).toContainText(words.title);
  await expectAccessible(page);
  await main.getByLabel(words.title).fill("The list stays empty");
  await main.getByLabel(words.contents).fill("Since Monday I see nothing.");
  const picture = Buffer.from(await page.evaluate(drawPicture));
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer: picture });
  // Compression (docs/specification/9-constants.md) is the default here, and can be left out.
  await expect(main.getByRole("checkbox")).toBeChecked();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page).toHaveURL(/\/support\/inquiry\/\d+$/);
  await expect(main.getByRole("heading", { level: 1, name: "The list stays empty" })).toBeVisible();
  await expect(main.getByText(/screen\.(webp|png|jpeg)/)).toBeVisible();
  await expectAccessible(page);
  const own = page.url();

  await main.getByRole("link", { name: t(($) => $.inquiry.modify.action) }).click();
  await main.getByLabel(words.title).fill("My list stays empty");
  await expect(main.getByText(t(($) => $.attachments.kept))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: t(($) => $.inquiry.modify.submit) }).click();
  await expect(main.getByRole("heading", { level: 1, name: "My list stays empty" })).toBeVisible();

  const desk = await browser.newPage({ baseURL: server.url });
  const admin = desk.getByRole("main");
  await people.signUp(desk, "/admin/template/write", ADMIN);
  const template = `To ${nickname}`;
  await admin.getByLabel(t(($) => $.template.uses.INQUIRY)).check();
  await admin.getByLabel(t(($) => $.template.name)).fill(template);
  await admin.getByLabel(t(($) => $.template.textIn, { language: "한국어" })).fill("Please log in again.");
  await expectAccessible(desk);
  await admin.getByRole("button", { name: t(($) => $.template.save) }).click();
  await expect(desk.getByText(t(($) => $.template.saved))).toBeVisible();
  await expect(admin.getByRole("article").filter({ hasText: template })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto("/admin/inquiry");
  const row = admin.getByRole("article").filter({ hasText: nickname });
  await expect(row).toContainText(t(($) => $.inquiry.admin.today));
  await expectAccessible(desk);
  await row.getByRole("link").click();
  const download = desk.waitForEvent("download");
  await admin.getByRole("button", { name: new RegExp(t(($) => $.inquiry.detail.downloadShort)) }).click();
  const saved = await (await download).createReadStream();
  const bytes = Buffer.concat(await Array.fromAsync(saved));
  expect(bytes.length).toBeLessThan(picture.length);
  // A template, and what the admin adds to it.
  const answer = admin.getByRole("textbox", { name: t(($) => $.inquiry.admin.text) });
  await admin.getByRole("button", { name: t(($) => $.templates.choose) }).click();
  const offered = admin.getByRole("list", { name: t(($) => $.templates.list) });
  await expect(offered.getByRole("button", { name: template })).toBeVisible();
  await expectAccessible(desk);
  await offered.getByRole("button", { name: template }).click();
  await expect(answer).toBeFocused();
  await desk.keyboard.type(" Then all is there.");
  await expect(answer).toHaveValue("Please log in again. Then all is there.");
  await admin.getByRole("button", { name: t(($) => $.inquiry.admin.send) }).click();
  await expect(admin.getByRole("heading", { name: t(($) => $.inquiry.detail.answer), exact: true })).toBeVisible();

  await page.goto(own);
  await expect(main.getByText("Please log in again. Then all is there.")).toBeVisible();
  await expect(main.getByRole("link", { name: t(($) => $.inquiry.modify.action) })).toHaveCount(0);
  await main.getByRole("textbox", { name: t(($) => $.comments.write.label) }).fill("Now it works.");
  await main.getByRole("button", { name: t(($) => $.comments.write.submit) }).click();
  await expect(talk(main).getByText("Now it works.")).toBeVisible();
  await expectAccessible(page);
  await desk.goto("/admin/inquiry");
  await row.getByRole("link").click();
  await admin.getByRole("textbox", { name: t(($) => $.comments.write.label) }).fill("Thank you for telling us.");
  await admin.getByRole("button", { name: t(($) => $.comments.write.submit) }).click();
  await expect(talk(admin).getByText("Thank you for telling us.")).toBeVisible();
  await desk.close();
  // The answer may be some moments behind for others.
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(t(($) => $.inquiry.detail.team)).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("a person finds an inquiry by a word and deletes it; an admin who is too late is told @desktop", async ({
  page,
  server,
  browser,
  t,
  people,
}) => {
  const main = page.getByRole("main");
  const person = await people.signUp(page, "/support/notice");
  const ask = async (title: string) =>
    (await person.call<{ seq: number }>("POST", "support/inquiry/submit", { title, contents: "Please help." })).body
      .seq;
  const seq = await ask("About my nickname");
  await ask("About the export");

  const desk = await browser.newPage({ baseURL: server.url });
  const admin = desk.getByRole("main");
  await people.signUp(desk, `/admin/inquiry/${seq}`, ADMIN);
  await admin.getByRole("textbox", { name: t(($) => $.inquiry.admin.text) }).fill("To the old words.");
  const changed = { seq, title: "About my nickname", contents: "I mean the old one." };
  await person.call("POST", "support/inquiry/modify", changed);
  await admin.getByRole("button", { name: t(($) => $.inquiry.admin.send) }).click();
  await expect(admin.getByText(t(($) => $.inquiry.admin.conflict))).toBeVisible();
  await admin.getByRole("button", { name: t(($) => $.inquiry.admin.showCurrent) }).click();
  await expect(admin.getByText("I mean the old one.")).toBeVisible();
  await expect(admin.getByRole("textbox", { name: t(($) => $.inquiry.admin.text) })).toHaveValue("To the old words.");
  await desk.close();

  await page.goto("/support/inquiry/list");
  await expect(main.getByRole("article")).toHaveCount(2);
  const keyword = main.getByLabel(t(($) => $.inquiry.keyword));
  await keyword.fill("NICKNAME");
  await keyword.press("Enter");
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.locator("mark")).toHaveText("nickname");
  await main.getByRole("link", { name: "About my nickname" }).click();
  const { action, title, done } = t(($) => $.inquiry.remove, { returnObjects: true });
  await main.getByRole("button", { name: action }).first().click();
  await page.getByRole("alertdialog", { name: title }).getByRole("button", { name: action }).click();
  await expect(page.getByText(done)).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.getByText("About the export")).toBeVisible();
});
