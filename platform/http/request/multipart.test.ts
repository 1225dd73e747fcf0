import { connect } from "node:net";
import { LIMITS } from "@sb/contracts/limits.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HttpRequest } from "../handler.ts";
import { serveForTest, type TestServer } from "../testing.ts";
import { BODY_LIMIT } from "./json-body.ts";

const filed = vi.fn(async (_request: HttpRequest<"POST report">) => ({ body: { dclrSeq: 1 } }));
let server: TestServer;
beforeEach(async () => {
  filed.mockClear();
  server = await serveForTest({
    verifyAccess: async () => ({ ok: { userId: "u1", isAdmin: false, sessionId: "s1", membership: 1 } }),
    handlers: { "POST report": filed },
  });
});
afterEach(() => server.close());

const DECLARATION = JSON.stringify({
  declare: { declareType: "SITE", adrs: "a.example", title: "t", comment: "c", open: "PUBLIC" },
});
const BOUNDARY = "XXboundaryXX";
const HEADERS = { authorization: "Bearer good", "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

type Part = { readonly name: string; readonly content: string; readonly file?: string; readonly type?: string };
const json: Part = { name: "declaration", content: DECLARATION };
const file = (content: string, name = "a.txt"): Part => ({ name: "files", content, file: name, type: "text/plain" });

const encode = (...parts: readonly Part[]): string =>
  [
    ...parts.map(({ name, content, file: fileName, type }) =>
      [
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? "" : `; filename="${fileName}"`}`,
        ...(type ? [`Content-Type: ${type}`] : []),
        "",
        content,
      ].join("\r\n"),
    ),
    `--${BOUNDARY}--\r\n`,
  ].join("\r\n");

async function post(payload: string, headers: Readonly<Record<string, string>> = HEADERS) {
  const answer = await server.ask({ method: "POST", url: "/sb/report", headers, payload });
  return answer.statusCode === 201 ? "taken" : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}

const filesSeen = () => filed.mock.calls[0]?.[0].files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);

describe("accepts", () => {
  test.each<[string, readonly Part[]]>([
    ["the JSON part first", [json, file("hello")]],
    ["the files first", [file("hello"), json]],
    ["the JSON part as a file", [{ ...json, file: "blob", type: "application/json" }, file("hello")]],
    ["the JSON part with its media type", [{ ...json, type: "application/json" }, file("hello")]],
    ["a text that nobody asked for", [json, { name: "other", content: "x" }, file("hello")]],
  ])("%s", async (_what, parts) => {
    expect(await post(encode(...parts))).toBe("taken");
    expect(filed.mock.calls[0]?.[0].body.declare).toMatchObject({ title: "t", adrs: "a.example" });
    expect(filesSeen()).toEqual([["a.txt", "hello"]]);
  });

  test("every file in order, and one more than allowed, so that the rules can refuse it", async () => {
    const contents = Array.from({ length: LIMITS.files + 1 }, (_, at) => `file ${at}`);
    expect(await post(encode(json, ...contents.map((content) => file(content))))).toBe("taken");
    expect(filesSeen()).toEqual(contents.map((content) => ["a.txt", content]));
  });

  test("a file of exactly the maximum size", async () => {
    expect(await post(encode(json, file("x".repeat(LIMITS.fileBytes))))).toBe("taken");
    expect(filed.mock.calls[0]?.[0].files[0]?.bytes).toHaveLength(LIMITS.fileBytes);
  });

  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\\\photos\\\\a.png", "a.png"],
    ["증거 사진.png", "증거 사진.png"],
    ["\u200b", "file"],
    ["x".repeat(300), "x".repeat(120)],
  ])("a file called %s", async (given, name) => {
    expect(await post(encode(json, file("hello", given)))).toBe("taken");
    expect(filesSeen()).toEqual([[name, "hello"]]);
  });
});

describe("refuses", () => {
  const tooMany = Array.from({ length: LIMITS.files + 2 }, () => file("x"));
  const tooManyParts = Array.from({ length: 20 }, (_, at) => ({ name: `f${at}`, content: "x" }));
  const whole = encode(json, file("hello"));

  test.each<[string, string, string]>([
    ["a file too large", encode(json, file("x".repeat(LIMITS.fileBytes + 1))), "413 FILE_TOO_LARGE"],
    ["a JSON part too large", encode({ ...json, content: `"${"x".repeat(BODY_LIMIT)}"` }), "413 FILE_TOO_LARGE"],
    [
      "a JSON part too large, as a file",
      encode({ ...json, content: `"${"x".repeat(BODY_LIMIT)}"`, file: "blob" }),
      "413 FILE_TOO_LARGE",
    ],
    ["too many files", encode(json, ...tooMany), "422 TOO_MANY_FILES"],
    ["too many parts", encode(json, ...tooManyParts), "400 INVALID_REQUEST"],
    ["no JSON part", encode(file("hello")), "416 REQUIRED_FIELD_MISSING"],
    ["broken JSON", encode({ ...json, content: "{" }), "400 INVALID_REQUEST"],
    ["a key that would reach a prototype", encode({ ...json, content: '{"__proto__":{}}' }), "400 INVALID_REQUEST"],
    ["a file in another field", encode(json, { ...file("hello"), name: "others" }), "400 INVALID_REQUEST"],
    ["a body cut short", whole.slice(0, -30), "400 INVALID_REQUEST"],
    ["a body that is none", "nonsense", "400 INVALID_REQUEST"],
    ["an empty body", "", "400 INVALID_REQUEST"],
    ["a part with a broken head", whole.replace("Content-Disposition:", "Content\u0001:"), "400 INVALID_REQUEST"],
  ])("%s", async (_what, payload, expected) => {
    expect(await post(payload)).toBe(expected);
    expect(filed).not.toHaveBeenCalled();
  });

  test("a missing boundary", async () => {
    const headers = { ...HEADERS, "content-type": "multipart/form-data" };
    expect(await post(encode(json), headers)).toBe("400 INVALID_REQUEST");
  });

  test("another multipart type", async () => {
    const headers = { ...HEADERS, "content-type": `multipart/mixed; boundary=${BOUNDARY}` };
    expect(await post(encode(json), headers)).toBe("415 FILE_TYPE_NOT_ALLOWED");
  });

  test("an aborted upload reaches no handler and blocks nobody", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const head = `POST /sb/report HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nContent-Type: ${HEADERS["content-type"]}\r\nContent-Length: 100000\r\n\r\n`;
    await new Promise((resolve) => socket.write(head + whole.slice(0, 200), resolve));
    socket.destroy();
    expect(await post(whole)).toBe("taken");
    await server.close();
    expect(filed).toHaveBeenCalledTimes(1);
  });
});

describe("a form with a field for each member", () => {
  const submitted = vi.fn(async (_request: HttpRequest<"POST support/inquiry/modify">) => ({ body: { seq: 7 } }));
  const field = (name: string, content: string): Part => ({ name, content });
  const fields = [field("seq", "7"), field("title", "t"), field("contents", "한글")];

  async function postForm(...parts: readonly Part[]) {
    submitted.mockClear();
    await using forms = await serveForTest({
      verifyAccess: async () => ({ ok: { userId: "u1", isAdmin: false, sessionId: "s1", membership: 1 } }),
      handlers: { "POST support/inquiry/modify": submitted },
    });
    const url = "/sb/support/inquiry/modify";
    return await forms.ask({ method: "POST", url, headers: HEADERS, payload: encode(...parts) });
  }

  test("is the body; a field that comes again and again is an array", async () => {
    const kept = ["7-a", "7-b"].map((fileId) => field("keepFiles", fileId));
    expect((await postForm(...fields, file("hello"), ...kept)).statusCode).toBe(200);
    const request = submitted.mock.calls[0]?.[0];
    expect(request?.body).toEqual({ seq: 7, title: "t", contents: "한글", keepFiles: ["7-a", "7-b"] });
    expect(request?.files.map(({ name }) => name)).toEqual(["a.txt"]);
    await postForm(...fields, field("keepFiles", "7-a"));
    expect(submitted.mock.calls[0]?.[0].body.keepFiles).toEqual(["7-a"]);
  });

  test.each<[string, readonly Part[], number]>([
    ["a title twice", [...fields, field("title", "u")], 400],
    ["a field that would reach a prototype", [...fields, field("__proto__", "x")], 400],
    ["no contents", fields.slice(0, 2), 416],
  ])("%s is refused", async (_what, parts, status) => {
    expect((await postForm(...parts)).statusCode).toBe(status);
    expect(submitted).not.toHaveBeenCalled();
  });
});
