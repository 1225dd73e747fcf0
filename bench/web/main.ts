// The JavaScript that a first visit to each screen fetches in Chromium, in gzip bytes.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { ReportList } from "@sb/contracts/report/wire.ts";
import { startServer } from "@sb/deploy/test/servers/server.ts";
import { type Part, temporaryFolder } from "../context.ts";
import { atMost, note, type Row } from "../row.ts";
import { kilobytes, markWhenUsable, scriptsOf, weigh } from "./scripts.ts";
import { signUp } from "./sign-up.ts";

const DIST = join(import.meta.dirname, "../../web/dist");
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HOME_BUDGET = 150_000;
const MORE_BUDGET = 60_000;
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
export const benchWeb: Part = async ({ say }) => {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("the web app is not built: vite build web");
  using folder = temporaryFolder();
  await using server = await startServer({ dataDir: folder.path, args: [] });
  const executablePath = [process.env.SB_CHROMIUM, ...BROWSERS].find((path) => path && existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await measure(browser, server.url, say);
  } finally {
    await browser.close();
  }
};

async function measure(browser: Browser, url: string, say: (line: string) => void): Promise<readonly Row[]> {
  const page = await browser.newPage({ ...devices["Desktop Chrome"], baseURL: url, locale: "ko-KR" });
  await markWhenUsable(page);
  const home = await scriptsOf(page, "/");
  say("web: home measured");
  await signUp(page);
  const rows: Row[] = [
    atMost("web: JavaScript of the first load of home (gzip)", weigh(DIST, home.all), HOME_BUDGET, kilobytes),
    note("  of it until home can be used", kilobytes(weigh(DIST, home.untilUsable))),
  ];
  for (const path of [...SCREENS, await detailPath(page)]) {
    const { all } = await scriptsOf(page, path);
    const more = all.filter((script) => !home.untilUsable.includes(script));
    rows.push(atMost(`web: ${path}, more than home (gzip)`, weigh(DIST, more), MORE_BUDGET, kilobytes));
  }
  return rows;
}

/** A report with its comments, of the demo content. */
async function detailPath(page: Page): Promise<string> {
  const list = ReportList.parse(await (await page.request.get("/sb/report/history")).json());
  return `/report/history/${list.items[0]?.dclrSeq}`;
}
