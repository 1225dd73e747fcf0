// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./client.ts";

const tokens = vi.hoisted(() => ({ current: undefined as string | undefined, renewals: 0 }));
vi.mock("../session/tokens.ts", () => ({
  currentToken: async () => tokens.current,
  renewToken: async (used: string) => {
    tokens.renewals += 1;
    return `${used}+`;
  },
}));

type Sent = { url: string; headers: Record<string, string> };
let sent: Sent[];

/** Responds with these in order; the last one repeats. */
function answers(...all: readonly { status: number; body?: unknown; position?: string }[]): void {
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { status, body = {}, position } = all[Math.min(sent.length, all.length - 1)] ?? { status: 500 };
    sent.push({ url, headers });
    return new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...(position && { "sb-position": position }) },
    });
  });
}

const expired = { status: 406, body: { code: "TOKEN_EXPIRED" } };

beforeEach(() => {
  sent = [];
  Object.assign(tokens, { current: "t", renewals: 0 });
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test("a visitor's request has no token", async () => {
  tokens.current = undefined;
  answers({ status: 200 });
  await call("GET home/main");
  expect(sent[0]?.headers).not.toHaveProperty("authorization");
});

test("406 refreshes the token and retries once", async () => {
  answers(expired, { status: 200, body: { ok: true } });
  expect(await call("GET home/main")).toEqual({ ok: true });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer t", "Bearer t+"]);
});

test("a second 406 is final", async () => {
  answers(expired);
  await expect(call("GET home/main")).rejects.toMatchObject({ status: 406 });
  expect(sent).toHaveLength(2);
  expect(tokens.renewals).toBe(1);
});

test("an unknown position is dropped, and the request is retried once", async () => {
  const unknown = { code: "INVALID_REQUEST", fields: [{ path: "sb-min-position", code: "INVALID_REQUEST" }] };
  answers({ status: 201, position: "0000000000000009" }, { status: 400, body: unknown }, { status: 200 });
  await call("POST report/history/delete", { body: { dclrSeq: 7 } });
  await call("GET home/main");
  expect(sent.map(({ headers }) => headers["sb-min-position"])).toEqual([undefined, "0000000000000009", undefined]);
});

test("other errors are not retried", async () => {
  answers({ status: 403, body: { code: "LOGIN_EXPIRED" } });
  await expect(call("GET home/main")).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
  expect(sent).toHaveLength(1);
});

test("sends the latest position, so that users read their own writes", async () => {
  answers({ status: 200, position: "0000000000000009" });
  await call("POST user/nick/change", { body: { newNick: "a" } });
  answers({ status: 200, position: "0000000000000003" });
  await call("POST user/nick/change", { body: { newNick: "b" } });
  await call("GET home/main");
  expect(sent.at(-1)?.headers["sb-min-position"]).toBe("0000000000000009");
});

test("sends the idempotency key", async () => {
  answers({ status: 201 });
  await call("POST home/join", { body: { registrationToken: "r", nickname: "n" }, idempotencyKey: "k" });
  expect(sent[0]?.headers["idempotency-key"]).toBe("k");
});
