import { expect, test } from "vitest";
import { dotted, requestOf } from "./request.ts";

test("method and path come from the key, values are put in and encoded", () => {
  expect(requestOf("GET report/history/user/{userId}", { params: { userId: "a/b c" } })).toEqual({
    method: "GET",
    url: "/sb/report/history/user/a%2Fb%20c",
    body: undefined,
  });
});

test("object parameters are dotted, what is undefined is left out", () => {
  expect(
    dotted({ crimeType: undefined, searchKeyword: "0x1 가", pagination: { page: 2, size: "10" } }).toString(),
  ).toBe("searchKeyword=0x1+%EA%B0%80&pagination.page=2&pagination.size=10");
});

test("a body is JSON", () => {
  const { body } = requestOf("POST home/nick/double-chk", { body: { nickname: "가나" } });
  expect(body).toBe('{"nickname":"가나"}');
});

test("with files it is a form: the JSON under the route's name, the files under theirs", async () => {
  const file = new File(["x"], "evidence.png");
  const { body } = requestOf("POST report", { body: { terms: ["R01"] }, files: [file] });
  if (!(body instanceof FormData)) throw new Error("not a form");
  const json = body.get("declaration");
  expect(json instanceof Blob && (await json.text())).toBe('{"terms":["R01"]}');
  expect(body.getAll("files")).toHaveLength(1);
});

test("files go only where the route takes them", () => {
  expect(() => requestOf("POST report/extra", { body: {}, files: [new File(["x"], "x")] })).toThrow("takes no files");
});
