// Failures of an append after which the rules may decide again.
import { Refused } from "@sb/contracts/refused.ts";
import { hasErrorCode } from "../event-store/port.ts";
import { hasKeysErrorCode } from "../keys/port.ts";

/** The stream moved on, or its key did: another process made it first, or destroyed it. */
export function isConflict(error: unknown): boolean {
  return (
    hasErrorCode(error, "REVISION_CONFLICT") ||
    hasErrorCode(error, "STREAM_SHREDDED") ||
    hasKeysErrorCode(error, "KEY_DESTROYED") ||
    hasKeysErrorCode(error, "KEY_TAKEN")
  );
}

/** Each try that loses lets another one through, so this many in a row means a bug. */
const TRIES = 50;

/** Runs again what drafts its appends anew each time, until none conflicts. Refuses with CONFLICT in the end. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new Refused("CONFLICT");
}
