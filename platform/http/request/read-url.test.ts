// URLs are read as their schemas say, and nothing of one gets into another.
import type { Request } from "express";
import { expect, test } from "vitest";
import * as z from "zod";
import { createUrlReader } from "./read-url.ts";

const route = {
  params: z.strictObject({ seq: z.coerce.number<string>() }),
  query: z.object({ word: z.string().max(400).optional(), pagination: z.object({ page: z.string() }).optional() }),
};

function world() {
  const asked: string[] = [];
  const read = createUrlReader(route);
  const ask = (seq: string, query: Readonly<Record<string, string>> = {}) => {
    const url = `/sb/things/${seq}?${new URLSearchParams(query)}`;
    const request = {
      url,
      params: { seq },
      get query() {
        asked.push(url);
        return query;
      },
    };
    return read(request as unknown as Request);
  };
  return { asked, ask };
}

test("a URL is read once, another one for itself", () => {
  const { asked, ask } = world();
  const first = ask("7", { word: "지갑", "pagination.page": "2" });
  expect(first).toEqual({ params: { seq: 7 }, query: { word: "지갑", pagination: { page: "2" } } });
  expect(ask("7", { word: "지갑", "pagination.page": "2" })).toBe(first);
  expect(ask("8", { word: "지갑" })).toEqual({ params: { seq: 8 }, query: { word: "지갑" } });
  expect(asked).toHaveLength(2);
});

test("what is shared can't be changed, however deep", () => {
  const { ask } = world();
  const { query } = ask("7", { "pagination.page": "2" }) as unknown as { query: { pagination: { page: string } } };
  expect(() => {
    query.pagination.page = "3";
  }).toThrow(TypeError);
});

test("what is refused is refused each time", () => {
  const { ask } = world();
  const refused = expect.objectContaining({ code: "INVALID_REQUEST" });
  for (let i = 0; i < 2; i += 1) expect(() => ask("7", { "a.__proto__": "1" })).toThrow(refused);
});

test("no more than fifty are kept, and no long ones", () => {
  const { asked, ask } = world();
  for (let i = 0; i <= 50; i += 1) ask(String(i));
  ask("50");
  expect(asked).toHaveLength(51);
  ask("0");
  expect(asked).toHaveLength(52);
  const word = "가".repeat(300);
  ask("1", { word });
  ask("1", { word });
  expect(asked).toHaveLength(54);
});

test("names that a route doesn't have are refused, but for those that trackers hang on to links", () => {
  const { ask } = world();
  const mistyped = { Word: "지갑", "pagination.sise": "2" };
  const fields = Object.keys(mistyped).map((path) => ({ path, code: "INVALID_REQUEST" }));
  expect(() => ask("7", mistyped)).toThrow(expect.objectContaining({ code: "INVALID_REQUEST", fields }));
  const tracked = { word: "지갑", utm_source: "newsletter", fbclid: "IwAR0", NaPm: "ct%3D", _: "1732647000" };
  expect(ask("7", tracked).query).toEqual({ word: "지갑" });
});

test("what is blank can't be read where nothing can be missing, and is missing where it is required, as openapi.json says", () => {
  const kind = z.enum(["A", "B"]);
  const readOf = (query: z.ZodObject, asked: Readonly<Record<string, string>>, of = "A") =>
    createUrlReader({ params: z.strictObject({ of: kind }), query })({
      url: `/sb/${of}?${new URLSearchParams(asked)}`,
      params: { of },
      query: asked,
    } as unknown as Request);
  const code = (wanted: string) => expect.objectContaining({ code: wanted });
  expect(() => readOf(z.object({ size: kind.optional() }), { size: "" })).toThrow(code("INVALID_REQUEST"));
  expect(() => readOf(z.object({ size: kind.optional() }), {}, " ")).toThrow(code("INVALID_REQUEST"));
  expect(() => readOf(z.object({ size: kind }), { size: " " })).toThrow(code("REQUIRED_FIELD_MISSING"));
  expect(() => readOf(z.object({ size: kind }), { size: "A" }, " ")).toThrow(code("INVALID_REQUEST"));
});
