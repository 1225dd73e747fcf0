// `npm run picture`: the moving picture of the README, on a phone, with the demo's content. An address is pasted, its verdict comes, its page opens.
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../deploy/chromium.ts";
import { textsIn } from "../../i18n/for-tests.ts";
import { startServer } from "../support/server.ts";
import { DEMO } from "../support/servers.ts";

const TARGET = fileURLToPath(new URL("../../../docs/images/look-up.webp", import.meta.url));
const VIEWPORT = { width: 390, height: 720 };
/** Bytes: what a reader of the README loads. */
const MOST = 1_500_000;
/** Milliseconds for which a picture stands. */
const STANDS = 1_800;
const STEP = 90;

type Frame = { readonly picture: Buffer; readonly delay: number };

await using resources = new AsyncDisposableStack();
const server = await startServer(DEMO);
resources.defer(server.stop);
const executablePath = findChromium();
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
resources.defer(() => browser.close());
const context = await browser.newContext({
  viewport: VIEWPORT,
  locale: "en-US",
  reducedMotion: "reduce",
  baseURL: server.url,
});
const bytes = await write(await film(await context.newPage()));
process.stdout.write(`${TARGET}: ${bytes} bytes\n`);

async function film(page: Page): Promise<readonly Frame[]> {
  const t = textsIn("en");
  const frames: Frame[] = [];
  const keep = async (delay: number) => void frames.push({ picture: await page.screenshot(), delay });
  const adrs = await reportedAddress(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await keep(STANDS);
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: t(($) => $.home.search.label) });
  await field.fill(adrs);
  const open = main.locator(`a[href^="/a/"]`).first();
  await open.waitFor();
  await page.waitForLoadState("networkidle");
  await keep(STEP);
  await field.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await keep(STANDS);
  await open.click();
  await page.waitForURL("**/a/**");
  await page.waitForLoadState("networkidle");
  await keep(STANDS);
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, VIEWPORT.height / 8);
    await keep(STEP);
  }
  await keep(STANDS);
  return frames;
}

/** The most reported wallet of the demo. */
async function reportedAddress(page: Page): Promise<string> {
  const answer = await page.request.get("/sb/report/history?declareType=WALLET&orderType=MOST_REPORTED");
  const { items }: { readonly items: readonly { readonly adrs: string }[] } = await answer.json();
  const [first] = items;
  if (first === undefined) throw new Error("The demo has no reported wallet");
  return first.adrs;
}

async function write(frames: readonly Frame[]): Promise<number> {
  const pictures = frames.map(({ picture }) => picture);
  const { size } = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, loop: 0, delay: frames.map(({ delay }) => delay) })
    .toFile(TARGET);
  if (size > MOST) throw new Error(`The picture has ${size} bytes, and ${MOST} at most`);
  return size;
}
