import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ReportFormat } from "@sb/contracts/report/codes.ts";
import { PRIVATE_MARKERS, WALLET } from "@sb/contracts/report/fixture.ts";
import { SHARING_COLLECTIONS, SHARING_LISTS, SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { describe, expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import {
  type Bench,
  bodyOf,
  counted,
  filer,
  keepListed,
  keepReport,
  NOW,
  openBench,
  put,
  requestOf,
  textOf,
} from "../testing.ts";
import { csvLine } from "./csv.ts";

const exported = async ({ deps }: Bench, format: ReportFormat) => {
  const reply = await reportQueries(deps)["GET report/export"](requestOf(undefined, { query: { format } }));
  return { reply, text: await textOf(reply) };
};

it("gives all public reports as NDJSON, oldest first", async () => {
  await using bench = await openBench();
  await keepReport(bench, 2);
  await keepReport(bench, 1);
  await keepReport(bench, 3, { changes: { open: "PRIVATE" } });
  const { reply, text } = await exported(bench, "ndjson");
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { dclrSeq: 1, adrs: WALLET, normalized: WALLET, etcSrc: ["https://forum.example/thread/12"] },
    { dclrSeq: 2 },
  ]);
  expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
  expect(reply).toMatchObject({
    mediaType: "application/x-ndjson",
    headers: { "content-disposition": expect.stringContaining("safer-block-reports-2026-03-01.ndjson") },
  });
});

it("gives those that pass the filters, and nothing where none does", async () => {
  await using bench = await openBench();
  for (const [dclrSeq, crimeType] of [
    [1, "HACKING"],
    [2, "DRUGS"],
  ] as const)
    await keepReport(bench, dclrSeq, { changes: { crimeType } });
  await keepReport(bench, 3, { changes: { crimeType: "HACKING" }, doc: { provenance: { source: "a/list" } } });
  const seqs = async (query: Record<string, string>) => {
    const asked = requestOf<"GET report/export">(undefined, { query: { format: "ndjson", ...query } });
    const text = await textOf(await reportQueries(bench.deps)["GET report/export"](asked));
    return [...text.matchAll(/"dclrSeq":(\d+)/g)].map(([, seq]) => Number(seq));
  };
  expect(await seqs({ crimeType: "HACKING" })).toEqual([1, 3]);
  expect(await seqs({ crimeType: "HACKING", filedBy: "PEOPLE" })).toEqual([1]);
  expect(await seqs({ filedBy: "LISTS" })).toEqual([3]);
  expect(await seqs({ chain: "DOGE" })).toEqual([]);
});

it("gives targets that were confirmed and that nobody reported, after all reports", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  const { readStore } = bench.deps;
  const from = await readStore.checkpoint(SHARING_MODEL);
  const confirmed = (addressKey: string, at: number): readonly ReadOp[] => {
    const target = targetOf(addressKey);
    const doc = { target, added: at, changed: at, entries: [], more: 0, confirmed: { by: ["STAFF", 3], at: NOW } };
    return [
      put(SHARING_COLLECTIONS.target, targetId(target), doc),
      { op: "listAdd", list: SHARING_LISTS.blocked[target.declareType], member: addressKey, score: at },
    ];
  };
  const sites = Array.from({ length: 230 }, (_, at) => `evil-${at}.com`);
  const ops = ["0x7cb57b5a97eabe94205c07890be4c1ad31e486a8", ...sites].flatMap(confirmed);
  await readStore.apply({ projection: SHARING_MODEL, from, to: "1", ops });
  const lines = (await exported(bench, "ndjson")).text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(232);
  expect(new Set(lines.map(({ normalized }) => normalized)).size).toBe(232);
  expect(lines.at(-1)).toEqual({
    ...{ declareType: "SITE", adrs: "evil-229.com", normalized: "evil-229.com", etcSrc: [] },
    ...{ level: 70, confirmers: 2 },
  });
  const asked = requestOf<"GET report/export">(undefined, { query: { format: "ndjson", crimeType: "HACKING" } });
  expect(await textOf(await reportQueries(bench.deps)["GET report/export"](asked))).not.toContain("evil-");
});

it("gives entries of lists that may be passed on, so that a stranger's levels are those of look-ups", async () => {
  await using bench = await openBench();
  const url = "https://raw.githubusercontent.com/wallet-team/bad-hosts/main/hosts.txt";
  const lists = [
    { listSeq: 1, publisher: "Wallet Team", name: "Bad hosts", source: { url } },
    { listSeq: 2, publisher: "wallet team" },
    { listSeq: 3, publisher: "Not to be shared", mayShare: false },
    { listSeq: 4, publisher: "Withdrawn", state: "WITHDRAWN" as const },
  ];
  const sites = Array.from({ length: 130 }, (_, at) => `claim-${at}.com`);
  await keepListed(bench, lists, {
    ...Object.fromEntries(sites.map((site) => [site, [{ listSeq: 1, since: "2026-01-05" }]])),
    [WALLET]: [{ listSeq: 1, words: "Drainer", link: "https://lists.example/1" }, { listSeq: 2 }, { listSeq: 3 }],
    "hidden.com": [{ listSeq: 3 }, { listSeq: 4 }],
  });
  const imported = { provenance: { source: "Wallet-Team/bad-hosts/src/hosts.txt", category: "phishing" } };
  await keepReport(bench, 1, { doc: { ...imported, ownerId: "importer" } });
  await bench.apply(counted(0, { sources: [filer("list Wallet-Team/bad-hosts", {})] }));
  const { text } = await exported(bench, "ndjson");
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ normalized }) => normalized === WALLET)).toMatchObject([
    { dclrSeq: 1, publisher: "wallet team" },
    {
      ...{ source: "Bad hosts", publisher: "wallet team", comment: "Drainer", link: "https://lists.example/1" },
      ...{ licence: "CC BY 4.0", attribution: "Data by Example", lastSeenAt: "2026-02-28T00:00:00.000Z" },
    },
    { publisher: "wallet team" },
  ]);
  expect([lines.length, text.includes("hidden.com")]).toEqual([133, false]);
  const script = fileURLToPath(new URL("../../../docs/level/recompute.ts", import.meta.url));
  const { stdout } = spawnSync(process.execPath, [script, NOW.slice(0, 10)], { input: text, encoding: "utf8" });
  const levels = new Map(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split("\t") as [string, string]),
  );
  expect(levels.size).toBe(131);
  for (const adrs of [WALLET, ...sites.slice(0, 3)]) {
    const asked = requestOf<"GET report/lookup">(undefined, { query: { adrs } });
    const { level } = bodyOf(await reportQueries(bench.deps)["GET report/lookup"](asked));
    expect([adrs, Number(levels.get(adrs))]).toEqual([adrs, level.value]);
  }
});

it("gives them as CSV that a spreadsheet opens without running it", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1, { changes: { title: '=cmd|"/c calc"!A1', comment: "two\nlines, and more" } });
  const { text } = await exported(bench, "csv");
  const [head, ...rest] = text.split("\r\n");
  expect(head).toMatch(/^\uFEFFdclrSeq,filedAt,/);
  expect(rest.join("\r\n")).toContain(`"'=cmd|""/c calc""!A1","two\nlines, and more"`);
  expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1+1", "＋1", "－1", "＠SUM(A1)"])(
  "marks %j as a text",
  (value) => {
    expect(csvLine([value, "plain", 3, undefined])).toMatch(/^"?'[\s\S]*,plain,3,\r\n$/);
  },
);

it.each(["1;=2", "1\t=2", '1"=2'])("quotes %j, which a spreadsheet may cut in two", (value) => {
  expect(csvLine([value])).toMatch(/^"[\s\S]*"\r\n$/);
});

describe("for other systems", () => {
  const DAY = 4_096 * 86_400_000;
  const twoDays = async (bench: Bench) => {
    await keepReport(bench, 1);
    await keepReport(bench, 2, { changes: { crimeType: "HACKING" } });
    await keepReport(bench, DAY + 1);
    await keepReport(bench, DAY + 2, { changes: { open: "PRIVATE" } });
  };

  it("gives a STIX bundle that has each target once", async () => {
    await using bench = await openBench();
    await twoDays(bench);
    const { reply, text } = await exported(bench, "stix");
    const { type, objects } = JSON.parse(text) as { type: string; objects: readonly { type: string; id: string }[] };
    expect(type).toBe("bundle");
    expect(
      Object.entries(Object.groupBy(objects, (object) => object.type)).map(([kind, all]) => [kind, all?.length]),
    ).toEqual([
      ["marking-definition", 1],
      ["identity", 1],
      ["extension-definition", 1],
      ["cryptocurrency-wallet", 1],
      ["observed-data", 3],
      ["indicator", 3],
      ["relationship", 3],
    ]);
    expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
    expect(reply).toMatchObject({ mediaType: "application/stix+json;version=2.1" });
  });

  it("gives an event of MISP for each day", async () => {
    await using bench = await openBench();
    await twoDays(bench);
    const { text } = await exported(bench, "misp");
    const { response } = JSON.parse(text);
    expect(
      response.map(({ Event }: { Event: { date: string; Object: readonly unknown[] } }) => [
        Event.date,
        Event.Object.length,
      ]),
    ).toEqual([
      ["2025-01-01", 2],
      ["2025-01-02", 1],
    ]);
    expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
  });

  it.each(["stix", "misp"] as const)("gives valid %s where there is nothing", async (format) => {
    await using bench = await openBench();
    expect(JSON.parse((await exported(bench, format)).text)).toBeTypeOf("object");
  });
});
