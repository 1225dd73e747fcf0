// Failures of an append after which the rules may decide again.
import { hasErrorCode } from "../event-store/port.ts";
import { hasKeysErrorCode } from "../keys/port.ts";

/** The stream moved on, or its key did: another process made it first, or destroyed it. */
export function isConflict(error: unknown): boolean {
  return (
    hasErrorCode(error, "REVISION_CONFLICT") ||
    hasErrorCode(error, "STREAM_SHREDDED") ||
    hasKeysErrorCode(error, "KEY_DESTROYED")
  );
}
