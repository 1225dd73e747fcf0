// The typed client: `call("GET report/history", { query })`. Adds tokens, refreshes and retries (docs/specification/7-calls.md and
// 8-messages.md).
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { currentToken, renewToken } from "../session/tokens.ts";
import { forgetPosition, lastPosition, rememberPosition } from "./position.ts";
import { isApiError } from "./problem.ts";
import { type AnyParts, type PartsOf, requestOf } from "./request.ts";
import { type Answer, send } from "./send.ts";
import { noteStale } from "./stale.ts";

export type CallOptions = {
  /** For a POST that creates: the same key for every retry (`crypto.randomUUID()`). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

type Input<K extends RouteKey> = PartsOf<K> & CallOptions;
/** The parts are optional where the route takes none. */
export type Arguments<K extends RouteKey> =
  Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>];

/** Resolves to the route's response. Throws ApiError. */
export function call<K extends RouteKey>(key: K, ...input: Arguments<K>): Promise<ResponseOf<K>> {
  return callWith(key, input[0] ?? {});
}

/** Like `call`, for callers that have already type-checked the parts against the route. */
export async function callWith<K extends RouteKey>(key: K, input: AnyParts & CallOptions): Promise<ResponseOf<K>> {
  const request = requestOf(key, input);
  const isRead = key.startsWith("GET ");
  const answer = await withKnownPosition(() =>
    withFreshToken((token) =>
      send(request, {
        headers: headersOf(input, token),
        signal: input.signal,
        onProgress: input.onProgress,
        ...(isRead && { onStale: (header) => noteStale(key, header) }),
      }),
    ),
  );
  if (!isRead) rememberPosition(answer.position);
  return answer.body as ResponseOf<K>;
}

/** 406 means that the token expired: refresh and retry once. */
async function withFreshToken(attempt: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  const token = await currentToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (isApiError(error)) error.ofVisitor = token === undefined;
    if (!isApiError(error) || error.status !== 406 || token === undefined) throw error;
    return attempt(await renewToken(token));
  }
}

/** The server does not know the position: forget it and retry once without it. */
async function withKnownPosition(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!isApiError(error) || !error.fields.some(({ path }) => path === "sb-min-position")) throw error;
    forgetPosition();
    return attempt();
  }
}

function headersOf(given: CallOptions, token: string | undefined): Record<string, string> {
  const position = lastPosition();
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(position !== null && { "sb-min-position": position }),
    ...(given.idempotencyKey !== undefined && { "idempotency-key": given.idempotencyKey }),
  };
}
