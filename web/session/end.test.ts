import { beforeEach, expect, test, vi } from "vitest";
import { endLogin } from "./end.ts";

const shared = vi.hoisted(() => ({
  isLogin: true,
  signedOut: 0,
  deviceFails: false,
  sent: [] as string[],
  answer: async (): Promise<unknown> => undefined,
}));
vi.mock("./store.ts", () => ({
  getSession: () => ({ isLogin: shared.isLogin }),
  signOut: async () => {
    shared.signedOut += 1;
    shared.isLogin = false;
    if (shared.deviceFails) throw new Error("no storage");
  },
}));
vi.mock("../api/send.ts", () => ({
  send: async ({ method, url }: { method: string; url: string }, options?: unknown) => {
    shared.sent.push(`${method} ${url}${options ? " with headers" : ""}`);
    return shared.answer();
  },
}));

beforeEach(() => {
  Object.assign(shared, { isLogin: true, signedOut: 0, deviceFails: false, sent: [], answer: async () => undefined });
});

test("ends the login once on the server, without a token, and on this device", async () => {
  await Promise.all([endLogin(), endLogin(), endLogin()]);
  await endLogin();
  expect(shared.sent).toEqual(["POST /sb/user/logout"]);
});

test("ends the login on this device even when the server fails, and rejects with the failure", async () => {
  shared.answer = () => Promise.reject(new Error("offline"));
  await expect(endLogin()).rejects.toThrow("offline");
  expect(shared.signedOut).toBe(1);
});

test("ends the login on the server even when the device fails", async () => {
  shared.deviceFails = true;
  await expect(endLogin()).rejects.toThrow("no storage");
  expect(shared.sent).toEqual(["POST /sb/user/logout"]);
});
