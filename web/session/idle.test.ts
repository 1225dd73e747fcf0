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

test("sends nothing before the login expires, nor for a visitor", async () => {
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(shared.renewals).toBe(0);
  shared.session = SIGNED_OUT;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(shared.renewals).toBe(0);
});

test("asks the server once after the expiry and reports that the login has ended", async () => {
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  expect(shared.renewals).toBe(1);
  expect(told).toEqual([over]);
});

test("keeps a login that was renewed, or whose server can't be reached", async () => {
  shared.answer = async () => "new";
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  shared.session = { ...shared.session, endsAt: Date.now() + HOUR };
  shared.answer = () => Promise.reject(new ApiError({ status: 0, code: "NETWORK_FAILED" }));
  await vi.advanceTimersByTimeAsync(HOUR + 60_000);
  expect(shared.renewals).toBe(2);
  expect(told).toEqual([]);
});
