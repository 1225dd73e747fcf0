import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAhead } from "./ask-ahead.ts";

const login = vi.hoisted(() => ({ mark: undefined as string | undefined }));
vi.mock("../session/mark.ts", () => ({ readMark: () => login.mark }));

const ASKS = { "/": "/sb/home/main", "/report/history/*": "/sb/report/history/*" };
const at = (pathname: string, search = "") => askAhead(ASKS, { pathname, search });

let answer: () => Promise<Response>;
beforeEach(() => {
  answer = async () => Response.json({ dclrSeq: 12 });
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
  login.mark = undefined;
  vi.unstubAllGlobals();
});

test.each([
  ["/", "/sb/home/main"],
  ["/report/history/12", "/sb/report/history/12"],
])("on %s a visitor's answer is asked for, and stands there once it has come", async (path, url) => {
  const ahead = at(path);
  expect(ahead).toMatchObject({ url });
  expect(await ahead?.answer).toEqual({ dclrSeq: 12 });
  expect(ahead?.body).toEqual({ dclrSeq: 12 });
});

test.each([
  ["no screen of the table", "/support/notice"],
  ["no seq", "/report/history/twelve"],
  ["more in the URL than its path", "/", "?searchKeyword=a"],
])("nothing is asked for: %s", (_why, path, search = "") => {
  expect(at(path, search)).toBeUndefined();
});

test("a stale answer is not kept: the app asks again, and says so", async () => {
  answer = async () => Response.json({ dclrSeq: 12 }, { headers: { "sb-stale": "report@1" } });
  expect(await at("/")?.answer).toBeUndefined();
});

test("nothing is asked for whoever is logged in", () => {
  login.mark = "a-login";
  expect(at("/")).toBeUndefined();
});

test.each([
  ["a refusal", async () => Response.json({ code: "NOT_FOUND" }, { status: 404 })],
  ["a lost connection", () => Promise.reject(new TypeError("failed to fetch"))],
  ["something unreadable", async () => new Response("<html>")],
])("%s is no answer", async (_what, failing) => {
  answer = failing;
  const ahead = at("/");
  expect(await ahead?.answer).toBeUndefined();
  expect(ahead?.body).toBeUndefined();
});
