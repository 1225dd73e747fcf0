// Look-ups as static files: what a process publishes says what it answers itself, and what is deleted is gone from it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { rangeKeyOf, rangeOf } from "@sb/knowledge/address/range.ts";
import { fetchEdgeFile, fetchManifest, fetchPage, fetchRange } from "@sb/knowledge/edge/read.ts";
import { readCheckpoint, readNote } from "@sb/knowledge/tlog/note.ts";
import { tilePath, tilesOf } from "@sb/knowledge/tlog/tiles.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { runJob } from "../../test/stored/run-job.ts";

const edge = temporaryDir();
const server = useServer({ env: { SB_EDGE_STORE: `file:${edge.path}`, SB_ADMIN_EMAILS: "boss@example.com" } });
const [FIRST, SECOND, THIRD] = ["wombat-claim.com", "quokka-claim.com", "potoroo-claim.com"];
const WAIT = { timeout: 30_000, interval: 300 };

let reporter: Person;
let publicKey: Uint8Array;
const fetchFile = async (key: string): Promise<Uint8Array> => readFile(join(edge.path, key));
const manifestNow = () => fetchManifest(fetchFile, publicKey);

beforeAll(async () => {
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  const key = await fetch(`${server.url}/sb/report/filter/key`);
  publicKey = Buffer.from(((await key.json()) as { publicKey: string }).publicKey, "base64");
});

const file = (adrs: string): Promise<Answer<{ dclrSeq: number }>> =>
  reporter.call("POST", "report", declaration({ declareType: "SITE", chain: undefined, adrs }));

async function found(site: string) {
  const range = await fetchRange(fetchFile, await manifestNow(), rangeOf(rangeKeyOf(site)).prefix);
  const { prefix, suffix } = rangeOf(site);
  return range.find(prefix + suffix);
}

/** Another run may be at it: it is asked again until it is so. */
const published = (is: () => Promise<void>) =>
  vi.waitFor(async () => {
    await runJob(server.dir, { kind: "sharing-edge", id: crypto.randomUUID() });
    await is();
  }, WAIT);

async function answered(site: string) {
  const { prefix, suffix } = rangeOf(site);
  const answer = await fetch(`${server.url}/sb/report/lookup/range/${prefix}`);
  const { items } = (await answer.json()) as { items: readonly ({ suffix: string } & Record<string, unknown>)[] };
  return items.find((item) => item.suffix === suffix);
}

test("has what was reported, then what was filed since, and not what was deleted", async () => {
  const first = await file(FIRST);
  await published(async () => expect(await found(FIRST)).toMatchObject({ timesReported: 1 }));
  expect(await answered(FIRST)).toMatchObject((await found(FIRST)) ?? { nothing: "found" });
  const second = await file(SECOND);
  await published(async () => expect(await found(SECOND)).toMatchObject({ timesReported: 1 }));
  const { dclrSeq } = first.body;
  await reporter.call("POST", "report/history/delete", { dclrSeq }, seeing(second));
  await published(async () => expect(await found(FIRST)).toBeUndefined());
  expect(await found(SECOND)).toMatchObject({ timesReported: 1 });
});

test("has of a target's page what it says in figures, and no word of a report", async () => {
  const { dclrSeq } = (await file(THIRD)).body;
  const page = async () => fetchPage(fetchFile, await manifestNow(), rangeOf(THIRD));
  await published(async () => expect(await page()).toBeDefined());
  const answer = await fetch(`${server.url}/sb/report/target?adrs=${THIRD}`);
  const { lookup, reports } = TargetPage.parse(await answer.json());
  const { level, firstReportedAt = "", lastReportedAt = "" } = lookup;
  expect(reports.items).toMatchObject([{ dclrSeq }]);
  expect(await page()).toEqual({
    hash: rangeOf(THIRD).suffix.slice(0, 27),
    timesReported: lookup.timesReported,
    timesListed: lookup.listings.length,
    level: [
      level.value,
      level.formula,
      level.day,
      level.why.map(({ part, points, count }) => (count === undefined ? [part, points] : [part, points, count])),
    ],
    crimeTypes: Object.fromEntries(lookup.crimeTypes.map(({ crimeType, count }) => [crimeType, count])),
    reportedOn: [firstReportedAt.slice(0, 10), lastReportedAt.slice(0, 10)],
    ...(lookup.weak && { weak: 1 }),
  });
});

test("has the blocklists that the service gives", async () => {
  const boss = await signIn(server.url, "boss@example.com", "Boss");
  const known = { adrs: "numbat-claim.com", declareType: "SITE", reason: "Known." };
  await boss.call("POST", "admin/target/confirm", known);
  await published(async () => {
    const text = Buffer.from(await fetchEdgeFile(fetchFile, await manifestNow(), "blocklist.txt")).toString();
    expect(text).toContain("numbat-claim.com\n");
    expect(text).toBe(await (await fetch(`${server.url}/feeds/blocklist.txt`)).text());
  });
});

test("mirrors the public log, with each tile that its checkpoint needs", async () => {
  await runJob(server.dir, { kind: "log-checkpoint", id: crypto.randomUUID() });
  await published(async () => expect((await manifestNow()).log?.size).toBeGreaterThan(2));
  const note = Buffer.from(await fetchFile("log/checkpoint")).toString();
  const { size = 0 } = readCheckpoint(readNote(note)?.text ?? "") ?? {};
  expect(size).toBe((await manifestNow()).log?.size);
  for (const tile of tilesOf(size)) {
    const own = await fetch(`${server.url}/log/${tilePath(tile)}`);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(await fetchFile(`log/${tilePath(tile)}`));
  }
  expect(Buffer.from(await fetchFile("log/key")).toString()).toBe(await (await fetch(`${server.url}/log/key`)).text());
});
