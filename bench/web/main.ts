// The JavaScript that a first visit to each screen fetches in Chromium, in gzip bytes.
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { ReportList } from "@sb/contracts/report/wire.ts";
import { findChromium } from "@sb/deploy/chromium.ts";
import { FORM_BYTES, HOME_BYTES, MORE_BYTES } from "@sb/deploy/test/felt/budgets.ts";
import { kindOf, mainRoutes } from "@sb/deploy/test/felt/routes.ts";
import { kilobytes, markWhenUsable, scriptsOf, weigh } from "@sb/deploy/test/felt/scripts.ts";
import { startServer } from "@sb/deploy/test/servers/server.ts";
import { type Part, temporaryFolder } from "../context.ts";
import { atMost, note, type Row } from "../row.ts";
import { answerOf, type FeltRows, feelAll } from "./felt.ts";
import { lighthouseRow, type Scored, scoreAll } from "./lighthouse.ts";
import { signUp } from "./sign-up.ts";

const DIST = join(import.meta.dirname, "../../web/dist");
const SCREENS = [
  "/report/history",
  "/report",
  "/support/my-page",
  "/support/my-page/deregister",
  "/term/privacy",
  "/insight/safer-view",
  "/support/notice",
];

/** Needs the built web app and a Chromium. */
export const benchWeb: Part = ({ say }) => onServer((browser, url) => measure(browser, url, say));

/** Lighthouse, layout shifts and answers to what people do, on the main routes. Prints the table of docs/scaling.md. */
export const benchSpeedFelt: Part = ({ say }) =>
  onServer(async (browser, url) => {
    const page = await browser.newPage({ baseURL: url });
    const paths = await mainRoutes(page.request);
    await page.close();
    const load = loadavg()[0] ?? 0;
    const scored = await scoreAll(url, paths, say);
    const felt = await feelAll(browser, url, paths, say);
    say(`\nBegun at a load of ${load.toFixed(1)}, ended at ${(loadavg()[0] ?? 0).toFixed(1)}:\n`);
    for (const line of tableOf(scored, felt)) say(line);
    return [...[...scored].map(([path, each]) => lighthouseRow(path, each)), ...[...felt.values()].flat()];
  });

/** In Markdown. */
function tableOf(scored: ReadonlyMap<string, Scored>, felt: FeltRows): readonly string[] {
  const rows = [...felt].map(([path, rows]) => {
    const { score = "", firstPaint = "", largestPaint = "", blocked = "", shift = "" } = scored.get(path) ?? {};
    return [`\`${kindOf(path)}\``, score, firstPaint, largestPaint, blocked, shift, answerOf(rows)];
  });
  const head = [
    "route",
    "score",
    "first paint",
    "largest paint",
    "blocked",
    "shift",
    "slowest answer, 4 × processor time",
  ];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

async function onServer(act: (browser: Browser, url: string) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("the web app is not built: vite build web");
  using folder = temporaryFolder();
  await using server = await startServer({ dataDir: folder.path, args: [] });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await act(browser, server.url);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string, say: (line: string) => void): Promise<readonly Row[]> {
  const page = await browser.newPage({ ...devices["Desktop Chrome"], baseURL: url, locale: "ko-KR" });
  await markWhenUsable(page);
  const home = await scriptsOf(page, "/");
  say("web: home measured");
  await signUp(page);
  const rows: Row[] = [
    atMost("web: JavaScript of the first load of home (gzip)", weigh(DIST, home.all), HOME_BYTES, kilobytes),
    note("  of it until home can be used", kilobytes(weigh(DIST, home.untilUsable))),
  ];
  for (const path of [...SCREENS, await detailPath(page)]) {
    const { all } = await scriptsOf(page, path);
    const more = all.filter((script) => !home.untilUsable.includes(script));
    rows.push(
      atMost(
        `web: ${path}, more than home (gzip)`,
        weigh(DIST, more),
        path === "/report" ? FORM_BYTES : MORE_BYTES,
        kilobytes,
      ),
    );
  }
  return rows;
}

/** A report with its comments, of the demo content. */
async function detailPath(page: Page): Promise<string> {
  const list = ReportList.parse(await (await page.request.get("/sb/report/history")).json());
  return `/report/history/${list.items[0]?.dclrSeq}`;
}
