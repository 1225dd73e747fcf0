// The importer is killed and run again: every entry is there once. Also: paging through a long list.
import { execFileSync } from "node:child_process";
import { createWriteStream, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { request } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { entries, jsonLines, startImport } from "../../test/servers/import.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ENTRIES = entries(1_200);
const files = temporaryDir();
const server = useServer();
const { visitor } = server;

afterAll(() => files[Symbol.dispose]());

const countOf = async () => (await get(visitor, "GET home/main")).crimeCnt;
async function exported(): Promise<string[]> {
  const { body } = await request<string>(server.url, "GET", "report/export?format=ndjson");
  return body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).adrs);
}

test("killed midway and run again, the importer has imported every entry once", async () => {
  // Standard input stays open, so the importer can't be finished when it is killed.
  const pipe = join(files.path, "pipe");
  execFileSync("mkfifo", [pipe]);
  const importer = startImport(server.dir, pipe);
  const lines = createWriteStream(pipe);
  // The killed importer has not read all of its input: ignore the write error.
  lines.on("error", (error) => expect(error).toHaveProperty("code", "EPIPE"));
  lines.write(jsonLines(ENTRIES.slice(0, 900)));
  await expect.poll(countOf, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
  importer.child.kill("SIGKILL");
  expect(await importer.ended).toBeNull();
  lines.destroy();
  const before = new Set(await exported());
  expect(before.size).toBeGreaterThan(0);

  const file = join(files.path, "list.jsonl");
  writeFileSync(file, jsonLines(ENTRIES));
  const again = startImport(server.dir, file);
  expect(await again.ended).toBe(0);
  expect(again.output()).toMatch(/1200 lines: \d+ taken over, \d+ were there already, 0 not taken over/);
  await expect.poll(countOf, { timeout: 60_000 }).toBe(ENTRIES.length);
  const addresses = await exported();
  expect(addresses.toSorted()).toEqual(ENTRIES.map(({ address }) => address).toSorted());
  for (const address of before) expect(addresses).toContain(address);
}, 180_000);

test("the list of all reports is counted exactly, and paged to its end", async () => {
  const file = join(files.path, "again.jsonl");
  writeFileSync(file, jsonLines(ENTRIES));
  expect(await startImport(server.dir, file).ended).toBe(0);
  await expect.poll(countOf, { timeout: 60_000 }).toBe(ENTRIES.length);
  const page = (query: Record<string, string | number>) => get(visitor, "GET report/history", { query });
  const all = await page({});
  expect(all).toMatchObject({ pagination: { totalItems: ENTRIES.length, totalPages: 120, hasNext: true } });
  expect(all).not.toHaveProperty("totalIsLowerBound");
  const described = ENTRIES.filter(({ category, description }) => category === "ransomware" && description !== null);
  const few = await page({ searchKeyword: "payments", crimeType: "RANSOMWARE" });
  expect(few.pagination.totalItems).toBe(described.length);
  expect(few).not.toHaveProperty("totalIsLowerBound");
  const last = await page({ "pagination.page": 12, "pagination.size": 100 });
  expect(last).toMatchObject({ items: { length: 100 }, pagination: { hasNext: false } });
  const sites = await page({ declareType: "SITE", "pagination.size": 100 });
  expect(sites.pagination.totalItems).toBe(400);
  expect(sites.items.every(({ declareType }) => declareType === "SITE")).toBe(true);
}, 180_000);
