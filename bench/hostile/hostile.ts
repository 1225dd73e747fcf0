// Requests made to stall the server, sent to the standalone process by a signed-in person.

import { join } from "node:path";
import { signIn } from "@sb/deploy/test/people/person.ts";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { count, megabytes, milliseconds, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { CASES, type Hostile } from "./cases.ts";
import { type Harm, harmOf } from "./probe.ts";

const BLOCKED_MS = 100;
const ANSWER_BYTES = 16_000;
const MEMORY_BYTES = 100_000_000;
const BUDGET = `≤ ${milliseconds(BLOCKED_MS)}, ≤ ${count(ANSWER_BYTES)} bytes, ≤ ${megabytes(MEMORY_BYTES)}`;

export async function benchHostile({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path);
  try {
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const { accessToken } = await signIn(server.url, "bench@mail.example", "bench");
    const rows: Row[] = [];
    for (const hostile of CASES) {
      say(hostile.what);
      const rounds: HostileOutcome[] = [];
      // The first round compiles what the request runs.
      for (let round = 0; round <= (quick ? 1 : 3); round += 1)
        rounds.push(await harmOf(server.url, pid, () => send(server.url, hostile, accessToken)));
      rows.push(rowOf(hostile, rounds.slice(1)));
    }
    return rows;
  } finally {
    await stopped(server);
  }
}

type Sent = {
  readonly status: number;
  /** The answer's size beyond what a good request sent: an answer may repeat that. */
  readonly bytes: number;
};
type HostileOutcome = Harm & { readonly result: Sent };

async function send(url: string, { method, path, body }: Hostile, accessToken: string): Promise<Sent> {
  const payload = body();
  const type = typeof payload === "string" ? { "content-type": "application/json" } : {};
  const headers = { authorization: `Bearer ${accessToken}`, ...type };
  const response = await fetch(`${url}/sb/${path}`, { method, headers, body: payload });
  const { byteLength } = await response.arrayBuffer();
  const repeated = response.ok && typeof payload === "string" ? Buffer.byteLength(payload) : 0;
  return { status: response.status, bytes: Math.max(0, byteLength - repeated) };
}

function rowOf({ method, path, what }: Hostile, rounds: readonly HostileOutcome[]): Row {
  const worst = (of: (round: HostileOutcome) => number): number => Math.max(...rounds.map(of));
  const [blocked, bytes, memory] = [
    worst((r) => r.blockedMs),
    worst((r) => r.result.bytes),
    worst((r) => r.memoryBytes),
  ];
  const status = rounds.at(-1)?.result.status ?? 0;
  return {
    what: `${method} ${path}, ${what}`,
    measured: `${milliseconds(blocked)}, ${status} in ${count(bytes)} bytes, ${megabytes(memory)}`,
    budget: BUDGET,
    ok: blocked <= BLOCKED_MS && bytes <= ANSWER_BYTES && memory <= MEMORY_BYTES && status < 500,
  };
}
