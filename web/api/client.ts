// The typed client: `call("GET report/history", { query })`. Signs, refreshes and retries as SPEC.md sections 7 and 8 say.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { currentToken, renewToken } from "../session/tokens.ts";
import { forgetPosition, lastPosition, rememberPosition } from "./position.ts";
import { isApiError } from "./problem.ts";
import { type AnyParts, type PartsOf, requestOf } from "./request.ts";
import { type Answer, send } from "./send.ts";
import { noteStale } from "./stale.ts";

export type CallOptions = {
  /** Of a POST that creates: the same key for each attempt at the same thing (`crypto.randomUUID()`). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** Of an upload: how much is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

type Input<K extends RouteKey> = PartsOf<K> & CallOptions;
/** Nothing need be given to a route that takes nothing. */
export type Arguments<K extends RouteKey> =
  Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>];

/** Answers the route's response, or throws ApiError. */
export function call<K extends RouteKey>(key: K, ...input: Arguments<K>): Promise<ResponseOf<K>> {
  return callWith(key, input[0] ?? {});
}

/** The same, where the caller has checked the parts against the route already. */
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

/** 406 says that the token's time is up: refreshed and tried once more, then whatever comes is the answer. */
async function withFreshToken(attempt: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  const token = await currentToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (!isApiError(error) || error.status !== 406 || token === undefined) throw error;
    return attempt(await renewToken(token));
  }
}

/** A position that the server doesn't know is forgotten, and the request tried once more without it. */
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
