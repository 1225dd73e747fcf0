// A correlation id as the id of a trace: every process that sees an event with it adds to the same trace, and nothing has to
// travel besides (https://www.w3.org/TR/trace-context/).
import { hash } from "node:crypto";

/** 32 hex digits: those of a UUID, else of the id's SHA-256. */
export function traceIdOf(correlationId: string): string {
  const digits = correlationId.replaceAll("-", "").toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? digits : hash("sha256", correlationId).slice(0, 32);
}

/** 16 hex digits: the span of the request that began it all. All others are below it. */
export const rootSpanIdOf = (traceId: string): string => traceId.slice(16);
