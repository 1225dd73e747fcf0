// EventStoreDB's failures: their meaning, and trying again.
import { doubling, jittered, pause } from "../../back-off.ts";
import { ServerAway } from "../../server-away.ts";

/** The client's own word for it. */
export function failureOf(error: unknown): string | undefined {
  return error instanceof Error && "type" in error ? String(error.type) : undefined;
}

/** The server does not answer now, or no more; or another node leads, to which the client turns by itself. */
const PASSING = new Set(["unavailable", "cancelled", "deadline-exceeded", "timeout", "not-leader"]);
/** No node of a cluster told who leads. The client throws a bare error of this text, with no word for it. */
const NOT_FOUND = "Failed to discover";
/** Codes that the client has no word for: gRPC's UNKNOWN (no leader is elected), RESOURCE_EXHAUSTED and INTERNAL (a broken call). */
const PASSING_CODES = new Set([2, 8, 13]);
const TRIES = 6;
/** Milliseconds from the first try in which another one begins: whoever asked is told that the server is away, in time. */
const TRIED_FOR_MS = 6_000;
const BETWEEN_TRIES = jittered(doubling);

/**
 * Runs it again while the server does not answer, so it must be safe to run twice. Throws ServerAway in the end, and
 * where the signal is aborted.
 */
export async function tried<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + TRIED_FOR_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const isLast = tries === TRIES || performance.now() > until;
      if (isLast || signal.aborted) throw new ServerAway("EventStoreDB", error);
    }
    await pause(BETWEEN_TRIES(tries), signal);
  }
}

function isPassing(error: unknown): boolean {
  const failure = failureOf(error) ?? "";
  if (failure === "") return error instanceof Error && error.message.startsWith(NOT_FOUND);
  if (failure !== "unknown") return PASSING.has(failure);
  return error instanceof Error && "code" in error && PASSING_CODES.has(Number(error.code));
}
