// Lighthouse (Apache-2.0) on each main route: its slow phone on its slow network, with an empty cache.
import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@sb/deploy/chromium.ts";
import { LIGHTHOUSE } from "@sb/deploy/test/felt/budgets.ts";
import { kindOf } from "@sb/deploy/test/felt/routes.ts";
import { atLeast, type Row } from "../row.ts";

/** The better of two: another process on the machine takes from a score, nothing adds to it. */
const TRIES = 2;

/** Lighthouse's figures of a route, as it writes them. */
export type Scored = {
  readonly score: number;
  readonly firstPaint: string;
  readonly largestPaint: string;
  readonly blocked: string;
  readonly shift: string;
};

type Say = (line: string) => void;

export async function scoreAll(url: string, paths: readonly string[], say: Say): Promise<ReadonlyMap<string, Scored>> {
  const port = await freePort();
  const browser = await open(port);
  try {
    const all = new Map<string, Scored>();
    for (const path of paths) {
      const scored = await score(url + path, port);
      all.set(path, scored);
      say(`lighthouse: ${kindOf(path)} ${scored.score}, ${wordsOf(scored)}`);
    }
    return all;
  } finally {
    await browser.close();
  }
}

export const lighthouseRow = (path: string, scored: Scored): Row =>
  atLeast(`lighthouse: ${kindOf(path)} (${wordsOf(scored)})`, scored.score, LIGHTHOUSE, String);

const wordsOf = ({ firstPaint, largestPaint, blocked, shift }: Scored): string =>
  `first paint ${firstPaint}, largest ${largestPaint}, blocked ${blocked}, shift ${shift}`;

async function score(url: string, port: number): Promise<Scored> {
  let best = await scoreOnce(url, port);
  for (let tries = 1; tries < TRIES && best.score < LIGHTHOUSE; tries += 1) {
    const next = await scoreOnce(url, port);
    if (next.score > best.score) best = next;
  }
  return best;
}

/** Not among the project's packages: 83 that nothing else needs. npx fetches this version once. */
const LIGHTHOUSE_PACKAGE = "lighthouse@13.5.0";

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
};

async function scoreOnce(url: string, port: number): Promise<Scored> {
  const options = ["--output=json", "--quiet", "--only-categories=performance", `--port=${port}`];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE_PACKAGE, url, ...options], {
    maxBuffer: 2 ** 26,
  });
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(runtimeError.message);
  const shown = (name: string) => audits[name]?.displayValue?.replaceAll("\u00a0", " ") ?? "?";
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    firstPaint: shown("first-contentful-paint"),
    largestPaint: shown("largest-contentful-paint"),
    blocked: shown("total-blocking-time"),
    shift: shown("cumulative-layout-shift"),
  };
}

const open = (port: number): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      "--accept-lang=ko-KR",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
