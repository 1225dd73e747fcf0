// The newest events are lost: the write-ahead log was truncated, or an older copy was restored. The server serves the
// remaining events, accepts new ones, and logs what happened.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileAndRead, statusOf, whenReady } from "../../test/people/filing.ts";
import { request, signIn } from "../../test/people/person.ts";
import { entries, jsonLines, startImport } from "../../test/servers/import.ts";
import { runToEnd, startServer, temporaryDir } from "../../test/servers/server.ts";
import { putBack, truncateToHalf } from "../../test/stored/damage.ts";

const MAIL = "lost@example.com";
const dir = temporaryDir();
/** The folder after a clean stop, and after a kill later on. */
const [older, killed] = [join(dir.path, "older"), join(dir.path, "killed")];
let kept: number;
/** The same port for all: it is part of the issuer identifier, and so of the users' identities. */
let port: string;

beforeAll(async () => {
  const first = await startServer({ dataDir: killed });
  ({ port } = new URL(first.url));
  kept = await fileAndRead(first.url, await signIn(first.url, MAIL, "Loser"), "kept");
  await first.stop();
  cpSync(killed, older, { recursive: true });
  const second = await startServer({ dataDir: killed, env: { PORT: port } });
  const person = await signIn(second.url, MAIL, "Loser");
  for (const word of ["lost1", "lost2", "lost3"]) await fileAndRead(second.url, person, word);
  await second.kill();
});
afterAll(() => dir[Symbol.dispose]());

test.each([
  ["cut", (folder: string) => truncateToHalf(join(folder, "events.db-wal"))],
  ["an older copy", (folder: string) => putBack("events.db", older, folder)],
])("with %s it serves what is there, takes what comes, and says what was lost", async (name, lose) => {
  const folder = join(dir.path, name);
  cpSync(killed, folder, { recursive: true });
  lose(folder);
  await using server = await startServer({ dataDir: folder, env: { PORT: port } });
  await whenReady(server.url);
  expect(server.output()).toMatch(
    /events\.db ends at \d+, but \S*read\.db \(.*report@\d+.*\) was made from events up to \d+/,
  );
  expect(await statusOf(server.url, kept)).toBe(200);
  const person = await signIn(server.url, MAIL, "Loser");
  for (let index = 0; index < 20; index += 1) await fileAndRead(server.url, person, `after${index}`);
  expect(await statusOf(server.url, kept)).toBe(200);
});

test("an import into an older copy, before any server ran on it, does not hide what was lost", async () => {
  const folder = join(dir.path, "import first");
  cpSync(killed, folder, { recursive: true });
  putBack("events.db", older, folder);
  const list = join(dir.path, "list.jsonl");
  writeFileSync(list, jsonLines(entries(60)));
  const importer = startImport(folder, list);
  expect(await importer.ended).toBe(0);
  expect(importer.output()).toMatch(/events\.db ends at \d+, but read\.db/);
  await using server = await startServer({ dataDir: folder, env: { PORT: port } });
  await whenReady(server.url);
  const { body } = await request<{ crimeCnt: number }>(server.url, "GET", "home/main");
  expect(body.crimeCnt).toBeGreaterThan(50);
});

test("without events.db it does not start, so that an empty service is not mistaken for a healthy one", async () => {
  const folder = join(dir.path, "gone");
  cpSync(killed, folder, { recursive: true });
  for (const end of ["", "-wal", "-shm"]) rmSync(join(folder, `events.db${end}`), { force: true });
  for (const _time of ["the first time", "the next time"]) {
    const { code, output } = await runToEnd({ dataDir: folder });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^Safer Block could not start: events\.db is missing or empty in [^\n]*back-up[^\n]*\n$/,
      ),
    });
  }
});
