import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/problem.ts";
import { watchIdle } from "./idle.ts";
import { type Session, SIGNED_OUT } from "./session.ts";

const shared = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  renewals: 0,
  answer: async (): Promise<string> => "new",
}));
vi.mock("./store.ts", () => ({ getSession: () => shared.session }));
vi.mock("./tokens.ts", () => ({
  renewToken: () => {
    shared.renewals += 1;
    return shared.answer();
  },
}));

const over = new ApiError({ status: 403, code: "LOGIN_EXPIRED", reason: "INACTIVITY" });
const HOUR = 3_600_000;
let told: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  shared.renewals = 0;
  shared.session = { ...SIGNED_OUT, isLogin: true, token: "t", endsAt: Date.now() + HOUR };
  shared.answer = () => Promise.reject(over);
  watchIdle((error) => told.push(error));
});
afterEach(() => {
  vi.useRealTimers();
});

test("nothing is asked before the time is up, nor of a visitor", async () => {
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(shared.renewals).toBe(0);
  shared.session = SIGNED_OUT;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(shared.renewals).toBe(0);
});

test("once the time is up the server is asked, once, and its refusal is told", async () => {
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  expect(shared.renewals).toBe(1);
  expect(told).toEqual([over]);
});

test("a login that goes on after all, or whose server can't be reached, stays", async () => {
  shared.answer = async () => "new";
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  shared.session = { ...shared.session, endsAt: Date.now() + HOUR };
  shared.answer = () => Promise.reject(new ApiError({ status: 0, code: "NETWORK_FAILED" }));
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  expect(shared.renewals).toBe(2);
  expect(told).toEqual([]);
});
