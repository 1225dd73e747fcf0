// The importer beside the running server: entries are found without a restart, once, and invalid ones are listed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { entries, jsonLines, type ListedEntry, startImport, wordOf } from "../../test/servers/import.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { useServer } from "../../test/servers/use-server.ts";

const files = temporaryDir();
const server = useServer();
const { visitor } = server;

afterAll(() => files[Symbol.dispose]());

const GOOD = entries(300);
const [first, second] = GOOD as [ListedEntry, ListedEntry, ...ListedEntry[]];
/** Invalid entries by line number, with the expected reason. */
const BAD: Readonly<Record<number, readonly [line: unknown, reason: string]>> = {
  3: ["{broken", "not JSON"],
  50: ["[1, 2]", "not an entry: (the line)"],
  101: [{ ...first, kind: "bank" }, "not an entry: kind"],
  102: [{ ...first, source: " ", address: "" }, "not an entry: address, source"],
  200: [{ ...second, reportedAt: "yesterday" }, "not an entry: reportedAt"],
  250: [{ ...first, chain: "BTC", address: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3" }, "ADDRESS_INVALID address"],
  251: [{ ...second, kind: "site", address: "no host at all" }, "ADDRESS_INVALID address"],
};

/** The valid entries with the invalid ones among them, a blank line, and a duplicate at the end. */
function listWithFaults(): unknown[] {
  const list: unknown[] = [...GOOD];
  for (const [line, [text]] of Object.entries(BAD)) list.splice(Number(line) - 1, 0, text);
  return [...list, "", first];
}

function write(name: string, list: readonly unknown[]): string {
  const file = join(files.path, name);
  writeFileSync(file, jsonLines(list));
  return file;
}

async function run(file: string): Promise<{ code: number | null; lines: string[] }> {
  const importer = startImport(server.dir, file);
  const code = await importer.ended;
  return { code, lines: importer.output().trimEnd().split("\n") };
}

/** Milliseconds by which the projection is behind that is furthest behind. */
async function latest(): Promise<number> {
  const ready = await fetch(`${server.url}/readyz`);
  const { projections }: { projections: readonly { lag: number }[] } = await ready.json();
  return Math.max(...projections.map(({ lag }) => lag));
}

const countOf = async () => (await get(visitor, "GET home/main")).crimeCnt;
async function foundBy(searchKeyword: string): Promise<string[]> {
  const query = { searchKeyword, "pagination.size": 100 };
  return (await get(visitor, "GET report/history", { query })).items.map(({ adrs }) => adrs);
}

type SearchCase = readonly [text: string, address: string];

/** A user's likely searches: the address, its beginning, its host, a word of its description. */
function textsOf({ address, kind, description }: ListedEntry, number: number): SearchCase[] {
  const name = `made-up-${wordOf(number)}`;
  const texts = kind === "site" ? [new URL(address).hostname, name] : [address.slice(0, 10), address.slice(0, 24)];
  return [address, ...texts, ...(description === null ? [] : [wordOf(number)])].map((text) => [text, address]);
}

async function notFound(all: readonly SearchCase[]): Promise<SearchCase[]> {
  const missed: SearchCase[] = [];
  for (let start = 0; start < all.length; start += 20)
    await Promise.all(
      all.slice(start, start + 20).map(async ([text, address]) => {
        if (!(await foundBy(text)).includes(address)) missed.push([text, address]);
      }),
    );
  return missed;
}

/** Asks again while the answer is that it is not there yet, which it may be beside an import. */
const repeated = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => vi.waitFor(ask, { timeout: 60_000 });

test("imports a list with errors while users file: every entry is found at once, and a second run adds nothing", async () => {
  const person = await signIn(server.url, "filing@example.com", "Filing");
  const file = write("list.jsonl", listWithFaults());
  const importing = run(file);
  for (let i = 0; i < 10; i += 1) {
    const adrs = madeUpAddress(`while importing ${i}`);
    const filed = await person.call("POST", "report", declaration({ adrs }));
    expect(filed.status).toBe(201);
    const found = () => get(visitor, "GET report/history", { query: { searchKeyword: adrs }, headers: seeing(filed) });
    expect((await repeated(found)).items).toHaveLength(1);
  }
  const { code, lines } = await importing;
  expect(code).toBe(0);
  expect(lines.at(-1)).toBe("The read models hold all of it. Search follows (/readyz).");
  expect(lines.at(-2)).toBe(`308 lines: 300 taken over, 1 were there already, 7 not taken over (named above).`);
  expect(lines.filter((line) => line.startsWith("line ")).toSorted()).toEqual(
    Object.entries(BAD)
      .map(([line, [, reason]]) => `line ${line}: not taken over: ${reason}`)
      .toSorted(),
  );
  expect(await countOf()).toBe(310);
  await expect.poll(latest, { timeout: 60_000 }).toBe(0);

  expect(await notFound(GOOD.flatMap(textsOf))).toEqual([]);

  const again = await run(file);
  expect(again.code).toBe(0);
  expect(again.lines.at(-2)).toBe("308 lines: 0 taken over, 301 were there already, 7 not taken over (named above).");
  const filed = await person.call("POST", "report", declaration({ adrs: madeUpAddress("after importing") }));
  const home = () => get(visitor, "GET home/main", { headers: seeing(filed) });
  expect((await repeated(home)).crimeCnt).toBe(311);
}, 120_000);

test("an imported entry keeps its source and day, and has no owner", async () => {
  const line: ListedEntry = {
    address: "https://made-up-provenance-page.com/a?b=1",
    kind: "site",
    chain: null,
    category: "Phishing",
    description: "Asks for a recovery phrase, it says.",
    reportedAt: "2024-02-29",
    source: "somebody/other-list/sites.txt",
  };
  const { code } = await run(write("one.jsonl", [line, { ...line, reportedAt: "2024-01-31" }]));
  expect(code).toBe(0);
  const entries = { query: { searchKeyword: "recovery phrase" } };
  // One list's two entries on a target count once, and the earlier leads.
  await expect
    .poll(async () => (await get(visitor, "GET report/history", entries)).items.map(({ reportedAt }) => reportedAt))
    .toEqual(["2024-01-31"]);
  const [item] = (await get(visitor, "GET report/history", entries)).items;
  expect(item).toMatchObject({
    adrs: line.address,
    comment: line.description,
    crimeDetail: "Phishing",
    declareType: "SITE",
    source: line.source,
    nick: "",
    mine: false,
    title: "",
    timesReported: 0,
    timesListed: 1,
  });
  expect(item).not.toHaveProperty("filedAt");
  const detail = { params: { dclrSeq: item?.dclrSeq ?? 0 } };
  expect((await get(visitor, "GET report/history/{dclrSeq}", detail)).additions).toMatchObject([
    { source: line.source, reportedAt: "2024-02-29" },
  ]);
  const lookup = await get(visitor, "GET report/lookup", { query: { adrs: "made-up-provenance-page.com" } });
  expect(lookup).toMatchObject({
    timesReported: 0,
    crimeTypes: [],
    listings: [{ source: "somebody/other-list", since: "2024-01-31" }],
  });
  expect(lookup).not.toHaveProperty("firstReportedAt");
  const home = await get(visitor, "GET home/main");
  expect(home.declareReport.filter(({ source }) => source !== undefined)).toEqual([]);
  expect(home.listedCnt).toBe(301);
  const all = await get(visitor, "GET report/history", { query: { "pagination.size": 100, "pagination.page": 4 } });
  // Home's figure is the list's total, and the last page of that many is there.
  expect(all.pagination).toMatchObject({ totalItems: home.crimeCnt, totalPages: 4 });
  expect(all.items).toHaveLength(home.crimeCnt - 300);
});

test("no file, or too many, prints one clear line", async () => {
  const missing = await run(join(files.path, "nothing.jsonl"));
  expect(missing.code).toBe(1);
  expect(missing.lines[0]).toMatch(/^The import stopped: ENOENT/);
  const importer = startImport(server.dir, "a.jsonl", "b.jsonl");
  expect(await importer.ended).toBe(2);
  expect(importer.output()).toBe("Usage: npm run import -- FILE.jsonl\n       npm run import -- FILE --list NAME\n");
});
