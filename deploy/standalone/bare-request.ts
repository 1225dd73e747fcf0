/** A request without parameters, files or cookies, for commands that do not come over HTTP. */
export function bareRequest(idempotencyKey: string, requestId: string) {
  return {
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
