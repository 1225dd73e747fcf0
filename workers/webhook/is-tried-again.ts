import type { WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { isWithin } from "@sb/platform/clock.ts";

/** Beyond the longest wait, its job must be gone. */
const SPARE_MS = 60_000;

/**
 * Whether a failed message has a job that tries it again, and tells what came since as well. `waits`: between tries, in
 * milliseconds; each may last a tenth longer. `now`: milliseconds since 1970. A failure ahead of it was noted by a clock that
 * was put back since: then it is not waited for.
 */
export function isTriedAgain(
  { failedAt }: Pick<WebhookDoc, "failedAt">,
  waits: readonly number[],
  now: number,
): boolean {
  const longest = Math.max(0, ...waits) * 1.1 + SPARE_MS;
  return failedAt !== undefined && isWithin(Date.parse(failedAt), now, longest);
}
