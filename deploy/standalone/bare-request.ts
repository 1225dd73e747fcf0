/** What a request has besides its body and its caller: nothing. For commands that no request brought. */
export function bareRequest(idempotencyKey: string, requestId: string) {
  return {
    params: undefined,
    query: undefined,
    files: [],
    cookies: {},
    minPosition: undefined,
    idempotencyKey,
    requestId,
  };
}
