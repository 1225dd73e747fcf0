// The cost of a report from the request to its last job: processor time in all, by station, and the bytes it leaves.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Person, signIn } from "@sb/deploy/test/people/person.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { onOwnTarget } from "../filing/over-http.ts";
import { postRequest, runThrough } from "../load/run.ts";
import { atMost, count, note, percent, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { createForms } from "../workload/forms.ts";
import { untilIdle } from "../workload/until-idle.ts";
import { readProfiles, type Window } from "./profiles.ts";
import { type Spent, spentAt } from "./stations.ts";

const BUDGET_US = 1_000;
const CONNECTIONS = 32;
/** Asked without a pause, the questions would be most of what is measured. */
const ASK_EVERY_MS = 250;
const ADMIN = "bench-admin@mail.example";
const TOKEN = "a token of the bench's own, for metrics";

type Filed = {
  /** Processor time of the whole process for each report, in microseconds. */
  readonly us: number;
  readonly reports: number;
  readonly window: Window;
  /** Bytes for each report, by file. */
  readonly bytes: ReadonlyMap<string, number>;
};

export async function benchReport({ quick, say }: Context): Promise<readonly Row[]> {
  const reports = quick ? 500 : 3_000;
  say("filing, and waiting for the last job");
  const whole = await fileAll(reports);
  say("the same, profiled");
  using folder = temporaryFolder();
  const profiled = await fileAll(reports, { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder.path}` });
  const spent = spentAt(readProfiles(folder.path, profiled.window));
  return [
    atMost("a report, from the request to its last job, processor time", whole.us, BUDGET_US, micro),
    ...stationRows(spent, whole.us),
    ...[...whole.bytes].map(([file, bytes]) => note(`  bytes of a report in ${file}`, count(bytes))),
  ];
}

const micro = (us: number): string => `${count(us)} µs`;

/** Shares of the profiled run, of the time that the other one took: profiling costs time as well. */
function stationRows(spent: readonly Spent[], us: number): readonly Row[] {
  const all = spent.reduce((sum, each) => sum + each.ms, 0);
  return spent.map(({ station, ms }) => note(`  ${station}`, `${micro((us * ms) / all)} (${percent(ms / all)})`));
}

async function fileAll(reports: number, env: Readonly<Record<string, string>> = {}): Promise<Filed> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path, { SB_ADMIN_EMAILS: ADMIN, SB_METRICS_TOKEN: TOKEN, ...env });
  let filed: Omit<Filed, "bytes">;
  let before: ReadonlyMap<string, number>;
  try {
    const { url } = server;
    const [person, admin] = [await signIn(url, "bench@mail.example", "bench"), await signIn(url, ADMIN, "desk")];
    const file = async (from: number, to: number): Promise<void> => {
      await runThrough({ url, connections: CONNECTIONS, requests: formsOf(url, person, from, to), status: 201 });
      await untilIdle(url, admin, ASK_EVERY_MS);
    };
    await file(0, reports / 2);
    before = bytesIn(folder.path);
    const [began, start] = [await processorSeconds(url), now()];
    await file(reports / 2, reports * 1.5);
    const [ended, end] = [await processorSeconds(url), now()];
    filed = { us: ((ended - began) * 1_000_000) / reports, reports, window: { start, end } };
  } finally {
    await stopped(server);
  }
  const after = bytesIn(folder.path);
  const grown = [...after].map(([file, bytes]) => [file, (bytes - (before.get(file) ?? 0)) / reports] as const);
  return { ...filed, bytes: new Map(grown.filter(([, bytes]) => bytes >= 1)) };
}

/** Microseconds of the clock that profiles are timed by. */
const now = (): number => Number(process.hrtime.bigint() / 1_000n);

function formsOf(url: string, { accessToken }: Person, from: number, to: number): readonly Uint8Array[] {
  const formOf = createForms();
  return Array.from({ length: to - from }, (_, i) =>
    postRequest(url, "/sb/report", onOwnTarget(formOf(from + i), from + i), {
      authorization: `Bearer ${accessToken}`,
      "idempotency-key": `bench-report-${from + i}`,
    }),
  );
}

async function processorSeconds(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, seconds] = /^process_cpu_seconds_total ([\d.]+)/m.exec(await answer.text()) ?? [];
  if (seconds === undefined) throw new Error(`GET /metrics answered ${answer.status} without the processor's time`);
  return Number(seconds);
}

/** Sizes of the databases, with what their write-ahead logs hold. */
function bytesIn(path: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const name of readdirSync(path)) {
    const [, file] = /^(.+\.db)(?:-wal)?$/.exec(name) ?? [];
    if (file !== undefined) sizes.set(file, (sizes.get(file) ?? 0) + statSync(join(path, name)).size);
  }
  return sizes;
}
