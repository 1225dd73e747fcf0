import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/problem.ts";
import { type Session, SIGNED_OUT } from "./session.ts";
import { currentToken, renewToken } from "./tokens.ts";

const shared = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  /** The session that another tab has stored meanwhile. */
  kept: undefined as Session | undefined,
  refreshes: 0,
  answer: async (): Promise<unknown> => undefined,
}));

vi.mock("./store.ts", () => ({
  getSession: () => shared.session,
  loadSession: async () => {
    if (shared.kept) shared.session = shared.kept;
  },
  updateSession: async (change: (session: Session) => Session) => {
    shared.session = change(shared.session);
  },
}));
vi.mock("../api/send.ts", () => ({
  send: async () => {
    shared.refreshes += 1;
    return { body: await shared.answer(), position: null };
  },
}));

const HOUR = 3_600_000;
const signedIn = (token: string, expiredAt: number, endsAt = Date.now() + HOUR): Session => ({
  ...SIGNED_OUT,
  isLogin: true,
  token,
  expiredAt,
  endsAt,
});

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => Promise<unknown>) => work() } });
  shared.session = signedIn("old", Date.now() - 1);
  shared.kept = undefined;
  shared.refreshes = 0;
  shared.answer = async () => ({ accessToken: "new", accessTokenTTL: 900, sessionTTL: 3_600 });
});

test("a visitor has no token", async () => {
  shared.session = SIGNED_OUT;
  expect(await currentToken()).toBeUndefined();
});

test("a valid token is used without a refresh", async () => {
  shared.session = signedIn("old", Date.now() + HOUR);
  expect(await currentToken()).toBe("old");
  expect(shared.refreshes).toBe(0);
});

test("concurrent requests share one refresh", async () => {
  expect(await Promise.all(Array.from({ length: 20 }, currentToken))).toEqual(Array(20).fill("new"));
  expect(shared.refreshes).toBe(1);
  expect(shared.session.expiredAt).toBeGreaterThan(Date.now());
});

test("a token that another tab has refreshed is used without another refresh", async () => {
  shared.kept = signedIn("theirs", Date.now() + HOUR);
  expect(await currentToken()).toBe("theirs");
  expect(shared.refreshes).toBe(0);
});

test("a token refused with 406 is refreshed although it has not expired by the local clock", async () => {
  shared.session = signedIn("old", Date.now() + HOUR);
  expect(await renewToken("old")).toBe("new");
});

test("a failed refresh rejects all waiting requests, and the next request retries", async () => {
  shared.answer = () => Promise.reject(new Error("no"));
  const results = await Promise.allSettled([currentToken(), currentToken()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  shared.answer = async () => ({ accessToken: "later", accessTokenTTL: 900, sessionTTL: 3_600 });
  expect(await currentToken()).toBe("later");
});

test.each([
  ["LOGIN_ENDED", Date.now() + HOUR, { status: 403, code: "LOGIN_EXPIRED" }],
  ["LOGIN_ENDED", Date.now() + HOUR, { status: 401, code: "LOGIN_REQUIRED" }],
  ["LOGIN_IDLE", Date.now() + HOUR, { status: 403, code: "LOGIN_EXPIRED", reason: "INACTIVITY" }],
  // Its cookie has expired with it, so the server sees no login.
  ["LOGIN_IDLE", Date.now() - 1, { status: 401, code: "LOGIN_REQUIRED" }],
  ["UNAVAILABLE", Date.now() - 1, { status: 503, code: "UNAVAILABLE" }],
] as const)("a failed refresh of an ended login throws %s", async (code, endsAt, facts) => {
  shared.session = signedIn("old", Date.now() - 1, endsAt);
  shared.answer = () => Promise.reject(new ApiError({ ...facts, requestId: "r-1" }));
  await expect(currentToken()).rejects.toMatchObject({ status: facts.status, code, requestId: "r-1" });
});

test("a logout during the wait ends the login", async () => {
  shared.kept = SIGNED_OUT;
  await expect(currentToken()).rejects.toMatchObject({ status: 403, code: "LOGIN_ENDED" });
});
