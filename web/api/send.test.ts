import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./problem.ts";
import { send } from "./send.ts";

const request = { method: "GET", url: "/sb/x", body: undefined };
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { "content-type": "application/json", ...headers },
      }),
  );

afterEach(() => vi.unstubAllGlobals());

const failure = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => undefined,
    (error) => error,
  );

test("a success has a body and a position", async () => {
  answer(200, { a: 1 }, { "sb-position": "0000000000000007" });
  expect(await send(request)).toEqual({ body: { a: 1 }, position: "0000000000000007" });
});

test("204 resolves to undefined", async () => {
  answer(204, undefined);
  expect((await send(request)).body).toBeUndefined();
});

test("a problem response becomes an ApiError with all its details", async () => {
  const problem = {
    status: 422,
    code: "ADDRESS_INVALID",
    fields: [{ path: "declare.adrs", code: "ADDRESS_INVALID" }],
    likelyChains: ["ETH"],
    requestId: "r-1",
  };
  answer(422, problem, { "content-type": "application/problem+json", "retry-after": "7" });
  expect(await failure(send(request))).toMatchObject({ ...problem, retryAfter: 7 });
});

test("an error that is not problem details is UNKNOWN", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } }));
  expect(await failure(send(request))).toMatchObject({ status: 502, code: "UNKNOWN" });
});

test.each(["", '{"a":'])("a success without readable data (%j) is NO_DATA", async (text) => {
  vi.stubGlobal("fetch", async () => new Response(text, { headers: { "content-type": "application/json" } }));
  expect(await failure(send(request))).toMatchObject({ status: 200, code: "NO_DATA" });
});

test("a missing response is NETWORK_FAILED", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed to fetch")));
  expect(await failure(send(request))).toMatchObject({ status: 0, code: "NETWORK_FAILED" });
});

const hanging = () =>
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });

test("a timeout is TIMED_OUT", async () => {
  hanging();
  expect(await failure(send(request, { timeoutMs: 1 }))).toMatchObject({ status: 0, code: "TIMED_OUT" });
});

test("an aborted request rejects with the caller's reason", async () => {
  hanging();
  const controller = new AbortController();
  const attempt = failure(send(request, { signal: controller.signal }));
  controller.abort();
  const error = await attempt;
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: "AbortError" });
});
