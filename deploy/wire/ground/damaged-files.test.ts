// Every file of the data folder, damaged in every way: what was acknowledged can be read, or one line names the file.
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fileAndRead, statusOf, whenReady } from "../../test/people/filing.ts";
import { request, signIn } from "../../test/people/person.ts";
import { runToEnd, startServer, temporaryDir } from "../../test/servers/server.ts";
import { flip, truncateToHalf, truncateToNothing } from "../../test/stored/damage.ts";

const MAIL = "damage@example.com";
const dir = temporaryDir();
/** The folder early on, after a clean stop, and of a process that was killed. */
const [older, stopped, killed] = ["older", "stopped", "killed"].map((name) => join(dir.path, name)) as [
  string,
  string,
  string,
];
const filed: number[] = [];
let port: string;

beforeAll(async () => {
  const first = await startServer({ dataDir: stopped });
  ({ port } = new URL(first.url));
  await fileSome(first.url, 3);
  await first.stop();
  cpSync(stopped, older, { recursive: true });
  const second = await startServer({ dataDir: stopped, env: { PORT: port } });
  await fileSome(second.url, 20);
  await second.stop();
  cpSync(stopped, killed, { recursive: true });
  const third = await startServer({ dataDir: killed, env: { PORT: port } });
  await whenReady(third.url);
  await signIn(third.url, "late@example.com", "Late");
  await third.kill();
});
afterAll(() => dir[Symbol.dispose]());

async function fileSome(url: string, count: number): Promise<void> {
  const person = await signIn(url, MAIL, "Damage");
  for (let index = 0; index < count; index += 1) filed.push(await fileAndRead(url, person, `word${filed.length}`));
}

type Damage = readonly [what: string, damage: (file: string) => void];
const HALF: Damage = ["cut to half", truncateToHalf];
const NOTHING: Damage = ["cut to nothing", truncateToNothing];
const FLIPS = (seed: number): Damage => [`flipped in 20 places, seed ${seed}`, (file) => flip(file, seed)];
const GONE: Damage = ["deleted", (file) => rmSync(file)];
const OLDER: Damage = ["older", (file) => cpSync(file.replace(/\/case\d+\//, "/older/"), file)];

const DERIVED = /^(?:read|bus|jobs|search-.*)\.db$|^server\.lock$|^events\.db-(?:appended|shredded)$/;

/** The cases that are served: which files are damaged, and how. */
const SERVED: readonly (readonly [files: RegExp, damage: Damage])[] = [
  [/^read\.db$/, HALF],
  [/^read\.db$/, FLIPS(1)],
  [/^read\.db$/, FLIPS(2)],
  [/^search-.*\.db$/, HALF],
  [/^search-.*\.db$/, FLIPS(3)],
  [/^bus\.db$/, HALF],
  [/^bus\.db$/, FLIPS(4)],
  [/^jobs\.db$/, HALF],
  [DERIVED, NOTHING],
  [DERIVED, GONE],
  [DERIVED, OLDER],
];

let cases = 0;
/** A copy of a folder with the damage done. */
function damaged(from: string, files: RegExp, [, damage]: Damage): string {
  cases += 1;
  const folder = join(dir.path, `case${cases}`);
  cpSync(from, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => files.test(name));
  expect(names).not.toEqual([]);
  for (const name of names) damage(join(folder, name));
  return folder;
}

async function expectAll(folder: string): Promise<void> {
  await using server = await startServer({ dataDir: folder, env: { PORT: port } });
  await whenReady(server.url);
  for (const seq of filed) await expectServed(server.url, seq);
  const { body } = await request<{ crimeCnt: number }>(server.url, "GET", "home/main");
  expect(body.crimeCnt).toBe(filed.length);
  await fileAndRead(server.url, await signIn(server.url, MAIL, "Damage"), "another");
}

/** At last: damage within a document shows when that is read. Until it is made anew the answer is 503, never 404. */
async function expectServed(url: string, seq: number): Promise<void> {
  const statuses = new Set<number>();
  await vi.waitFor(
    async () => {
      const status = await statusOf(url, seq);
      statuses.add(status);
      expect(status).toBe(200);
    },
    { timeout: 20_000 },
  );
  statuses.delete(503);
  expect([...statuses]).toEqual([200]);
}

async function expectRefused(folder: string, name: RegExp): Promise<void> {
  const { code, output } = await runToEnd({ dataDir: folder, env: { PORT: port } });
  expect(code).toBe(1);
  expect(output).toMatch(/^Safer Block could not start: [^\n]*\n$/);
  expect(output).toMatch(name);
}

test.each(SERVED.map(([files, damage]) => [files.source, damage[0], files, damage] as const))(
  "%s %s: all is served",
  async (_files, _what, files, damage) => expectAll(damaged(stopped, files, damage)),
);

test.each([HALF, NOTHING, FLIPS(5), GONE].map((damage) => [damage[0], damage] as const))(
  "events.db %s: one line names it",
  async (_what, damage) => expectRefused(damaged(stopped, /^events\.db$/, damage), /events\.db/),
);

test.each([HALF, NOTHING, FLIPS(6), GONE].map((damage) => [damage[0], damage] as const))(
  "master.key %s: one line names it",
  async (_what, damage) => expectRefused(damaged(stopped, /^master\.key$/, damage), /master\.key/),
);

// Data from after the last clean stop may be lost with the log, never data from before.
test.each([NOTHING, FLIPS(7), GONE].map((damage) => [damage[0], damage] as const))(
  "events.db-wal %s: what is there is served",
  async (_what, damage) => expectAll(damaged(killed, /^events\.db-wal$/, damage)),
);
