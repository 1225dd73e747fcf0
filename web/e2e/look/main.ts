// `npm run look`: pictures of every screen in every state, contact sheets of them, and the faults that a page shows by itself.
// Ends with 1 if there are any. What is different from the last pictures is told, and is none.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../deploy/chromium.ts";
import { type FoundScreen, readScreens } from "../../build/table.ts";
import { standStill } from "../support/checks.ts";
import { boxesOf, faultsOf } from "./checks.ts";
import { type Content, prepareContent } from "./content.ts";
import { keep, makeSheets } from "./pictures.ts";
import { nameOf, readWanted, type Shot, shotsOf, USAGE, visitsOf, type Wanted } from "./plan.ts";
import { bring, changesAnswers } from "./states.ts";
import { openTabs, type Tab, type Tabs } from "./tabs.ts";
import { type Notes, openNotes, type Taken } from "./taken.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OUT = join(ROOT, "look");
/** A picture is no taller: a list goes on and on. */
const TALLEST = 2_400;
/** Between two words on how far it is. */
const SAID_MS = 30_000;

/** One opening of a screen, and the pictures that are taken of it. */
type Visit = { readonly screen: FoundScreen; readonly shots: ReturnType<typeof visitsOf>[number] };

process.exitCode = await look(wantedOrExit(process.argv.slice(2)));

function wantedOrExit(args: readonly string[]): Wanted {
  try {
    return readWanted(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function look(wanted: Wanted): Promise<number> {
  const notes = openNotes(ROOT, wanted.reduced ? undefined : OUT, wanted.anew);
  const asked = (await readScreens()).map((screen) => ({ screen, shots: shotsOf(screen.path, wanted) }));
  const all = asked.flatMap(({ shots }) => shots);
  const queue = asked
    .flatMap(({ screen, shots }) =>
      visitsOf(shots.filter((shot) => !notes.has(shot))).map((shots): Visit => ({ screen, shots })),
    )
    // A page that is as the next one shall be needs no change.
    .toSorted((a, b) => asIs(a).localeCompare(asIs(b)));
  const before = all.length - picturesIn(queue);
  console.log(`${picturesIn(queue)} pictures${before > 0 ? `; ${before} were taken before` : ""}`);
  if (queue.length > 0) await takeAll(queue, notes, wanted);
  return tell(notes.of(all), picturesIn(queue), wanted);
}

function asIs({ shots: [{ width, theme, language }] }: Visit): string {
  return `${width} ${theme} ${language}`;
}

function picturesIn(visits: readonly Visit[]): number {
  return visits.reduce((sum, { shots }) => sum + shots.length, 0);
}

/** Takes visits out of the queue. It ends early when its minutes are over, or when it is interrupted. */
async function takeAll(queue: Visit[], notes: Notes, wanted: Wanted): Promise<void> {
  const executablePath = findChromium();
  const args = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  await using resources = new AsyncDisposableStack();
  const content = await prepareContent();
  resources.defer(content.stop);
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  resources.defer(() => browser.close());
  const progress = followProgress(picturesIn(queue), Number(wanted.minutes ?? Number.POSITIVE_INFINITY));
  const roles = new Set<string>();
  const work = async () => {
    const tabs = openTabs(browser, content, roles);
    for (let visit = takeNext(queue, tabs); visit; visit = progress.isOver() ? undefined : takeNext(queue, tabs)) {
      for (const taken of await take(visit, tabs, content, wanted)) notes.add(taken);
      progress.add(visit.shots.length);
    }
  };
  await Promise.all(Array.from({ length: Number(wanted.jobs) }, work));
}

/** Each job stays with the people that it has a browser of: a new one begins with an empty cache, and logs in. */
function takeNext(queue: Visit[], tabs: Tabs): Visit | undefined {
  const own = queue.findIndex(({ screen }) => tabs.has(screen));
  const free = own >= 0 ? own : queue.findIndex(({ screen }) => tabs.isFree(screen));
  return queue.splice(Math.max(free, 0), 1)[0];
}

function followProgress(all: number, minutes: number) {
  const startedAt = Date.now();
  let [done, said, isStopped] = [0, startedAt, false];
  process.once("SIGINT", () => {
    isStopped = true;
  });
  return {
    isOver: () => isStopped || Date.now() - startedAt > minutes * 60_000,
    add: (pictures: number) => {
      done += pictures;
      const now = Date.now();
      if (now - said < SAID_MS) return;
      said = now;
      console.log(`${done} of ${all}, about ${Math.ceil(((now - startedAt) / done / 60_000) * (all - done))} min more`);
    },
  };
}

/** Its pictures. None where the screen can't be in this state: it asks for nothing, or there is nothing to change. */
function take({ screen, shots }: Visit, tabs: Tabs, content: Content, wanted: Wanted): Promise<readonly Taken[]> {
  const [first] = shots;
  const { state, language } = first;
  return tabs.visit({ screen, language, changes: changesAnswers(state) }, async (tab) => {
    const heard = tab.listen(first);
    const wrong = (words: string) => shots.map((shot) => ({ shot, faults: [...heard.splice(0), words] }));
    try {
      const path = await content.pathOf(screen, tab);
      if (path === undefined) return wrong("nothing made has such a page");
      await bear(tab, first);
      const { count } = await bring(tab.page, state);
      await tab.page.goto(path);
      await settle(tab, first);
      if (count() === 0) return shots.map((shot) => ({ shot, faults: [], isNone: true }));
      const taken: Taken[] = [];
      for (const shot of shots) {
        if (shot !== first) {
          await bear(tab, shot);
          await settle(tab, shot);
        }
        const faults = [...heard.splice(0), ...(await faultsOf(tab.page, shot))];
        const pictured = wanted.reduced
          ? {}
          : { pictured: true as const, change: await keep(OUT, shot, await pictureOf(tab, shot)) };
        taken.push({ shot, faults, ...pictured });
      }
      return taken;
    } catch (error) {
      return wrong(`was not there: ${String(error).split("\n", 3).join(" ")}`);
    }
  });
}

/** Width, theme and colours, which may change while the page is open: what is open is laid out anew. */
async function bear(tab: Tab, { state, width, theme }: Shot): Promise<void> {
  const height = state === "zoomed" ? 256 : width < 500 ? 844 : 900;
  const size = tab.page.viewportSize();
  if (size?.width !== width || size.height !== height) await tab.page.setViewportSize({ width, height });
  const media = {
    colorScheme: theme,
    reducedMotion: "reduce",
    forcedColors: state === "forced" ? "active" : "none",
  } as const;
  if (tab.bears === `${media.colorScheme} ${media.forcedColors}`) return;
  await tab.page.emulateMedia(media);
  tab.bears = `${media.colorScheme} ${media.forcedColors}`;
}

async function settle({ page, settled }: Tab, { state }: Shot): Promise<void> {
  await page.locator("main").first().waitFor();
  // A page is never settled while an answer never comes.
  if (state !== "loading") await settled();
  const dialog = page.getByRole("alertdialog");
  // Below the dialog that says so is what stays on the screen.
  if ((state === "error" || state === "offline") && (await dialog.isVisible())) {
    await dialog.getByRole("button").last().click();
    await settled();
  }
  await standStill(page);
}

async function pictureOf({ page, settled }: Tab, { state }: Shot) {
  const boxes = await boxesOf(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), TALLEST) });
  // Charts and lists below the first view come once they are in sight.
  if (state !== "loading") await settled();
  return { png: await page.screenshot({ animations: "disabled" }), boxes };
}

/** `left`: pictures that there was no time for. */
async function tell(all: readonly Taken[], left: number, wanted: Wanted): Promise<number> {
  const taken = all.filter(({ isNone }) => !isNone);
  const faulty = taken.filter(({ faults }) => faults.length > 0);
  const wrong = faulty.map(({ shot, faults }) => `${shot.screen} ${nameOf(shot)}: ${[...new Set(faults)].join("; ")}`);
  const changes = taken.flatMap(({ change }) => (change ? [change] : [])).toSorted((a, b) => b.pixels - a.pixels);
  const pictured = taken.filter((one) => one.pictured).map(({ shot }) => shot);
  await makeSheets(OUT, pictured);
  for (const { shot, pixels, layout } of changes)
    console.log(`changed: ${shot.screen} ${nameOf(shot)} ${pixels.toFixed(1)} % of the pixels, ${layout} elements`);
  for (const line of wrong) console.log(`wrong: ${line}`);
  const passed = taken.length - faulty.length;
  if (wanted.report) writeFileSync(wanted.report, JSON.stringify({ passed, wrong }));
  const sheets = wanted.reduced ? "" : `; sheets: ${join(OUT, "sheets")}`;
  console.log(`${passed} of ${taken.length} as they should be, ${changes.length} changed${sheets}`);
  if (left > 0) console.log(`${left} pictures are left: run it again with the same options`);
  return wrong.length > 0 ? 1 : 0;
}
