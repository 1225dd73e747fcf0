import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { expect, type Page, test } from "../support/test.ts";
import { NOTE, PICTURE, type WizardPage, wizardOn } from "./wizard-steps.ts";

test.beforeEach(async ({ people, page }) => {
  await people.signUp(page);
});

async function toFiles(wizard: WizardPage): Promise<void> {
  await wizard.openTarget("HACKING");
  await wizard.fillWallet("With evidence");
  await wizard.nextTo("assets");
  await wizard.skipToFiles();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of random pixels, which can't be compressed (RGB, 8 bits; the PNG specification, ISO/IEC 15948). */
function noise(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]));
  const pixels = deflateSync(Buffer.concat(lines), { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** Drops a text file on the drop zone, or pastes it anywhere. */
const hand = (page: Page, how: "drop" | "paste", name: string) =>
  page.evaluate(
    ([how, name]) => {
      const data = new DataTransfer();
      data.items.add(new File([`by ${how}`], name, { type: "text/plain" }));
      const zone = document.querySelector('input[type="file"]')?.parentElement;
      const event =
        how === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      (how === "drop" ? zone : document.body)?.dispatchEvent(event);
    },
    [how, name] as const,
  );

test("files can be dropped, pasted and picked; the sixth is rejected @desktop", async ({ page, t }) => {
  const wizard = wizardOn(page, t);
  await toFiles(wizard);
  await hand(page, "drop", "dropped.txt");
  await expect(wizard.main.getByText("dropped.txt")).toBeVisible();
  await hand(page, "paste", "pasted.txt");
  await expect(wizard.main.getByText("pasted.txt")).toBeVisible();
  const more = ["3", "4", "5", "6"].map((text) => ({ ...NOTE, name: `${text}.txt`, buffer: Buffer.from(text) }));
  await wizard.picker().setInputFiles(more);
  await expect(wizard.main.getByText(t(($) => $.attachments.count, { count: 5, most: 5 }))).toBeVisible();
  await expect(wizard.main.getByRole("alert")).toContainText(`6.txt: ${t(($) => $.errors.TOO_MANY_FILES)}`);
  await wizard.button(t(($) => $.attachments.remove, { name: "pasted.txt" })).click();
  await expect(wizard.main.getByText(t(($) => $.attachments.count, { count: 4, most: 5 }))).toBeVisible();
});

test("an image over the limit is sent as a smaller copy, a text over it is rejected @once", async ({ page, t }) => {
  const wizard = wizardOn(page, t);
  await toFiles(wizard);
  const tooLarge = { ...NOTE, name: "long.txt", buffer: Buffer.alloc(11 * 1024 * 1024, "a") };
  await wizard.picker().setInputFiles([{ ...PICTURE, name: "noise.png", buffer: noise(2_000, 1_900) }, tooLarge]);
  await expect(wizard.main.getByRole("alert")).toContainText(`long.txt: ${t(($) => $.errors.FILE_TOO_LARGE)}`);
  await expect(wizard.main.getByText(/noise\.png/)).toBeVisible();
  const said = new RegExp(t(($) => $.attachments.reduced, { size: "SIZE" }).replace("SIZE", ".+"));
  await expect(wizard.main.getByText(said)).toBeVisible();

  // A picture below the limit goes as it is, or as its smaller copy if the person prefers that.
  await wizard.picker().setInputFiles({ ...PICTURE, name: "photo.png", buffer: noise(1_200, 900) });
  const smaller = wizard.main.getByRole("checkbox");
  await expect(smaller).not.toBeChecked();
  await smaller.check();
  const copy = new RegExp(`^${t(($) => $.attachments.copySent, { size: "SIZE" }).replace("SIZE", "[\\d.,]+\\s?kB")}`);
  await expect(wizard.main.getByText(copy)).toBeVisible();

  await wizard.nextTo("visibility");
  await wizard.submitAs("PRIVATE");
  const seq = await wizard.receipt();
  await page.goto(`/report/history/${seq}`);
  for (const name of ["noise", "photo"])
    await expect(wizard.main.getByText(new RegExp(`^${name}\\.webp`))).toBeVisible();
});

test("an image is sent unchanged, byte for byte @once", async ({ page, t }) => {
  const wizard = wizardOn(page, t);
  await toFiles(wizard);
  await wizard.picker().setInputFiles(PICTURE);
  await expect(
    wizard.main.getByRole("img", { name: t(($) => $.attachments.preview, { name: PICTURE.name }) }),
  ).toBeVisible();
  await wizard.nextTo("visibility");
  await wizard.chooseVisibility("PRIVATE");
  await wizard.nextTo("review");
  await wizard.nextTo("consent");
  // Chromium exposes an upload's bytes only when the request is intercepted.
  await page.route("**/sb/report", (route) => route.continue());
  const sent = page.waitForRequest("**/sb/report");
  await wizard.agreeAndSubmit();
  expect((await sent).postDataBuffer()?.includes(PICTURE.buffer)).toBe(true);
  await wizard.receipt();
});

test("a file that the server rejects is shown by name, and the others are kept @once", async ({ page, t }) => {
  const wizard = wizardOn(page, t);
  await toFiles(wizard);
  const disguised = {
    name: "program.txt",
    mimeType: "text/plain",
    buffer: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]),
  };
  await wizard.picker().setInputFiles([NOTE, disguised]);
  await expect(wizard.main.getByText(t(($) => $.attachments.count, { count: 2, most: 5 }))).toBeVisible();
  await wizard.nextTo("visibility");
  await wizard.submitAs("PUBLIC");
  await expect(wizard.main.getByText(`program.txt: ${t(($) => $.errors.FILE_TYPE_NOT_ALLOWED)}`)).toBeVisible();
  await expect(wizard.main.getByText(NOTE.name)).toBeVisible();
});

test("dark mode has sufficient contrast @once", async ({ page, t, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const wizard = wizardOn(page, t);
  await wizard.open();
  await wizard.next();
  await expect(wizard.summary()).toBeFocused();
  await expectAccessible(page);
  await wizard.chooseCrime("HACKING");
  await wizard.nextTo("target");
  await wizard.chooseWallet();
  await wizard.chooseChain("ETH");
  await wizard.next();
  await expectAccessible(page);
  await wizard.button(t(($) => $.wizard.address.use, { chain: t(($) => $.codes.chain.BTC) })).click();
  await wizard.describe("In the dark");
  await wizard.nextTo("assets");
  await wizard.skipToFiles();
  await wizard.picker().setInputFiles([NOTE, { ...NOTE, name: "again.txt" }]);
  await expect(wizard.main.getByRole("alert")).toContainText(t(($) => $.errors.DUPLICATE_FILE));
  await expectAccessible(page);
  await wizard.nextTo("visibility");
  await wizard.chooseVisibility("PUBLIC");
  await wizard.nextTo("review");
  await expectAccessible(page);
  await wizard.nextTo("consent");
  await expectAccessible(page);
});
