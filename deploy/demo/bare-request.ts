import type { RouteKey } from "@sb/contracts/routes.ts";

/** A request without parameters, files or cookies, for commands that do not come over HTTP. */
export function bareRequest<Key extends RouteKey>(route: Key, idempotencyKey: string, requestId: string) {
  return {
    route,
    params: undefined,
    query: undefined,
    files: [],
    cookies: {},
    minPosition: undefined,
    idempotencyKey,
    requestId,
    client: () => "",
    // Each is of a network of its own.
    network: () => idempotencyKey,
  };
}
