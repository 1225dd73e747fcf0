import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveForTest, type TestServer } from "../testing.ts";
import { BODY_LIMIT, parseJson } from "./json-body.ts";

let server: TestServer;
beforeAll(async () => {
  server = await serveForTest({
    handlers: { "POST report/lookup": async ({ body }) => ({ body: { items: body.adrs as never[] } }) },
  });
});
afterAll(() => server.close());

const BODY = '{"adrs":["a.example"]}';
const TAKEN = "200";

async function post(type: string | undefined, body: string | ArrayBuffer = BODY, headers: object = {}) {
  const answer = await server.ask({
    method: "POST",
    url: "/sb/report/lookup",
    headers: { ...(type === undefined ? {} : { "content-type": type }), ...headers },
    payload: body,
  });
  return answer.statusCode === 200 ? TAKEN : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}

describe("by media type", () => {
  test.each([
    ["application/json", TAKEN],
    ["application/json; charset=utf-8", TAKEN],
    ["APPLICATION/JSON", TAKEN],
    ["text/plain", "415 FILE_TYPE_NOT_ALLOWED"],
    ["application/x-www-form-urlencoded", "415 FILE_TYPE_NOT_ALLOWED"],
    ["application/vnd.api+json", "415 FILE_TYPE_NOT_ALLOWED"],
    ["multipart/form-data; boundary=x", "415 FILE_TYPE_NOT_ALLOWED"],
    ["nonsense", "415 FILE_TYPE_NOT_ALLOWED"],
    ["application/json; charset=nonsense", "415 FILE_TYPE_NOT_ALLOWED"],
  ])("%s: %s", async (type, expected) => expect(await post(type)).toBe(expected));
});

describe("by content", () => {
  test.each([
    ["a byte order mark", `\uFEFF${BODY}`, TAKEN],
    ["broken JSON", "{", "400 INVALID_REQUEST"],
    ["nothing, said to be JSON", "", "400 INVALID_REQUEST"],
    ["no object", "7", "400 INVALID_REQUEST"],
    ["null", "null", "416 REQUIRED_FIELD_MISSING"],
    ["more than is read", JSON.stringify("x".repeat(BODY_LIMIT)), "413 FILE_TOO_LARGE"],
  ])("%s", async (_what, body, expected) => expect(await post("application/json", body)).toBe(expected));

  test("a compressed body is refused: it may expand to far more", async () => {
    const { buffer, byteOffset, byteLength } = gzipSync(BODY);
    const zipped = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    expect(await post("application/json", zipped, { "content-encoding": "gzip" })).toBe("415 FILE_TYPE_NOT_ALLOWED");
  });

  test("a chunked body without a declared length", async () => {
    const head =
      "POST /sb/report/lookup HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n";
    const chunks = `Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
    expect(await server.send(head + chunks)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("parseJson", () => {
  test.each(['{"a":"__proto__"}', '{"a":"\\u00e9"}', '{"constructor":1}'])("accepts %s", (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.each(['{"__proto__":1}', '{"a":[{"__proto__":{}}]}', '{"\\u005f_proto__":1}', '{"__pr\\u006Fto__":1}', ""])(
    "refuses %s",
    (text) => {
      expect(() => parseJson(text)).toThrow("INVALID_REQUEST");
    },
  );
});
