// The meaning of an S3 store's failures. They are recognised by status: error codes differ between stores.
import { ServerAway } from "../server-away.ts";

/** As people are told of it. */
export const ENGINE = "The S3 store";

/** The status of the answer; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const { $metadata: metadata } = error;
  const isKnown = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata;
  return isKnown && typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}

/** Whether the store itself is in trouble: no answer, too many requests, or a failure of its own (501: it has no such call). */
function isStoreGone(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || (status >= 500 && status !== 501);
}

/** The answer. Throws ServerAway where the store is in trouble, and the store's own error otherwise. */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw isStoreGone(error) ? new ServerAway(ENGINE, error) : error;
  }
}

/** As `answered`; undefined where the answer has one of these statuses. */
export async function answeredUnless<Answer>(
  statuses: readonly number[],
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answered(asked);
  } catch (error) {
    if (statuses.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}
