// Levels over HTTP: whoever recomputes them from the public export by the example in docs/level/, which has nothing of the
// project's code, gets what look-ups say.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Believed, daysAgo, joinAt, report, startBelieving } from "../../test/people/believed.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Answer, type Person, request, seeing } from "../../test/people/person.ts";
import { jsonLines, startImport } from "../../test/servers/import.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const SCRIPT = fileURLToPath(new URL("../../../docs/level/recompute.ts", import.meta.url));
const LISTED = [
  ["listed-and-reported.com", "2021-05-01", "made/up-list/sites.json"],
  ["listed-twice.com", "2024-02-01", "made/up-list/sites.json"],
  ["listed-twice.com", "2023-02-01", "made/up-list/more.json"],
  ["listed-twice.com", null, "another/list/all.json"],
  ["listed-without-a-day.com", null, "another/list/all.json"],
] as const;

const dir = temporaryDir();
let server: Believed;
let established: Person[] = [];
let newest: Answer;

beforeAll(async () => {
  server = await startBelieving(dir.path, { SB_MODERATOR_EMAILS: "judge@example.com" });
  established = await joinAt(server, daysAgo(60), ["judge", "Mina", "Joon", "Sora", "Haru", "Yuna"]);
  const fresh = await joinAt(server, undefined, ["NewA", "NewB", "NewC", "NewD"]);
  const [judge, mina, joon, sora, haru] = established as [Person, Person, Person, Person, Person];
  const file = (person: Person, site: string, network: number) => report(person, site, `198.51.${network}.1`);
  server.setClock(daysAgo(50));
  await file(mina, "reported-long-ago.com", 1);
  await file(joon, "reported-long-ago.com", 2);
  await file(mina, "reported-then-and-now.com", 1);
  server.setClock(daysAgo(20));
  await file(joon, "reported-then-and-now.com", 2);
  await file(joon, "reported-then-and-now.com", 3);
  server.setClock();
  for (const [at, person] of [mina, joon, sora, haru].entries()) await file(person, "reported-by-four.com", at);
  for (const [at, person] of fresh.entries()) await file(person, "reported-by-new-accounts.com", at);
  await file(fresh[0] as Person, "one-office.com", 7);
  await file(mina, "one-office.com", 7);
  await file(joon, "one-office.com", 7);
  await file(sora, "listed-and-reported.com", 1);
  await file(sora, "confirmed.com", 1);
  await judge.call("POST", "admin/target/confirm", { adrs: "confirmed.com", declareType: "SITE", reason: "Known." });
  const known = { adrs: "confirmed-and-never-reported.com", declareType: "SITE", reason: "Known." };
  await judge.call("POST", "admin/target/confirm", known);
  const disputed = await file(haru, "disputed.com", 1);
  await file(sora, "disputed.com", 2);
  await joon.call("POST", "report/deletion", deletionRequest(disputed.body.dclrSeq));
  const gone = await file(haru, "reported-once-removed.com", 1);
  newest = await file(sora, "reported-once-removed.com", 2);
  newest = await haru.call("POST", "report/history/delete", { dclrSeq: gone.body.dclrSeq });
  expect(newest.status).toBeLessThan(300);
  const list = join(dir.path, "list.jsonl");
  const entries = LISTED.map(([address, reportedAt, source]) => ({
    ...{ address, kind: "site", chain: null, category: "phishing", description: null, reportedAt, source },
  }));
  writeFileSync(list, jsonLines(entries));
  expect(await startImport(dir.path, list).ended).toBe(0);
}, 120_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

const SITES = [
  ...["reported-long-ago.com", "reported-then-and-now.com", "reported-by-four.com", "reported-by-new-accounts.com"],
  ...[
    "one-office.com",
    "confirmed.com",
    "confirmed-and-never-reported.com",
    "disputed.com",
    "reported-once-removed.com",
  ],
  ...new Set(LISTED.map(([site]) => site)),
];

async function exported(): Promise<string> {
  const response = await fetch(`${server.url}/sb/report/export?format=ndjson`, { headers: seeing(newest) });
  return response.text();
}

const recompute = (ndjson: string): Readonly<Record<string, number>> => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT], { input: ndjson, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  const lines = stdout.trim().split("\n");
  return Object.fromEntries(lines.map((line) => [line.split("\t")[0], Number(line.split("\t")[1])]));
};

test("a stranger who recomputes the levels of all targets from the export gets those of look-ups", async () => {
  await expect.poll(async () => (await exported()).trim().split("\n").length, { timeout: 20_000 }).toBe(27);
  const ndjson = await exported();
  const levels = recompute(ndjson);
  expect(Object.keys(levels).sort()).toEqual([...SITES].sort());
  const asked = await request<{ items: Lookup[] }>(server.url, "POST", "report/lookup", { adrs: SITES });
  const said = asked.body.items.map(({ normalized, level }) => [normalized, level.value]);
  expect(levels).toEqual(Object.fromEntries(said));
  for (const line of ndjson
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text)))
    expect(line.level).toBe(levels[line.normalized]);
  // Each kind of evidence is among them.
  expect(levels).toMatchObject({
    ...{ "reported-by-four.com": 56, "reported-by-new-accounts.com": 12, "one-office.com": 22 },
    ...{
      "confirmed.com": 82,
      "confirmed-and-never-reported.com": 60,
      "disputed.com": 34,
      "reported-once-removed.com": 22,
    },
  });
});

test("the export names nobody: a person is another one on each target", async () => {
  const ndjson = await exported();
  for (const { id } of established) expect(ndjson).not.toContain(id);
  const lines = ndjson
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text) as { person?: string; normalized: string });
  const targets = Map.groupBy(
    lines.filter(({ person }) => person),
    ({ person }) => person,
  );
  for (const [, of] of targets) expect(new Set(of.map(({ normalized }) => normalized)).size).toBe(1);
});

test("blocklists leave out what is below the level that is asked for", async () => {
  const listed = async (query: string) => {
    const response = await fetch(`${server.url}/feeds/blocklist.txt${query}`);
    if (response.status !== 200) return response.status;
    return (await response.text())
      .split("\n")
      .filter((line) => /^[a-z]/.test(line))
      .sort();
  };
  const all = [
    "confirmed-and-never-reported.com",
    "confirmed.com",
    "disputed.com",
    "reported-by-four.com",
    "reported-long-ago.com",
    "reported-then-and-now.com",
  ];
  expect(await listed("")).toEqual(all);
  expect(await listed("?minLevel=55")).toEqual([
    "confirmed-and-never-reported.com",
    "confirmed.com",
    "reported-by-four.com",
  ]);
  expect(await listed("?minLevel=100")).toEqual([]);
  expect([await listed("?minLevel=101"), await listed("?minLevel=many")]).toEqual([400, 400]);
});

test("a STIX indicator's confidence is the level of its target", async () => {
  const stix = await (await fetch(`${server.url}/sb/report/export?format=stix`)).json();
  const indicator = stix.objects.find((each: { pattern?: string }) => each.pattern?.includes("reported-by-four.com"));
  expect(indicator.confidence).toBe(56);
  expect(Object.values(indicator.extensions)).toMatchObject([
    { level: 56, level_step: "LIKELY", level_formula: "level-2" },
  ]);
});
