import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SIGNED_OUT } from "../session/session.ts";
import { arrivedAhead, takeAhead } from "./ahead.ts";

const shared = vi.hoisted(() => ({ isLogin: false, position: null as string | null }));

vi.mock("../session/store.ts", () => ({ getSession: () => ({ ...SIGNED_OUT, isLogin: shared.isLogin }) }));
vi.mock("./position.ts", () => ({ lastPosition: () => shared.position }));

const BODY = { crimeCnt: 7 };

beforeEach(() => {
  Object.assign(shared, { isLogin: false, position: null });
  globalThis.sbAhead = { url: "/sb/home/main", answer: Promise.resolve(BODY), body: BODY };
});
afterEach(() => {
  globalThis.sbAhead = undefined;
  vi.restoreAllMocks();
});

test("what has come is given out once", () => {
  expect(arrivedAhead("GET home/main", {})).toEqual(BODY);
  expect(arrivedAhead("GET home/main", {})).toBeUndefined();
});

test("what is still to come is waited for, by one", async () => {
  globalThis.sbAhead = { url: "/sb/home/main", answer: Promise.resolve(BODY) };
  expect(arrivedAhead("GET home/main", {})).toBeUndefined();
  expect(await takeAhead("GET home/main", {})).toEqual(BODY);
  expect(await takeAhead("GET home/main", {})).toBeUndefined();
});

test("another request gets nothing of it", async () => {
  expect(arrivedAhead("GET report/history/{dclrSeq}", { params: { dclrSeq: 7 } })).toBeUndefined();
  expect(await takeAhead("GET report/history/{dclrSeq}", { params: { dclrSeq: 7 } })).toBeUndefined();
});

test.each([
  ["who is logged in", () => Object.assign(shared, { isLogin: true })],
  ["who has written something", () => Object.assign(shared, { position: "0000000000000007" })],
  ["a page that was started long ago", () => void vi.spyOn(performance, "now").mockReturnValue(10_001)],
])("%s asks anew", async (_who, change) => {
  change();
  expect(arrivedAhead("GET home/main", {})).toBeUndefined();
  expect(await takeAhead("GET home/main", {})).toBeUndefined();
});
