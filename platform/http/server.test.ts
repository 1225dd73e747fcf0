import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { routes } from "@sb/contracts/routes.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { ServerOptions } from "./server.ts";
import { serveForTest, type TestServer } from "./testing.ts";

let app: TestServer;
afterEach(() => app.close());

async function serve(options: Partial<ServerOptions>) {
  app = await serveForTest({
    verifyAccess: async (token) =>
      token === "good"
        ? { ok: { userId: "u1", isAdmin: false, sessionId: "s1", membership: 1 } }
        : { error: token === "old" ? "TOKEN_EXPIRED" : "LOGIN_REQUIRED" },
    ...options,
  });
  return app;
}

const draft = { "PUT report/draft": async () => ({ body: { savedAt: "2026-01-01T00:00:00Z", revision: "r-1" } }) };
const home = {
  "GET home/main": async () => ({
    body: {
      failed: [],
      declareReport: [],
      news: [],
      saferViews: [],
      crimeCnt: 0,
      listedCnt: 0,
      crimeTypes: [],
      daily: [],
      popups: [],
    },
  }),
};

test.each([
  ["no token", {}, 401, "LOGIN_REQUIRED"],
  ["a forged token", { authorization: "Bearer nonsense" }, 401, "LOGIN_REQUIRED"],
  ["no bearer scheme", { authorization: "Basic good" }, 401, "LOGIN_REQUIRED"],
  ["an old token", { authorization: "Bearer old" }, 406, "TOKEN_EXPIRED"],
])("a route for users with %s is refused with its code", async (_name, headers, status, code) => {
  await serve({ handlers: draft });
  const response = await app.ask({ method: "PUT", url: "/sb/report/draft", headers, payload: { draft: {} } });
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toContain("application/problem+json");
  expect(response.json()).toMatchObject({ code, status, requestId: expect.any(String) });
});

test("a valid token reaches the handler, and the response has its position", async () => {
  await serve({
    handlers: {
      "POST report/history/delete": async ({ caller }) => ({
        body: undefined,
        position: caller ? "0000000000000007" : undefined,
      }),
    },
  });
  const response = await app.ask({
    method: "POST",
    url: "/sb/report/history/delete",
    headers: { authorization: "Bearer good" },
    payload: { dclrSeq: 5 },
  });
  expect(response.statusCode).toBe(204);
  expect(response.headers["sb-position"]).toBe("0000000000000007");
});

test("broken JSON, a wrong type and a missing field have different codes", async () => {
  await serve({ handlers: draft });
  const put = (payload: string) =>
    app.ask({
      method: "PUT",
      url: "/sb/report/draft",
      headers: { authorization: "Bearer good", "content-type": "application/json" },
      payload,
    });
  expect((await put("{")).json()).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  expect((await put('{"draft":7}')).json()).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  expect((await put("{}")).json()).toMatchObject({
    status: 416,
    fields: [{ path: "draft", code: "REQUIRED_FIELD_MISSING" }],
  });
});

test("a body that is too large is 413", async () => {
  await serve({ handlers: draft });
  const response = await app.ask({
    method: "PUT",
    url: "/sb/report/draft",
    headers: { authorization: "Bearer good" },
    payload: { draft: { text: "x".repeat(2_000_000) } },
  });
  expect(response.json()).toMatchObject({ status: 413, code: "FILE_TOO_LARGE" });
});

test("a handler's refusal keeps its fields; any other error reveals nothing", async () => {
  const handler = vi
    .fn()
    .mockRejectedValueOnce(
      new Refused("ADDRESS_INVALID", [{ path: "declare.adrs", code: "ADDRESS_INVALID" }], { likelyChains: ["ETH"] }),
    )
    .mockRejectedValueOnce(new Error("SELECT secret FROM /srv/data"));
  await serve({ handlers: { "GET home/main": handler } });
  const refused = await app.ask("/sb/home/main");
  expect(refused.json()).toMatchObject({ status: 422, code: "ADDRESS_INVALID", likelyChains: ["ETH"] });
  const failed = await app.ask("/sb/home/main");
  expect(failed.json()).toMatchObject({ status: 500, code: "INTERNAL" });
  expect(failed.body).not.toContain("secret");
});

test("a read waits for its position, and answers 503 if that does not come", async () => {
  const whenReadable = vi
    .fn()
    .mockResolvedValueOnce("READABLE")
    .mockResolvedValueOnce("LATE")
    .mockResolvedValue("UNKNOWN");
  await serve({ whenReadable, handlers: home });
  const headers = { "sb-min-position": "0000000000000009" };
  const ask = () => app.ask({ url: "/sb/home/main", headers });
  expect((await ask()).statusCode).toBe(200);
  const late = await ask();
  expect(late.json()).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect((await ask()).json()).toMatchObject({
    status: 400,
    fields: [{ path: "sb-min-position", code: "INVALID_REQUEST" }],
  });
  expect(whenReadable).toHaveBeenCalledWith("0000000000000009", routes["GET home/main"].reads);
  headers["sb-min-position"] = "a b";
  expect((await ask()).statusCode).toBe(400);
});

test("a read lists its failing models, errors too; a write never does", async () => {
  const staleOf = (models: readonly string[]) => models.filter((model) => model === ACCOUNT_MODEL);
  const refused = () => Promise.reject(new Refused("NOT_FOUND"));
  await serve({ staleOf, handlers: { ...draft, ...home, "GET report/history/{dclrSeq}": refused } });
  expect((await app.ask("/sb/home/main")).headers["sb-stale"]).toBe(ACCOUNT_MODEL);
  const notFound = await app.ask("/sb/report/history/7");
  expect([notFound.statusCode, notFound.headers["sb-stale"]]).toEqual([404, ACCOUNT_MODEL]);
  const seeing = { "sb-min-position": "0000000000000009" };
  const notYet = await app.ask({ url: "/sb/report/history/7", headers: seeing });
  expect(notYet.json()).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(notYet.headers).toMatchObject({ "sb-stale": ACCOUNT_MODEL, "retry-after": expect.stringMatching(/^\d+$/) });
  const headers = { authorization: "Bearer good" };
  const put = await app.ask({ method: "PUT", url: "/sb/report/draft", headers, payload: { draft: {} } });
  expect([put.statusCode, put.headers["sb-stale"]]).toEqual([200, undefined]);
});

test("multipart: the JSON part and the files arrive; one file too many is left to the rules", async () => {
  const seen = vi.fn().mockResolvedValue({ body: { dclrSeq: 1 } });
  await serve({ handlers: { "POST report": seen } });
  const form = new FormData();
  const declare = { declareType: "SITE", adrs: "a.example", title: "t", comment: "c", open: "PUBLIC" };
  form.set("declaration", JSON.stringify({ declare, terms: ["R01", "R02"] }));
  form.append("files", new Blob(["hello"], { type: "text/plain" }), "../../etc/notes.txt");
  const encoded = new Response(form);
  const response = await app.ask({
    method: "POST",
    url: "/sb/report",
    headers: { authorization: "Bearer good", "content-type": encoded.headers.get("content-type") ?? "" },
    payload: await encoded.arrayBuffer(),
  });
  expect(response.statusCode).toBe(201);
  const request = seen.mock.calls[0]?.[0];
  expect(request.body.declare).toMatchObject({ declareType: "SITE", title: "t", etcSrc: [] });
  expect(request.files).toMatchObject([{ name: "notes.txt", mediaType: "text/plain" }]);
  expect(Buffer.from(request.files[0].bytes).toString()).toBe("hello");
});

test("too many requests are 429 with Retry-After", async () => {
  await serve({ rateLimit: 2, handlers: { "GET terms": async () => ({ body: { items: [] } }) } });
  await app.ask("/sb/terms");
  await app.ask("/sb/terms");
  const third = await app.ask("/sb/terms");
  expect(third.json()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
});

test("every response has the security headers and a request id", async () => {
  await serve({});
  const response = await app.ask({ url: "/sb/nothing", headers: { "x-request-id": "bad id\n" } });
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-security-policy"]).toBe("default-src 'none';base-uri 'none';frame-ancestors 'none'");
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
  expect(response.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

type Operation = { parameters: readonly { name: string }[]; requestBody: { content: object } };
type Document = { openapi: string; paths: Record<string, Record<"get" | "post", Operation>> };

test("the OpenAPI document contains every route of the table", async () => {
  await serve({});
  const document = (await app.ask("/sb/openapi.json")).json<Document>();
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/sb/report/history"]?.get.parameters.map(({ name }) => name)).toContain("pagination.page");
  expect(document.paths["/sb/report"]?.post.requestBody.content).toHaveProperty("multipart/form-data");
});
