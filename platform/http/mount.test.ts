// Which route handles a request, and the responses to unmatched requests.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveForTest, type TestServer } from "./testing.ts";

let server: TestServer;
const list = { items: [], pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 } } as never;

beforeAll(async () => {
  server = await serveForTest({
    handlers: {
      // The parameter stands before the fixed segments, which have to win all the same.
      "GET report/history/{dclrSeq}": async ({ params }) => ({ body: { dclrSeq: params.dclrSeq } as never }),
      "GET report/history": async ({ query }) => ({ body: { ...(list as object), query } as never }),
      "GET report/history/user/{userId}": async ({ params }) => ({ body: { user: params.userId } as never }),
      "GET report/history/mine": async () => ({ body: list }),
      "POST report/history/delete": async () => ({ body: undefined }),
      "PUT report/draft": async () => ({ body: { savedAt: "2026-01-01T00:00:00Z", revision: "r-1" } }),
      "DELETE report/draft": async () => ({ body: undefined }),
    },
  });
});
afterAll(() => server.close());

const codeOf = async (url: string, method = "GET"): Promise<unknown> => {
  const answer = await server.ask({ method, url });
  return answer.statusCode < 400 ? answer.statusCode : answer.json<{ code: string }>().code;
};

describe("paths", () => {
  test.each([
    ["as the table has it", "/sb/report/history", 200],
    ["with a query", "/sb/report/history?orderType=LATEST", 200],
    ["with a parameter", "/sb/report/history/7", 200],
    ["with letters encoded for no reason", "/%73b/report/hist%6Fry", 200],
    ["with a slash at the end", "/sb/report/history/", "NOT_FOUND"],
    ["with a slash too many", "/sb//report/history", "NOT_FOUND"],
    ["in capitals", "/sb/Report/history", "NOT_FOUND"],
    ["with an encoded slash", "/sb%2Freport/history", "NOT_FOUND"],
    ["of another base", "/xx/report/history", "NOT_FOUND"],
    ["that nobody has", "/sb/report/nothing", "NOT_FOUND"],
    ["that can't be decoded", "/sb/report/history/%E0%A4%A", "INVALID_REQUEST"],
    ["with half an encoding", "/sb/nothing%", "INVALID_REQUEST"],
  ])("%s", async (_what, url, expected) => expect(await codeOf(url)).toBe(expected));

  test("a fixed segment takes precedence over a parameter", async () => {
    expect(await codeOf("/sb/report/history/mine")).toBe("LOGIN_REQUIRED");
  });

  test("parameters are decoded", async () => {
    const answer = await server.ask("/sb/report/history/user/%ED%95%9C%2F%20x");
    expect(answer.json()).toEqual({ user: "한/ x" });
  });

  test("an absolute URL in the request line is reduced to its path", async () => {
    const answer = await server.send(
      "GET http://any.example/sb/report/history HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("queries", () => {
  test.each([
    ["brackets nest nothing: no name has any", "pagination[page]=0", "INVALID_REQUEST"],
    ["a repeated name is not one value", "orderType=LATEST&orderType=LATEST", "INVALID_REQUEST"],
    ["dots nest", "pagination.page=0", "INVALID_REQUEST"],
    ["what can't be decoded", "searchKeyword=%E0%A4%A", "INVALID_REQUEST"],
    ["a name that would reach a prototype", "__proto__.x=1", "INVALID_REQUEST"],
    ["a plus is a space", "searchKeyword=a+b", 200],
  ])("%s", async (_what, query, expected) => expect(await codeOf(`/sb/report/history?${query}`)).toBe(expected));
});

describe("methods", () => {
  test.each([
    ["POST", "/sb/report/history", "GET, HEAD"],
    ["OPTIONS", "/sb/report/history", "GET, HEAD"],
    ["GET", "/sb/report/history/delete", "POST"],
    ["GET", "/sb/report/history/delete/", undefined],
    ["PATCH", "/sb/report/draft", "DELETE, PUT"],
    ["GET", "/sb/report/draft", "DELETE, PUT"],
    ["DELETE", "/sb/report/history/7", "GET, HEAD"],
    ["POST", "/sb/openapi.json", "GET, HEAD"],
  ])("%s %s: Allow is %s", async (method, url, allow) => {
    const answer = await server.ask({ method, url });
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toMatchObject(
      allow ? { status: 405, code: "METHOD_NOT_ALLOWED" } : { status: 404, code: "NOT_FOUND" },
    );
  });

  test("HEAD is GET without the body", async () => {
    const got = await server.ask("/sb/report/history");
    const head = await server.ask({ method: "HEAD", url: "/sb/report/history" });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(got.body.length)]);
    const refused = await server.ask({ method: "HEAD", url: "/sb/report/history/mine" });
    expect([refused.statusCode, refused.body]).toEqual([401, ""]);
  });
});

test("a handler that does not answer in time is 503 with a time to come back after", async () => {
  await using silent = await serveForTest({
    handlers: { "GET report/history": () => new Promise(() => undefined) },
    handleMs: 1,
  });
  const { statusCode, headers, json } = await silent.ask("/sb/report/history");
  expect([statusCode, headers["retry-after"], json<{ code: string }>().code]).toEqual([503, "5", "UNAVAILABLE"]);
});
