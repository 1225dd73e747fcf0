// A page in its first seconds, and how long it takes to answer keys and clicks: on the clock at a quarter of the processor's
// speed, and as four times the processor time of its main thread, which other processes on the machine don't add to.
import { type Browser, type CDPSession, devices, type Locator, type Page } from "@playwright/test";
import { INTERACTION_MS, SHIFT } from "@sb/deploy/test/felt/budgets.ts";
import { noteFelt, shiftOf, slowestOf, toTheEnd, withoutSize } from "@sb/deploy/test/felt/felt.ts";
import { kindOf } from "@sb/deploy/test/felt/routes.ts";
import { atMost, milliseconds, note, type Row } from "../row.ts";

const PHONE = { ...devices["Pixel 7"], locale: "ko-KR" };
const SLOWER = 4;
const ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const TYPED = [...`${ADDRESS} 투자`];

type Say = (line: string) => void;
type Felt = { readonly page: Page; readonly devtools: CDPSession; readonly spent: { ms: number; of: string }[] };

/** How a route answers: its rows, the last two of which are the slowest answer and the heaviest. */
export type FeltRows = ReadonlyMap<string, readonly Row[]>;

const WIZARD = "/report, as it is filled in";

export async function feelAll(browser: Browser, url: string, paths: readonly string[], say: Say): Promise<FeltRows> {
  const all = new Map<string, readonly Row[]>();
  const note = (path: string, rows: readonly Row[]) => {
    all.set(path, rows);
    say(`felt: ${kindOf(path)} ${answerOf(rows)}`);
  };
  for (const path of paths) {
    const clocked = await open(browser, url, path, SLOWER);
    const rows = await still(path, clocked.page);
    await actOn(clocked);
    const metered = await open(browser, url, path, 1);
    await actOn(metered);
    note(path, [...rows, ...(await answers(kindOf(path), clocked, metered))]);
  }
  note(WIZARD, await wizard(browser, url));
  return all;
}

/** On the clock, and as processor time. */
export const answerOf = (rows: readonly Row[]): string => `${rows.at(-2)?.measured}, ${rows.at(-1)?.measured}`;

async function open(browser: Browser, url: string, path: string, rate: number): Promise<Felt> {
  const page = await browser.newPage({ ...PHONE, baseURL: url });
  await noteFelt(page);
  const felt = await metered(page, rate);
  await page.goto(path, { waitUntil: "networkidle" });
  await toTheEnd(page);
  return felt;
}

async function metered(page: Page, rate: number): Promise<Felt> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, devtools, spent: [] };
}

/** Nothing moves, and images have their room. */
async function still(path: string, page: Page): Promise<readonly Row[]> {
  const { sum, worst } = await shiftOf(page);
  const unsized = await withoutSize(page);
  const what = `felt: ${kindOf(path)}, layout shift${worst && ` (${worst})`}`;
  return [
    atMost(what, sum, SHIFT, (value) => value.toFixed(4)),
    ...(unsized.length > 0 ? [note(`  images without a size: ${unsized.join(" ")}`, String(unsized.length))] : []),
  ];
}

async function answers(what: string, clocked: Felt, metered: Felt): Promise<readonly Row[]> {
  const slowest = await slowestOf(clocked.page);
  const heaviest = metered.spent.toSorted((one, other) => other.ms - one.ms)[0] ?? { ms: 0, of: "" };
  await Promise.all([clocked.page.close(), metered.page.close()]);
  return [
    atMost(`felt: ${what}, slowest answer (${slowest.of})`, slowest.ms, INTERACTION_MS, milliseconds),
    note(`  ${SLOWER} × processor time of the heaviest (${heaviest.of})`, milliseconds(heaviest.ms)),
  ];
}

/** Until what it leads to has been painted. */
async function act({ page, devtools, spent }: Felt, of: string, what: () => Promise<unknown>): Promise<void> {
  const before = await processorMs(devtools);
  await what();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  spent.push({ ms: SLOWER * ((await processorMs(devtools)) - before), of });
}

async function processorMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

const OPENS = ":is(header, main) :is(summary, button[aria-expanded], button[aria-haspopup])";

/** Types where something can be typed, and opens all that opens: by keyboard, which nothing that is open is in the way of. */
async function actOn(felt: Felt): Promise<void> {
  const { page } = felt;
  const press = (of: string, key: string) => act(felt, of, () => page.keyboard.press(key));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const field = page.locator("main :is(input[type=text], input[type=search], textarea)").first();
  if (await field.isVisible()) {
    await field.focus();
    for (const letter of TYPED) await act(felt, "a letter", () => page.keyboard.type(letter));
    await press("select all", "ControlOrMeta+A");
    await press("delete", "Delete");
  }
  for (const opener of await page.locator(OPENS).all()) {
    if (!(await opener.isVisible())) continue;
    const name = (await opener.textContent()) ?? "";
    await opener.focus();
    await press(`open ${name}`, "Enter");
    await press(`close ${name}`, "Escape");
  }
}

/** The first screens of a report, as a visitor fills them in. */
async function wizard(browser: Browser, url: string): Promise<readonly Row[]> {
  const [clocked, metered] = [await fillIn(browser, url, SLOWER), await fillIn(browser, url, 1)];
  return answers(WIZARD, clocked, metered);
}

async function fillIn(browser: Browser, url: string, rate: number): Promise<Felt> {
  const page = await browser.newPage({ ...devices["Desktop Chrome"], baseURL: url, locale: "ko-KR" });
  await noteFelt(page);
  const felt = await metered(page, rate);
  await page.goto("/report", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  // The focus first: finding an element is Playwright's work on the page's thread.
  const press = async (what: Locator, key: string) => {
    await what.focus();
    await act(felt, (await what.textContent()) || "choose", () => page.keyboard.press(key));
  };
  await press(main.getByRole("button", { name: "아니요, 그보다 전이에요" }), "Enter");
  await press(main.locator("button[aria-expanded]").first(), "Enter");
  await press(main.getByRole("radio").first(), "Space");
  await actOn(felt);
  return felt;
}
