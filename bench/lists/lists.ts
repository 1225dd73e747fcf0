// A published list of a million targets: taken in beside a running service, refreshed with 1 % of it changed, and what that costs those
// who look targets up meanwhile.
import { join } from "node:path";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { type Answer, type Person, signIn } from "@sb/deploy/test/people/person.ts";
import { pause } from "@sb/platform/back-off.ts";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { cpuMs, peak, resetPeak } from "../hostile/probe.ts";
import { askAtRate, type Wait, waitAt } from "../load/at-rate.ts";
import { getRequest } from "../load/run.ts";
import { atMost, count, megabytes, milliseconds, note, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { openBenchPublisher, targetOf } from "./publisher.ts";

const ENTRIES = { full: 1_000_000, quick: 50_000 };
const BUDGET = { firstMs: 60_000, changeMs: 10_000, bytes: 250_000_000, slower: 3 };
const ADMIN = "lists@bench.example";
/** Look-ups a second, and for how long before anything else happens. Milliseconds. */
const [A_SECOND, ALONE_MS] = [100, 10_000];

export async function benchLists({ quick, say }: Context): Promise<readonly Row[]> {
  const entries = ENTRIES[quick ? "quick" : "full"];
  using folder = temporaryFolder();
  await using publisher = await openBenchPublisher();
  const server = await startReady(folder.path, { ...publisher.env, SB_ADMIN_EMAILS: ADMIN });
  try {
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const admin = await signIn(server.url, ADMIN, "Keeper");
    publisher.publish(0, 1_000);
    // The first list compiles what the others run.
    await addAndAwait(admin, "A thousand", publisher.url);
    publisher.publish(entries * 2, entries);
    say("looking targets up");
    const alone = await lookUpFor(ALONE_MS, server.url);
    say(`taking in a list of ${count(entries)}`);
    const first = await measured(server.url, pid, () => addAndAwait(admin, "A million", publisher.url));
    publisher.publish(entries * 2 + entries / 100, entries);
    say("refreshing it with 1 % of it changed");
    const second = await measured(server.url, pid, () => refreshAndAwait(admin, first.result));
    return rowsOf(entries, alone, first, second);
  } finally {
    await stopped(server);
  }
}

type Measured = {
  readonly result: ListView;
  readonly tookMs: number;
  readonly bytes: number;
  /** CPU time of the process, which other work on the machine does not change. */
  readonly cpuMs: number;
  /** Waits of look-ups meanwhile. */
  readonly waits: readonly Wait[];
};

async function measured(url: string, pid: string, work: () => Promise<ListView>): Promise<Measured> {
  const before = resetPeak(pid);
  const worked = cpuMs(pid);
  const over = new AbortController();
  const looking = lookUpUntil(over.signal, url);
  const start = performance.now();
  try {
    const result = await work();
    const tookMs = performance.now() - start;
    over.abort();
    const cost = { bytes: peak(pid) - before, cpuMs: cpuMs(pid) - worked };
    return { result, tookMs, ...cost, waits: await looking };
  } finally {
    over.abort();
  }
}

const lookUpUntil = (over: AbortSignal, url: string): Promise<readonly Wait[]> =>
  askAtRate(over, {
    ...{ url, aSecond: A_SECOND, connections: A_SECOND, status: 200 },
    requestOf: (n) => getRequest(url, `/sb/report/lookup?adrs=${targetOf(n % 1_000)}`),
  });

const lookUpFor = (ms: number, url: string): Promise<readonly Wait[]> => lookUpUntil(AbortSignal.timeout(ms), url);

async function addAndAwait(admin: Person, name: string, url: string): Promise<ListView> {
  const facts = { publisher: "Bench", licence: "CC0", mayShare: true, takenFor: "FRAUD_OTHER", everyHours: 24 };
  const { body } = required(await admin.call<{ listSeq: number }>("POST", "admin/list", { ...facts, name, url }), 201);
  return attempted(admin, body.listSeq, undefined);
}

async function refreshAndAwait(admin: Person, { listSeq, good }: ListView): Promise<ListView> {
  required(await admin.call("POST", "admin/list/refresh", { listSeq }), 204);
  return attempted(admin, listSeq, good?.at);
}

/**
 * The list's end lies behind its entries in the log: once that is seen, so are they. Another attempt may have followed it already.
 * `before`: when its entries changed last.
 */
async function attempted(admin: Person, listSeq: number, before: string | undefined): Promise<ListView> {
  for (;;) {
    const { body, status } = await admin.call<ListView>("GET", `admin/list/${listSeq}`);
    const { attempt, good } = status === 200 ? body : {};
    if (good !== undefined && good.at !== before) return body;
    if (attempt?.outcome === "FAILED" || attempt?.outcome === "HELD")
      throw new Error(`the list was ${JSON.stringify(attempt)}`);
    await pause(100, new AbortController().signal);
  }
}

function required<T>(answer: Answer<T>, status: number): Answer<T> {
  if (answer.status !== status) throw new Error(`it was answered with ${answer.status}`);
  return answer;
}

function rowsOf(entries: number, alone: readonly Wait[], first: Measured, second: Measured): readonly Row[] {
  const most = Math.max(first.bytes, second.bytes);
  const [idle, taking, changing] = [alone, first.waits, second.waits].map(p99);
  return [
    atMost(`lists: ${count(entries)} entries taken in beside a running service`, first.tookMs, BUDGET.firstMs, seconds),
    note("  CPU time of that, with the look-ups meanwhile", seconds(first.cpuMs)),
    atMost("  refreshed with 1 % of it changed", second.tookMs, BUDGET.changeMs, seconds),
    note("  CPU time of that, with the look-ups meanwhile", seconds(second.cpuMs)),
    atMost("  memory of the process above what it was", most, BUDGET.bytes, megabytes),
    note("  p99 of a look-up before", milliseconds(idle ?? 0)),
    ...(
      [
        ["while it is taken in", taking],
        ["while it is refreshed", changing],
      ] as const
    ).map(([when, wait = 0]) =>
      atMost(`  p99 of a look-up ${when}, times that`, wait / (idle ?? 0), BUDGET.slower, (times) => times.toFixed(1)),
    ),
  ];
}

const p99 = (waits: readonly Wait[]): number => waitAt(0.99, waits);
