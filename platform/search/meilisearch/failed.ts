// Which failures of Meilisearch are over by themselves. Nothing of a request is told: it may hold the key, or what people wrote.

import { Refused } from "@sb/contracts/refused.ts";
import {
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  MeilisearchTaskTimeOutError,
} from "meilisearch";
import { ServerAway } from "../../server-away.ts";

/** A full disk and the like: somebody mends it. */
const FOR_NOW = new Set(["no_space_left_on_device", "database_size_limit_reached", "too_many_open_files", "io_error"]);

class MeiliFailed extends Error {
  override readonly name = "MeiliFailed";
  /** As Meilisearch names it. */
  readonly failure: string;

  constructor(failure: string) {
    super(`Meilisearch refused: ${failure}`);
    this.failure = failure;
  }
}

/** Awaits a request. Throws ServerAway, Refused `UNAVAILABLE` where too much is asked at once, or MeiliFailed. */
export async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchRequestTimeOutError) return away();
  if (error instanceof MeilisearchTaskTimeOutError) return away();
  // A load balancer or an ingress in between says in HTML that nobody answers; the client reads each answer as JSON.
  if (error instanceof SyntaxError) return away();
  if (!(error instanceof MeilisearchApiError)) return error;
  const code = error.cause?.code ?? "";
  if (code === "too_many_search_requests") return new Refused("UNAVAILABLE");
  return error.response.status >= 500 ? away() : failed(code);
}

/** ServerAway where the failure is over by itself. */
export const failed = (code: string): Error => (FOR_NOW.has(code) ? away() : new MeiliFailed(code));

const away = (): ServerAway => new ServerAway("Meilisearch");

export const hasFailedWith = (error: unknown, ...failures: readonly string[]): boolean =>
  error instanceof MeiliFailed && failures.includes(error.failure);
