// Which failures of Redis are over by themselves.
import { ServerAway } from "../server-away.ts";

/** Answers of a server that starts, follows another one, is full, or is busy with a script. */
const FOR_NOW = /^(?:LOADING|READONLY|MASTERDOWN|NOREPLICAS|OOM|MISCONF|BUSY|TRYAGAIN)\b/;
/** ioredis's words for a connection that gives no answer. */
const UNANSWERED =
  /^(?:Connection is closed|Stream isn't writeable|Command timed out|Reached the max retries per request)/;
const SYSTEM_CODE = /^E[A-Z]+$/;

/** ServerAway where the error says that Redis can't answer now; otherwise the error as it is. */
export const awayOr = (error: unknown): unknown => (isAway(error) ? new ServerAway("Redis", error) : error);

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return FOR_NOW.test(error.message) || UNANSWERED.test(error.message) || SYSTEM_CODE.test(code);
}
