import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SIGNED_OUT } from "../session/session.ts";
import { arrivedAt, takeArrived, takePrefetched } from "./prefetched.ts";

const shared = vi.hoisted(() => ({ isLogin: false, position: null as string | null }));

vi.mock("../session/store.ts", () => ({ getSession: () => ({ ...SIGNED_OUT, isLogin: shared.isLogin }) }));
vi.mock("./position.ts", () => ({ lastPosition: () => shared.position }));

const BODY = { crimeCnt: 7 };

beforeEach(() => {
  Object.assign(shared, { isLogin: false, position: null });
  globalThis.sbPrefetched = { url: "/sb/home/main", answer: Promise.resolve(BODY), body: BODY };
});
afterEach(() => {
  globalThis.sbPrefetched = undefined;
  vi.restoreAllMocks();
});

test("a prefetched response is used once", () => {
  expect(takeArrived("GET home/main", {})).toEqual(BODY);
  expect(takeArrived("GET home/main", {})).toBeUndefined();
});

test("a pending response is awaited by one caller", async () => {
  globalThis.sbPrefetched = { url: "/sb/home/main", answer: Promise.resolve(BODY) };
  expect(takeArrived("GET home/main", {})).toBeUndefined();
  expect(await takePrefetched("GET home/main", {})).toEqual(BODY);
  expect(await takePrefetched("GET home/main", {})).toBeUndefined();
});

test("another request does not get the prefetched response", async () => {
  expect(takeArrived("GET report/history/{dclrSeq}", { params: { dclrSeq: 7 } })).toBeUndefined();
  expect(await takePrefetched("GET report/history/{dclrSeq}", { params: { dclrSeq: 7 } })).toBeUndefined();
});

test.each([
  ["a logged-in user", () => Object.assign(shared, { isLogin: true })],
  ["a tab that has written something", () => Object.assign(shared, { position: "0000000000000007" })],
  ["a page that was loaded long ago", () => void vi.spyOn(performance, "now").mockReturnValue(10_001)],
])("%s sees the prefetched response until an answer of their own", async (_who, change) => {
  expect(arrivedAt()).toBeUndefined();
  change();
  expect(await takePrefetched("GET home/main", {})).toBeUndefined();
  expect(arrivedAt()).toBe(0);
  expect(takeArrived("GET home/main", {})).toEqual(BODY);
  expect(takeArrived("GET home/main", {})).toBeUndefined();
});
