// A list whose files an operator brings, beside the running server: what comes of each file, what is held and accepted, and how it ends.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runLists } from "../../lists/run.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { settingsOf } from "../../test/profile/profile.ts";
import { startImport } from "../../test/servers/import.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "lists@example.com";
const SECRET = "correct horse battery staple";
const NAME = "지역 경찰서 피싱 목록";
const files = temporaryDir();
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });
afterAll(() => files[Symbol.dispose]());

let admin: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Keeper");
});

async function lists(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const environment = {
    SB_DATA_DIR: server.dir,
    SB_LOG_LEVEL: "silent",
    SB_LIST_SECRET: SECRET,
    ...settingsOf(server.dir),
  };
  const code = await runLists(args, environment, (line) => void lines.push(line));
  return { code, output: lines.join("\n") };
}

async function bring(lines: readonly string[], name = NAME) {
  const file = join(files.path, "목록.txt");
  writeFileSync(file, `# 2026-11-27\n${lines.join("\n")}\n`);
  const importer = startImport(server.dir, file, "--list", name);
  return { code: await importer.ended, output: importer.output() };
}

const sites = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `zq-${from + at}-claim.com`);

/** The list, once it is as it should be: read models follow. */
const view = (wanted: object): Promise<ListView> =>
  vi.waitFor(
    async () => {
      const { items } = await get(admin.call, "GET admin/list");
      const found = items.find(({ name }) => name === NAME);
      expect(found).toMatchObject(wanted);
      return found as ListView;
    },
    { timeout: 20_000 },
  );

test("is added, and takes its first file but for what is kept out", async () => {
  expect(await lists("list")).toEqual({ code: 0, output: "There are no lists." });
  expect(await bring(sites(0, 9))).toMatchObject({ code: 1, output: expect.stringContaining("There is no list") });
  const added = await lists(
    "add",
    NAME,
    "--publisher",
    "경찰청",
    "--licence",
    "KOGL Type 1",
    "--for",
    "VOICE_PHISHING",
  );
  expect(added).toMatchObject({ code: 0 });
  expect(await lists("add", NAME, "--publisher", "경찰청", "--licence", "KOGL Type 1")).toEqual({
    ...{ code: 1, output: "That did not work: LIST_NAME_TAKEN name" },
  });
  const first = await bring([...sites(0, 9), "t.me", "binance.com"]);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("Read as LINES: 9 entries.") });
  expect(first.output).toContain("Kept out (SHARED_HOST): 1, as t.me");
  await view({
    ...{ state: "ACTIVE", publisher: "경찰청", licence: "KOGL Type 1", mayShare: false, takenFor: "VOICE_PHISHING" },
    good: { entries: 9, form: "LINES", keptOut: [{ reason: "SHARED_HOST" }, { reason: "SAFE" }] },
  });
  expect((await lists("list")).output).toContain(`${NAME}  ACTIVE  9 entries`);
});

test("a file that is much different is held, waits in the admins' queue, and is taken once it is accepted", async () => {
  expect(await bring(sites(0, 4))).toMatchObject({ code: 1, output: expect.stringContaining("Held (MUCH_CHANGED)") });
  const { held } = await view({ good: { entries: 9 }, held: { entries: 4, before: 9, delisted: 5 } });
  const { items } = await get(admin.call, "GET admin/waiting");
  expect(items).toContainEqual(expect.objectContaining({ queue: "HELD_LISTS", count: 1 }));
  expect((await lists("list")).output).toContain("held (MUCH_CHANGED): 0 more, 0 changed, 5 fewer of 9");

  const { listSeq } = await view({});
  const wrong = await admin.call("POST", "admin/list/accept", { listSeq, digest: "0".repeat(64) });
  expect(wrong).toMatchObject({ status: 422, body: { code: "LIST_NOT_HELD" } });
  expect((await admin.call("POST", "admin/list/accept", { listSeq, digest: held?.digest })).status).toBe(204);
  expect(await view({ good: { entries: 4 } })).not.toHaveProperty("held");
  expect(await lists("accept", NAME)).toEqual({ code: 1, output: "No change of it is held." });
});

test("paused it takes no file; resumed it does; without an address there is nothing to fetch", async () => {
  expect(await lists("pause", NAME, "오류가 많음")).toMatchObject({ code: 0 });
  expect(await bring(sites(0, 5))).toMatchObject({ code: 1, output: expect.stringContaining("paused") });
  expect(await lists("resume", NAME)).toMatchObject({ code: 0 });
  expect(await lists("resume", NAME)).toEqual({ code: 0, output: "Nothing was to be done." });
  expect(await lists("refresh", NAME)).toEqual({ code: 1, output: "That did not work: LIST_WITHOUT_URL" });
  expect(await bring(sites(0, 5))).toMatchObject({
    code: 0,
    output: expect.stringContaining("1 listed, 0 changed, 0"),
  });
  await view({ state: "ACTIVE", good: { entries: 5 } });
});

test("its path and columns are set, and a login that is never an argument nor shown", async () => {
  expect(await lists("set", NAME, "--targets", "주소,2", "--since", "신고일", "--path", "목록")).toMatchObject({
    code: 0,
  });
  await view({ columns: { targets: ["주소", "2"], since: "신고일" }, path: "목록", publisher: "경찰청" });
  expect(await lists("login", NAME, "--bearer", "token")).toMatchObject({ code: 2 });
  expect(await lists("set", NAME, "--url", "https://lists.example/taxii2/")).toMatchObject({ code: 0 });
  expect(await lists("login", NAME, "--basic", "reader")).toMatchObject({ code: 0 });
  const { login, ...shown } = await view({ login: { kind: "BASIC" } });
  expect(JSON.stringify([login, shown])).not.toContain(SECRET);
  expect(await lists("login", NAME, "--none")).toMatchObject({ code: 0 });
  expect(await view({ url: "https://lists.example/taxii2/" })).toMatchObject({ history: expect.any(Array) });
});

test("removed, it loses its entries, and its name is free", async () => {
  expect(await lists("remove", NAME, "경찰청이 목록을 닫음")).toMatchObject({ code: 0 });
  const gone = { state: "WITHDRAWN", withdrawn: { reason: "경찰청이 목록을 닫음" }, good: { entries: 0 } };
  await view(gone);
  expect(await lists("remove", NAME, "again")).toMatchObject({ code: 1 });
  const again = { name: NAME, publisher: "경찰청", licence: "KOGL Type 1", mayShare: true, takenFor: "VOICE_PHISHING" };
  const { status } = await admin.call("POST", "admin/list", again);
  expect(status).toBe(201);
  const { items } = await get(admin.call, "GET admin/audit");
  expect(JSON.stringify(items)).toContain("ListWithdrawn");
});

test("arguments that make no sense are told how it is used", async () => {
  for (const args of [
    [],
    ["list", "more"],
    ["add"],
    ["add", "a", "b"],
    ["add", "a", "--for", "NOTHING"],
    ["pause", "a"],
  ])
    expect(await lists(...args)).toMatchObject({ code: 2, output: expect.stringMatching(/^Usage: npm run lists/) });
});
