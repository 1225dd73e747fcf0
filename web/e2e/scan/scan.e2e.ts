// QR codes instead of typing: a picture, a pasted one, the camera. Nothing but the text in them is sent.
import { writeFile } from "node:fs/promises";
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

test("a picture is taken from the clipboard by its button; without one, that is told @once", async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t(($) => $.common.scan) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
  const take = dialog.getByRole("button", { name: t(($) => $.scan.paste) });
  await page.evaluate(() => navigator.clipboard.writeText("no picture"));
  await take.click();
  await expect(dialog.getByRole("status")).toHaveText(t(($) => $.scan.notes.NO_PICTURE));
  await copyPicture(page, picture(UNKNOWN));
  await take.click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toContainText(UNKNOWN);
});

test("the browser's own detector reads codes where it can; nothing is loaded for it @once", async ({ page, t }) => {
  await page.addInitScript((text) => {
    const asked: string[] = [];
    class BarcodeDetector {
      static getSupportedFormats = async () => ["aztec", "qr_code"];
      constructor(options: { formats: readonly string[] }) {
        asked.push(...options.formats);
      }
      async detect(image: ImageBitmapSource) {
        document.documentElement.dataset.asked = `${asked} ${image.constructor.name}`;
        return [{ rawValue: ` ${text} ` }];
      }
    }
    Object.assign(globalThis, { BarcodeDetector });
    // The picture, not the camera, is what it is shown.
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
  }, UNKNOWN);
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(request.url()));
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t(($) => $.common.scan) }).click();
  const dialog = page.getByRole("dialog", { name: t(($) => $.scan.title) });
  await dialog.locator("input[type=file]").setInputFiles(file(PLAIN, "plain.gif"));
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toContainText(UNKNOWN);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe("qr_code HTMLCanvasElement");
  expect(loaded.filter((url) => /\/decode-/.test(url))).toEqual([]);
});

test("a code in a camera's stream is read @once", async ({ playwright, launchOptions, server, t }, info) => {
  const film = info.outputPath("code.y4m");
  await writeFile(film, filmOf(encodeQR(`bitcoin:${UNKNOWN}`, "raw", { border: 4 })));
  const { args = [] } = launchOptions;
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const filming = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, ...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  const page = await filming.newPage({ baseURL: server.url, locale: "ko-KR" });
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t(($) => $.common.scan) }).click();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toContainText(UNKNOWN);
  await filming.close();
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

/** A film of squares in the middle of each frame (YUV4MPEG2), which Chromium shows as what a camera sees. */
function filmOf(squares: readonly (readonly boolean[])[]): Buffer {
  const [width, height] = [640, 480];
  const side = Math.floor(height / squares.length);
  const [left, top] = [width, height].map((length) => Math.floor((length - side * squares.length) / 2));
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (squares[Math.floor((y - (top ?? 0)) / side)]?.[Math.floor((x - (left ?? 0)) / side)])
        light[y * width + x] = 16;
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

/** As from another app: the clipboard takes PNG alone. */
async function copyPicture(page: Page, bytes: Buffer) {
  await page.evaluate(async (base64) => {
    const read = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([read], { type: "image/gif" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    const png = await canvas.convertToBlob({ type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
  }, bytes.toString("base64"));
}

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
