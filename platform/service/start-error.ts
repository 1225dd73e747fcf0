import { ConfigError } from "../config/config.ts";
import { isDiskFull } from "../sqlite/errors.ts";

/** The environment does not allow the server to start. The message is one line for the operator. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * Why a process could not start, for the operator. Any other error than ours may quote what it was about: its first line alone, or all
 * where the log is for debugging.
 */
export function startFailure(error: unknown): string {
  if (isDiskFull(error)) return "the disk is full: make room, then start again";
  const text = error instanceof Error ? error.message : String(error);
  const [line = ""] = text.split("\n");
  const expected = error instanceof ConfigError || error instanceof StartError;
  return expected || process.env.SB_LOG_LEVEL !== "debug" ? line : String(error instanceof Error ? error.stack : error);
}
