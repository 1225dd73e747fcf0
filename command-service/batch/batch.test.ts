// An agency files many reports at once, with the real event store and vault.
import { createHash } from "node:crypto";
import { BATCH_LIMITS, batchFileKey, batchFileOwner, type RowResult } from "@sb/contracts/batch/model.ts";
import type { BatchCommandKey } from "@sb/contracts/batch/routes.ts";
import { batchBookStream, batchStream } from "@sb/contracts/batch/subject.ts";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { agencyFiler } from "@sb/contracts/report/filers.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import { START as START_OF_LOG } from "@sb/platform/event-store/port.ts";
import type { HttpRequest } from "@sb/platform/http/handler.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reportDecider } from "../report/rules/decider.ts";
import { type Bench, openBench } from "../report/testing.ts";
import { routes } from "./routes.ts";
import { bookDecider } from "./rules/book.ts";
import { batchDecider, requireBatch } from "./rules/decider.ts";
import { clearFile, createSteps } from "./steps.ts";

const AGENCY = 2;
const DAY = 86_400_000;
const PAGE = 5_000;
const START = Date.parse("2026-03-01T09:00:00.000Z");

/** One of BIP-39's test vectors, and the digits of a key, which are a transaction's as well. */
const PHRASE = "letter advice cage absurd amount doctor acoustic avoid letter advice cage above";
const KEY = createHash("sha256").update("a key").digest("hex");

/** A wallet on Ethereum in lower case, another for each number. */
const wallet = (n: number): string => `0x${createHash("sha256").update(String(n)).digest("hex").slice(0, 40)}`;

let bench: Bench;
let now = START;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench[Symbol.asyncDispose]());

const agencies = { mayAct: async () => true, nameOf: async () => "Exchange" };
const depsOf = ({ deps }: Bench) => ({ ...deps, agencies, clock: () => new Date(now).toISOString() });

const contextAt = () => ({ actor: "system:batch", correlationId: "job", at: new Date(now).toISOString() });
const batchOf = async (batchSeq: number) =>
  requireBatch((await load(bench.deps, batchDecider, batchStream.of(batchSeq))).state);

type Asked<K extends BatchCommandKey> = Partial<Pick<HttpRequest<K>, "body" | "files">>;
async function send<K extends BatchCommandKey>(key: K, asked: Asked<K>, agencySeq = AGENCY) {
  const request = {
    ...{ route: key, params: undefined, query: undefined, files: [], idempotencyKey: undefined, cookies: {} },
    ...asked,
    caller: { userId: "officer", isAdmin: false, sessionId: "s", membership: 1, agencySeq, memberId: "m" },
    ...{ minPosition: undefined, requestId: "request-1", client: () => "", network: () => "" },
  };
  // The handler belongs to the key.
  return (routes(depsOf(bench))[key] as (request: unknown) => Promise<{ readonly body: unknown }>)(request);
}

type Sent = Partial<HttpRequest<"POST agency/batch">["body"]>;
async function upload(content: string, settings: Sent = {}): Promise<number> {
  const files = [{ name: "cases.csv", mediaType: "text/csv", bytes: new TextEncoder().encode(content) }];
  const body = { open: "PUBLIC", crimeType: "FRAUD_INVESTMENT", ...settings } as const;
  const { body: answer } = await send("POST agency/batch", { body: body as never, files });
  return (answer as { batchSeq: number }).batchSeq;
}

/** Runs it to its end, as the job does. */
async function run(batchSeq: number, on = bench): Promise<void> {
  const step = createSteps(depsOf(on));
  while ((await step(batchSeq, contextAt())).more);
}
const allow = (aDay: number) => send("POST admin/batch/allow", { body: { agencySeq: AGENCY, aDay } });
const file = (batchSeq: number) => send("POST agency/batch/file", { body: { batchSeq, terms: ["R01", "R02"] } });

async function resultsOf(batchSeq: number): Promise<readonly RowResult[]> {
  return [...(await batchOf(batchSeq)).filed.values()].flatMap(({ results }) => results);
}
async function checkedOf(batchSeq: number): Promise<readonly RowResult[]> {
  const { events } = await bench.deps.eventStore.readStream(batchStream.of(batchSeq));
  return events.flatMap(({ type, data }) =>
    type === "BatchRowsChecked" ? (data as { readonly results: readonly RowResult[] }).results : [],
  );
}
const stateOf = async (dclrSeq: number) =>
  (await load(bench.deps, reportDecider, reportStream.of(dclrSeq))).state.status;

const HEAD = "case no,address,crime type,date,title,details";
const row = (
  no: string,
  adrs: string,
  more = "FRAUD_INVESTMENT,2026-02-01,A fund that never was,They promised 3 % a day.",
) => `${no},${adrs},${more}`;
const good = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => row(`C-${from + at}`, wallet(from + at)));

test("no agency files before an admin lets it", async () => {
  await expect(upload([HEAD, ...good(0, 1)].join("\n"))).rejects.toMatchObject({ code: "BATCH_NOT_ALLOWED" });
});

/** Every night as many as a file may have; a step takes a few hundred. */
const ROWS = process.env.SB_TEST_EVERY === "1" ? BATCH_LIMITS.rows : 2_000;
const FAULTY = ROWS * 0.03;
const FILED = ROWS - FAULTY;

describe(`${ROWS} rows, three in a hundred of which are wrong`, () => {
  /** Faults, which every 33rd row has one of. */
  const FAULTS: readonly (readonly [make: (n: number) => string, code: string, field: string])[] = [
    [(n) => row(`C-${n}`, `${wallet(n).slice(0, -1)}`), "ADDRESS_INVALID", "adrs"],
    [(n) => row(`C-${n}`, ""), "REQUIRED_FIELD_MISSING", "adrs"],
    [(n) => row(`C-${n}`, "https://drive.google.com"), "TARGET_SHARED", "adrs"],
    [(n) => row(`C-${n}`, "http://192.168.0.1/pay"), "TARGET_PRIVATE", "adrs"],
    [(n) => row(`C-${n}`, wallet(n), "weather,2026-02-01,Title,Details"), "CRIME_TYPE_NOT_SELECTED", "crimeType"],
    [(n) => row(`C-${n}`, wallet(n), "HACKING,2026-02-30,Title,Details"), "DATE_INVALID", "date"],
    [(n) => row(`C-${n}`, wallet(n), "HACKING,2027-01-01,Title,Details"), "DATE_INVALID", "date"],
    [(n) => row(`C-${n}`, wallet(n), "HACKING,,Title,Call me: 010-1234-5678"), "PERSONAL_INFORMATION", "comment"],
    [(n) => row(`C-${n}`, wallet(n), `HACKING,,Title,They asked for ${PHRASE}`), "WALLET_SECRET", "comment"],
    [(n) => row(`C-${n}`, wallet(n), `HACKING,,${"t".repeat(201)},Details`), "TEXT_TOO_LONG", "title"],
    [(n) => row(`C-${n - 1}`, wallet(n)), "ROW_REPEATED", "rowNo"],
  ];
  const isFaulty = (n: number) => n % 33 === 32 && n < 33 * FAULTY;
  const faultOf = (n: number) => FAULTS[Math.floor(n / 33) % FAULTS.length];
  const lines = Array.from({ length: ROWS }, (_, n) =>
    isFaulty(n) ? (faultOf(n)?.[0](n) ?? "") : row(`C-${n}`, wallet(n)),
  );
  const content = [HEAD, ...lines].join("\r\n");
  let batchSeq: number;

  test("are checked row by row before anything is filed, each fault named by its row and field", async () => {
    await allow(BATCH_LIMITS.aDay);
    batchSeq = await upload(content);
    await run(batchSeq);
    const found = await checkedOf(batchSeq);
    const expected = lines.flatMap((_, n) => (isFaulty(n) ? [[n + 2, faultOf(n)?.[1], faultOf(n)?.[2]]] : []));
    expect(expected).toHaveLength(FAULTY);
    expect(found.map(({ line, code, field }) => [line, code, field])).toEqual(expected);
    expect(await batchOf(batchSeq)).toMatchObject({ status: "CHECKED", leftOut: FAULTY, filed: new Map() });
  }, 240_000);

  test("are filed once each, though the process ends twice in the middle of a chunk", async () => {
    await file(batchSeq);
    for (const commits of [ROWS * 0.11, Math.round(ROWS * 0.4321)]) {
      const dying = await bench.another();
      await expect(run(batchSeq, endingAfter(dying, commits))).rejects.toThrow("the process ended");
      expect(await batchOf(batchSeq)).toMatchObject({ status: "FILING" });
    }
    await run(batchSeq, await bench.another());
    const results = await resultsOf(batchSeq);
    expect(results.map(({ line }) => line)).toEqual(lines.map((_, n) => n + 2));
    expect(results.filter(({ outcome }) => outcome === "FILED")).toHaveLength(FILED);
    expect(results.filter(({ outcome }) => outcome === "REFUSED")).toHaveLength(FAULTY);
    const filed = await filedReports();
    expect(filed.map(({ dclrSeq }) => dclrSeq).sort()).toEqual(
      results.flatMap(({ outcome, dclrSeq = 0 }) => (outcome === "FILED" ? [dclrSeq] : [])).sort(),
    );
    expect(new Set(filed.map(({ ownerId }) => ownerId))).toEqual(new Set([agencyFiler(AGENCY)]));
    expect(new Set(filed.map(({ addressKey }) => addressKey)).size).toBe(FILED);
  }, 480_000);

  test("sent again, they are there already", async () => {
    now += DAY;
    const again = await upload(content);
    await run(again);
    const found = await checkedOf(again);
    expect(found.filter(({ outcome }) => outcome === "ALREADY")).toHaveLength(FILED);
    await file(again);
    await run(again);
    expect(await filedReports()).toHaveLength(FILED);
  }, 480_000);
});

test("a row with another content is told, and the columns that were taken before are known again", async () => {
  now += DAY;
  const lines = (target: string, text: string) => `fall,ziel,notiz\nX-1,${target},${text}`;
  const first = await upload(lines(wallet(20_001), "One"), {
    title: "A title",
    columns: { rowNo: 0, adrs: 1, comment: 2 },
  });
  await run(first);
  await file(first);
  await run(first);
  expect(await resultsOf(first)).toMatchObject([{ outcome: "FILED" }]);
  const changed = await upload(lines(wallet(20_001), "Two"), { title: "A title" });
  expect(await batchOf(changed)).toMatchObject({ columns: { rowNo: 0, adrs: 1, comment: 2 } });
  await run(changed);
  expect(await checkedOf(changed)).toMatchObject([
    { line: 2, outcome: "REFUSED", code: "ROW_CHANGED", field: "rowNo" },
  ]);
});

test("many reports on one target are taken: limits for people do not count, the agency's own does", async () => {
  now += DAY;
  await allow(12);
  const rows = Array.from({ length: 10 }, (_, n) => row(`S-${n}`, wallet(30_000)));
  const batchSeq = await upload([HEAD, ...rows].join("\n"), { terms: ["R01", "R02"] });
  // By itself, since the terms were agreed to.
  await run(batchSeq);
  await run(batchSeq);
  expect((await resultsOf(batchSeq)).map(({ outcome }) => outcome)).toEqual(rows.map(() => "FILED"));
  const more = await upload([HEAD, ...good(30_100, 30_103)].join("\n"));
  await run(more);
  await expect(file(more)).rejects.toMatchObject({ code: "DAILY_QUOTA_USED" });
  now += DAY;
  await file(more);
  await run(more);
  expect(await batchOf(more)).toMatchObject({ status: "FILED" });
});

test("is undone as a whole within a day: texts are destroyed, and rows may be filed anew", async () => {
  now += DAY;
  await allow(100);
  const content = [HEAD, ...good(40_000, 40_005)].join("\n");
  const batchSeq = await upload(content);
  await run(batchSeq);
  await file(batchSeq);
  await run(batchSeq);
  const seqs = (await resultsOf(batchSeq)).map(({ dclrSeq = 0 }) => dclrSeq);
  await send("POST agency/batch/undo", { body: { batchSeq } });
  await run(batchSeq);
  expect(await batchOf(batchSeq)).toMatchObject({ status: "UNDONE" });
  for (const dclrSeq of seqs) {
    expect(await stateOf(dclrSeq)).toBe("DELETED");
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(dclrSeq));
    expect(JSON.stringify(events)).not.toContain("3 % a day");
    expect(await bench.deps.vault.open(reportStream.of(dclrSeq), events[0]?.sealed ?? "")).toBeUndefined();
  }
  const again = await upload(content);
  await run(again);
  await file(again);
  await run(again);
  expect((await resultsOf(again)).map(({ outcome }) => outcome)).toEqual(seqs.map(() => "FILED"));
  now += DAY;
  await expect(send("POST agency/batch/undo", { body: { batchSeq: again } })).rejects.toMatchObject({
    code: "UNDO_OVER",
  });
});

test("a report that somebody wants deleted stays when its batch is undone", async () => {
  now += DAY;
  const batchSeq = await upload([HEAD, ...good(50_000, 50_002)].join("\n"));
  await run(batchSeq);
  await file(batchSeq);
  await run(batchSeq);
  const [{ dclrSeq = 0 } = {}] = await resultsOf(batchSeq);
  const ask = { type: "RequestDeletion", dclrSeq, requestSeq: 7, requesterId: "somebody" } as const;
  await bench.deps.handle(reportDecider, reportStream.of(dclrSeq), ask, contextAt());
  await send("POST agency/batch/undo", { body: { batchSeq } });
  await run(batchSeq);
  const { events } = await bench.deps.eventStore.readStream(batchStream.of(batchSeq));
  const undone = events.find(({ type }) => type === "BatchRowsUndone")?.data;
  expect(undone).toMatchObject({
    results: [{ outcome: "KEPT", code: "DELETION_PENDING", dclrSeq }, { outcome: "UNDONE" }],
  });
});

test("its file is sealed, and destroyed a day after", async () => {
  now += DAY;
  const batchSeq = await upload([HEAD, ...good(60_000, 60_001)].join("\n"));
  const stored = bench.stored.get(batchFileKey(batchSeq));
  expect(stored).toBeDefined();
  expect(Buffer.from(stored ?? []).includes(wallet(60_000))).toBe(false);
  await run(batchSeq);
  await clearFile(depsOf(bench), batchSeq, contextAt());
  expect(bench.stored.has(batchFileKey(batchSeq))).toBe(true);
  now += DAY;
  await clearFile(depsOf(bench), batchSeq, contextAt());
  expect(bench.stored.has(batchFileKey(batchSeq))).toBe(false);
  expect(await batchOf(batchSeq)).toMatchObject({ status: "EXPIRED" });
  await expect(file(batchSeq)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("what gives a wallet away is refused in what is public, and kept in no file, event or result", async () => {
  now += DAY;
  const lines = [
    `no,address,details,private key,${PHRASE}`,
    `W-1,${wallet(61_000)},Send it to ${PHRASE} now,,`,
    `${PHRASE},${wallet(61_001)},Text,,`,
    `W-3,${wallet(61_002)},Text,${KEY},`,
    `W-4,${KEY},private key ${KEY},,`,
    `W-5,${wallet(61_003)},Text,,`,
  ];
  const settings = { title: "A title", columns: { rowNo: 0, adrs: 1, comment: 2 } };
  const seqs: number[] = [];
  for (const open of ["PUBLIC", "PRIVATE"] as const) seqs.push(await upload(lines.join("\n"), { ...settings, open }));
  for (const batchSeq of seqs) await run(batchSeq);
  const [shown = 0, hidden = 0] = seqs;
  const found = async (batchSeq: number) =>
    (await checkedOf(batchSeq)).map(({ line, code, field }) => [line, code, field]);
  // A key that no column of the report's holds is left out with its column.
  expect(await found(shown)).toEqual([
    [2, "WALLET_SECRET", "comment"],
    [3, "WALLET_SECRET", "rowNo"],
    [5, "WALLET_SECRET", "comment"],
  ]);
  expect(await found(hidden)).toEqual([
    [3, "WALLET_SECRET", "rowNo"],
    [5, "ADDRESS_INVALID", "adrs"],
  ]);
  for (const batchSeq of seqs) {
    const file = await bench.deps.vault.openBytes(
      batchFileOwner(batchSeq),
      bench.stored.get(batchFileKey(batchSeq)) ?? new Uint8Array(),
    );
    const { events } = await bench.deps.eventStore.readStream(batchStream.of(batchSeq));
    const opened = await Promise.all(
      events.map(({ sealed }) => sealed && bench.deps.vault.open(batchStream.of(batchSeq), sealed)),
    );
    const kept = `${new TextDecoder().decode(file)} ${JSON.stringify([events, opened])}`;
    expect(kept).toContain("W-5");
    expect(kept).not.toContain("absurd");
    expect(kept.split(KEY)).toHaveLength(2);
  }
  for (const texts of [{ title: PHRASE }, { comment: `private key: ${KEY}` }]) {
    const [path = ""] = Object.keys(texts);
    const refusal = { code: "WALLET_SECRET", fields: [{ path, code: "WALLET_SECRET" }] };
    await expect(upload(lines.join("\n"), { ...settings, ...texts })).rejects.toMatchObject(refusal);
    const body = { batchSeq: shown, ...settings, ...texts, open: "PUBLIC" } as const;
    await expect(send("POST agency/batch/columns", { body: body as never })).rejects.toMatchObject(refusal);
  }
});

test("other columns check it anew, and an agency that may file no more stops at the next chunk", async () => {
  now += DAY;
  const batchSeq = await upload(`a,b,c\n1,${wallet(70_000)},Text`, { title: "A title" });
  await run(batchSeq);
  expect(await checkedOf(batchSeq)).toMatchObject([{ code: "REQUIRED_FIELD_MISSING", field: "comment" }]);
  const body = {
    batchSeq,
    columns: { adrs: 1, comment: 2 },
    title: "A title",
    crimeType: "HACKING",
    open: "PUBLIC",
  } as const;
  await send("POST agency/batch/columns", { body: body as never });
  await run(batchSeq);
  expect(await batchOf(batchSeq)).toMatchObject({ status: "CHECKED", leftOut: 0 });
  await file(batchSeq);
  await send("POST admin/batch/end", { body: { agencySeq: AGENCY, reason: "The agreement ended." } });
  await run(batchSeq);
  expect(await resultsOf(batchSeq)).toMatchObject([{ outcome: "REFUSED", code: "BATCH_NOT_ALLOWED" }]);
});

test("a batch is its own agency's alone", async () => {
  await allow(100);
  const batchSeq = await upload([HEAD, ...good(80_000, 80_001)].join("\n"));
  const body = { batchSeq, terms: ["R01", "R02"] } as const;
  await expect(send("POST agency/batch/file", { body: body as never }, 3)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await load(bench.deps, bookDecider, batchBookStream.of(3))).state.aDay).toBeUndefined();
});

/** The agency's reports as the log has them. */
async function filedReports() {
  const found: { readonly dclrSeq: number; readonly ownerId: string; readonly addressKey: string }[] = [];
  const { eventStore } = bench.deps;
  for (let page = await eventStore.readAll(START_OF_LOG, PAGE); page.length > 0; ) {
    for (const event of page) {
      if (event.type !== DeclarationFiled.type) continue;
      const { dclrSeq, ownerId, declaration } = DeclarationFiled.read(event).data;
      found.push({ dclrSeq, ownerId, addressKey: declaration?.addressKey ?? "" });
    }
    page = await eventStore.readAll(page.at(-1)?.position ?? START_OF_LOG, PAGE);
  }
  return found;
}

/** A process that ends at a write. */
function endingAfter({ deps, ...of }: Bench, writes: number): Bench {
  let left = writes;
  const handle: HandleCommand = async (...args) => {
    left -= 1;
    if (left < 0) throw new Error("the process ended");
    return deps.handle(...args);
  };
  return { ...of, deps: { ...deps, handle }, [Symbol.asyncDispose]: async () => undefined };
}
