import { expect, test } from "vitest";
import { dotted, requestOf } from "./request.ts";

test("takes method and path from the key, and encodes path params", () => {
  expect(requestOf("GET report/history/user/{userId}", { params: { userId: "a/b c" } })).toEqual({
    method: "GET",
    url: "/sb/report/history/user/a%2Fb%20c",
    body: undefined,
  });
});

test("flattens object parameters with dots and omits undefined", () => {
  expect(
    dotted({ crimeType: undefined, searchKeyword: "0x1 가", pagination: { page: 2, size: "10" } }).toString(),
  ).toBe("searchKeyword=0x1+%EA%B0%80&pagination.page=2&pagination.size=10");
});

test("sends the body as JSON", () => {
  const { body } = requestOf("POST home/nick/double-chk", { body: { nickname: "가나" } });
  expect(body).toBe('{"nickname":"가나"}');
});

test("with files, sends a form: the JSON part under the route's name, each file under its own", async () => {
  const file = new File(["x"], "evidence.png");
  const { body } = requestOf("POST report", { body: { terms: ["R01"] }, files: [file] });
  if (!(body instanceof FormData)) throw new Error("not a form");
  const json = body.get("declaration");
  expect(json instanceof Blob && (await json.text())).toBe('{"terms":["R01"]}');
  expect(body.getAll("files")).toHaveLength(1);
});

test("with files, sends each member of the body as a field where the route takes a form", () => {
  const body = { seq: 7, title: "t", contents: "c", keepFiles: ["7-a", "7-b"] };
  const sent = requestOf("POST support/inquiry/modify", { body, files: [new File(["x"], "a.png")] }).body;
  if (!(sent instanceof FormData)) throw new Error("not a form");
  expect([...sent.keys()]).toEqual(["seq", "title", "contents", "keepFiles", "keepFiles", "files"]);
  expect([sent.get("seq"), sent.getAll("keepFiles")]).toEqual(["7", ["7-a", "7-b"]]);
});

test("sends files only to routes that accept them", () => {
  expect(() => requestOf("POST report/extra", { body: {}, files: [new File(["x"], "x")] })).toThrow("takes no files");
});
