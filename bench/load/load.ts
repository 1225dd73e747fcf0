// A load of filings that is held for a time, with look-ups beside it: how many a second, how long each waits, and whether that stays so.
import { join } from "node:path";
import { type Person, signIn } from "@sb/deploy/test/people/person.ts";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { onOwnTarget } from "../filing/over-http.ts";
import { cpuMs, peak } from "../hostile/probe.ts";
import { count, megabytes, milliseconds, note, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { createForms } from "../workload/forms.ts";
import { untilIdle } from "../workload/until-idle.ts";
import { askAtRate, type Wait, waitAt } from "./at-rate.ts";
import { getRequest, postRequest, runThrough } from "./run.ts";

const CONNECTIONS = 32;
const LOOK_UPS_A_SECOND = 100;
/** Reports that are filed before anything is measured: code is compiled meanwhile. */
const WARM_UP = { full: 1_000, quick: 300 };
const SECONDS = { full: 60, quick: 10 };
const A_SECOND = 50;
const ASK_EVERY_MS = 250;
const ADMIN = "bench-admin@mail.example";
/** A load is held for longer than a token is good for by default. */
const TOKEN_SECONDS = "86400";

export async function benchLoad({ quick, say, load }: Context): Promise<readonly Row[]> {
  const size = quick ? "quick" : "full";
  const { seconds: forSeconds = SECONDS[size], rate = A_SECOND } = load;
  using folder = temporaryFolder();
  const server = await startReady(folder.path, { SB_ADMIN_EMAILS: ADMIN, SB_ACCESS_TOKEN_TTL: TOKEN_SECONDS });
  try {
    const { url } = server;
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const [person, admin] = [await signIn(url, "bench@mail.example", "bench"), await signIn(url, ADMIN, "desk")];
    const filing = filingsOf(url, person);
    const requests = Array.from({ length: WARM_UP[size] }, (_, n) => filing(n));
    await runThrough({ url, connections: CONNECTIONS, requests, status: 201 });
    await untilIdle(url, admin, ASK_EVERY_MS);
    say(`filing ${rate} reports a second for ${forSeconds} s`);
    const began = cpuMs(pid);
    const over = AbortSignal.timeout(forSeconds * 1_000);
    const [filed, lookedUp] = await Promise.all([
      askAtRate(over, {
        ...{ url, aSecond: rate, connections: CONNECTIONS, status: 201 },
        requestOf: (n) => filing(WARM_UP[size] + n),
      }),
      askAtRate(over, {
        ...{ url, aSecond: LOOK_UPS_A_SECOND, connections: CONNECTIONS, status: 200 },
        requestOf: (n) => getRequest(url, `/sb/report/lookup?adrs=${targetOf(n % WARM_UP[size])}`),
      }),
    ]);
    const ended = performance.now();
    await untilIdle(url, admin, ASK_EVERY_MS);
    const after = performance.now() - ended;
    return [
      note(`load: reports filed at ${rate} a second, for ${forSeconds} s`, count(filed.length)),
      note("  reports a second that were answered", (filed.length / forSeconds).toFixed(1)),
      ...waitRows("  a filing", filed, forSeconds),
      ...waitRows(`  a look-up, ${LOOK_UPS_A_SECOND} a second beside it`, lookedUp, forSeconds),
      note("  until the last job after that", seconds(after)),
      note(
        "  processor time of the process for each report, with the look-ups",
        `${count(((cpuMs(pid) - began) * 1_000) / filed.length)} µs`,
      ),
      note("  memory of the process at its peak", megabytes(peak(pid))),
    ];
  } finally {
    await stopped(server);
  }
}

function filingsOf(url: string, { accessToken }: Person): (n: number) => Uint8Array {
  const formOf = createForms();
  return (n) =>
    postRequest(url, "/sb/report", onOwnTarget(formOf(n), n), {
      authorization: `Bearer ${accessToken}`,
      "idempotency-key": `bench-load-${n}`,
    });
}

/** As onOwnTarget names it. */
const targetOf = (n: number): string => `0xbe${n.toString(16).padStart(38, "0")}`;

/** Over the whole time, and over its last tenth: a backlog that grows is seen there. */
function waitRows(what: string, waits: readonly Wait[], forSeconds: number): readonly Row[] {
  const late = waits.filter(({ at }) => at >= forSeconds * 900);
  const of = (these: readonly Wait[]): string =>
    [0.5, 0.99].map((share) => milliseconds(waitAt(share, these))).join(", ");
  return [note(`${what}: p50, p99`, of(waits)), note(`${what}: p50, p99 in the last tenth`, of(late))];
}
