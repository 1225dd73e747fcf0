// QR codes instead of typing: a picture, a pasted one, the camera. Nothing but the text in them is sent.
import type { Page } from "@playwright/test";
import encodeQR from "qr";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { wizardOn } from "../report/wizard-steps.ts";
import { expect, test } from "../support/test.ts";

const UNKNOWN = "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3";

const picture = (text: string) => Buffer.from(encodeQR(text, "gif", { scale: 6 }));
const file = (buffer: Buffer, name = "code.gif") => ({ name, mimeType: "image/gif", buffer });
/** A picture of one colour. */
const PLAIN = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7", "base64");

test("a picture with a payment request is judged as a pasted text, and never uploaded @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t(($) => $.common.scan) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
  await expect(dialog.getByText(t(($) => $.scan.stays))).toBeVisible();
  await expectAccessible(page);
  const input = dialog.locator("input[type=file]");

  await test.step("without a code in it, or unreadable, it is told so", async () => {
    await input.setInputFiles(file(PLAIN, "plain.gif"));
    await expect(dialog.getByRole("status")).toHaveText(t(($) => $.scan.notes.NO_CODE));
    await input.setInputFiles(file(Buffer.from("no picture")));
    await expect(dialog.getByRole("status")).toHaveText(t(($) => $.scan.notes.UNREADABLE));
  });
  await test.step("its text is looked up", async () => {
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(request.headers()["content-type"] ?? ""));
    await input.setInputFiles(file(picture(`ethereum:${adrs}@1?value=1e18`)));
    await expect(dialog).toHaveCount(0);
    const verdict = main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) });
    await expect(verdict).toContainText(adrs);
    expect(sent.filter((type) => /multipart|image|octet/.test(type))).toEqual([]);
  });
});

test("a picture that is pasted is read as well, in the form too @once", async ({ page, t, people }) => {
  await people.signUp(page);
  const wizard = wizardOn(page, t);
  await wizard.openTarget("HACKING");
  await page.getByRole("button", { name: t(($) => $.common.scan) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
  await expect(dialog).toBeVisible();
  await paste(page, picture(UNKNOWN));
  await expect(dialog).toHaveCount(0);
  const field = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.WALLET),
  );
  await expect(field).toHaveValue(UNKNOWN);
  await expect(wizard.main.getByText(t(($) => $.wizard.chainGuessed))).toBeVisible();
});

test("a code in front of the camera is read, and the camera is off afterwards, also where nothing was found @once", async ({
  page,
  t,
}) => {
  await showToCamera(page, encodeQR(`bitcoin:${UNKNOWN}?amount=0.1`, "raw", { border: 4 }));
  await page.goto("/");
  const main = page.getByRole("main");
  const scan = main.getByRole("button", { name: t(($) => $.common.scan) });
  await scan.click();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toContainText(UNKNOWN);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.camera)).toBe("ended");

  await test.step("closing the dialog turns it off", async () => {
    await page.evaluate(() => document.documentElement.setAttribute("data-blank", "true"));
    await scan.click();
    const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
    await expect(dialog.getByRole("status")).toHaveText(t(($) => $.scan.notes.RUNNING));
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.camera)).toBe("live");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.camera)).toBe("ended");
  });
});

test.describe("a camera that can't be used is told, and a picture asked for", () => {
  for (const [name, note] of [
    ["NotAllowedError", "DENIED"],
    ["NotFoundError", "MISSING"],
    ["NotReadableError", "BUSY"],
  ] as const)
    test(`${note} @once`, async ({ page, t }) => {
      await page.addInitScript((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", error));
      }, name);
      await page.goto("/");
      await page.getByRole("button", { name: t(($) => $.common.scan) }).click();
      const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
      await expect(dialog.getByRole("status")).toHaveText(t(($) => $.scan.notes[note]));
      await expect(dialog.getByRole("button", { name: t(($) => $.scan.choose) })).toBeVisible();
    });
});

/** As from the keyboard. */
async function paste(page: Page, bytes: Buffer) {
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer();
    const read = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([read], "code.gif", { type: "image/gif" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  }, bytes.toString("base64"));
}

/** A camera that shows these squares, or nothing where the page says so; the page says whether it is on. */
async function showToCamera(page: Page, squares: boolean[][]) {
  await page.addInitScript((rows) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      const [side, root] = [8, document.documentElement];
      canvas.width = canvas.height = rows.length * side;
      const context = canvas.getContext("2d");
      const draw = () => {
        if (!context) return;
        context.fillStyle = "white";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "black";
        if (!root.dataset.blank)
          for (const [y, row] of rows.entries())
            for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * side, y * side, side, side);
        const [track] = stream.getTracks();
        root.dataset.camera = track?.readyState ?? "";
        requestAnimationFrame(draw);
      };
      const stream = canvas.captureStream();
      draw();
      return stream;
    };
  }, squares);
}
