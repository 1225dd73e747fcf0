import { requiredText } from "@sb/contracts/http.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { expandDotted, parseWith } from "./parse.ts";

function refusal(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (isRefused(error)) return { code: error.code, fields: error.fields };
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("expandDotted", () => {
  test("nests names by dots", () => {
    expect(JSON.stringify(expandDotted({ "pagination.page": "2", "pagination.size": "5", q: "x" }))).toBe(
      '{"pagination":{"page":"2","size":"5"},"q":"x"}',
    );
  });

  test.each(["__proto__.polluted", "a.__proto__", ".a", "a..b"])("refuses %s", (name) => {
    expect(refusal(() => expandDotted({ [name]: "1" })).code).toBe("INVALID_REQUEST");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("refuses a name that is both a value and an object", () => {
    expect(refusal(() => expandDotted({ a: "1", "a.b": "2" })).code).toBe("INVALID_REQUEST");
  });
});

describe("parseWith", () => {
  const schema = z.object({ title: requiredText(5), kind: z.enum(["A", "B"]), size: z.number().optional() });

  test("returns the schema's output", () => {
    expect(parseWith(schema, { title: " x ", kind: "A" })).toEqual({ title: "x", kind: "A" });
  });

  test.each([
    ["absent", { kind: "A" }],
    ["blank", { title: "  ", kind: "A" }],
  ])("a required field that is %s is 416's code with its path", (_name, value) => {
    expect(refusal(() => parseWith(schema, value))).toEqual({
      code: "REQUIRED_FIELD_MISSING",
      fields: [{ path: "title", code: "REQUIRED_FIELD_MISSING" }],
    });
  });

  test("a missing or blank enum is a missing field, an unknown value is invalid", () => {
    expect(refusal(() => parseWith(schema, { title: "x" })).code).toBe("REQUIRED_FIELD_MISSING");
    expect(refusal(() => parseWith(schema, { title: "x", kind: " " })).code).toBe("REQUIRED_FIELD_MISSING");
    expect(refusal(() => parseWith(schema, { title: "x", kind: "C" })).code).toBe("INVALID_REQUEST");
  });

  test("a wrong type takes precedence over a missing field, and both are named", () => {
    const { code, fields } = refusal(() => parseWith(schema, { kind: "A", size: "big" }));
    expect(code).toBe("INVALID_REQUEST");
    expect(fields.map((field) => field.path).sort()).toEqual(["size", "title"]);
  });

  test("a custom rule has its own code", () => {
    expect(refusal(() => parseWith(schema, { title: "longer", kind: "A" })).code).toBe("TEXT_TOO_LONG");
  });
});
