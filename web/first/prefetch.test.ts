import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { embedded, prefetch } from "./prefetch.ts";

const login = vi.hoisted(() => ({ mark: undefined as string | undefined }));
vi.mock("../session/mark.ts", () => ({ readMark: () => login.mark }));

const PREFETCH_URLS = { "/": "/sb/home/main", "/report/history/*": "/sb/report/history/*" };
const at = (pathname: string, search = "") => prefetch(PREFETCH_URLS, { pathname, search });

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
])("on %s the response for a visitor is prefetched", async (path, url) => {
  const prefetched = at(path);
  expect(prefetched).toMatchObject({ url });
  expect(await prefetched?.answer).toEqual({ dclrSeq: 12 });
  expect(prefetched?.body).toEqual({ dclrSeq: 12 });
});

test.each([
  ["a path that is not in the table", "/support/notice"],
  ["a path without a seq", "/report/history/twelve"],
  ["a URL with a query", "/", "?searchKeyword=a"],
])("prefetches nothing: %s", (_why, path, search = "") => {
  expect(at(path, search)).toBeUndefined();
});

test("a stale response is dropped, so that the app fetches again and shows the notice", async () => {
  answer = async () => Response.json({ dclrSeq: 12 }, { headers: { "sb-stale": "report@1" } });
  expect(await at("/")?.answer).toBeUndefined();
});

test("nothing is prefetched for logged-in users", () => {
  login.mark = "a-login";
  expect(at("/")).toBeUndefined();
});

test.each([
  ["an error response", async () => Response.json({ code: "NOT_FOUND" }, { status: 404 })],
  ["a lost connection", () => Promise.reject(new TypeError("failed to fetch"))],
  ["invalid JSON", async () => new Response("<html>")],
])("%s prefetches undefined", async (_what, failing) => {
  answer = failing;
  const prefetched = at("/");
  expect(await prefetched?.answer).toBeUndefined();
  expect(prefetched?.body).toBeUndefined();
});

test("a rendered page brings its answer along", async () => {
  const text = JSON.stringify({ url: "/sb/report/history/12", body: { dclrSeq: 12 } });
  const page = { getElementById: (id: string) => (id === "first" ? { textContent: text } : null) };
  const found = embedded(page as unknown as Document);
  expect(found).toMatchObject({ url: "/sb/report/history/12", body: { dclrSeq: 12 } });
  expect(await found?.answer).toEqual({ dclrSeq: 12 });
  expect(embedded({ getElementById: () => null } as unknown as Document)).toBeUndefined();
});
