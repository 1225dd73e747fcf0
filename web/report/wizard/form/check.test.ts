import { describe, expect, test } from "vitest";
import { checkAll, checkField, checkSources, checkStep } from "./check.ts";
import { filled } from "./filled.ts";
import { BLANK, type FieldPath } from "./values.ts";

const codeOf = (path: FieldPath, value: string) => checkField(path, filled({ [path]: value }));

test("a complete report has no errors", () => {
  expect(checkAll(filled())).toEqual([]);
});

test("an empty report has an error for each required field, in the order of the screens", () => {
  expect(checkAll(BLANK)).toEqual([
    { place: "declare.crimeType", code: "CRIME_TYPE_NOT_SELECTED" },
    { place: "declare.declareType", code: "REQUIRED_FIELD_MISSING" },
    { place: "declare.adrs", code: "REQUIRED_FIELD_MISSING" },
    { place: "declare.comment", code: "REQUIRED_FIELD_MISSING" },
    { place: "declare.title", code: "REQUIRED_FIELD_MISSING" },
    { place: "declare.open", code: "REQUIRED_FIELD_MISSING" },
  ]);
});

test("blank counts as missing", () => {
  expect(codeOf("declare.title", " \n ")).toBe("REQUIRED_FIELD_MISSING");
});

describe("conditionally required fields", () => {
  test("the chain, for a wallet and not for a site", () => {
    expect(checkField("declare.chain", filled({ "declare.chain": "" }))).toBe("REQUIRED_FIELD_MISSING");
    expect(checkField("declare.chain", filled({ "declare.declareType": "SITE", "declare.chain": "" }))).toBeUndefined();
  });

  test("the other chain's name, for OTHER and nowhere else", () => {
    expect(checkField("declare.customChain", filled({ "declare.chain": "OTHER" }))).toBe("REQUIRED_FIELD_MISSING");
    expect(checkField("declare.customChain", filled())).toBeUndefined();
  });

  test("the description of the damage type, for OTHER and nowhere else", () => {
    expect(checkField("declare.crimeDetail", filled({ "declare.crimeType": "OTHER" }))).toBe("REQUIRED_FIELD_MISSING");
    expect(checkField("declare.crimeDetail", filled())).toBeUndefined();
  });
});

describe("length limits", () => {
  test("a title may have 200 characters, not 201", () => {
    expect(codeOf("declare.title", "a".repeat(200))).toBeUndefined();
    expect(codeOf("declare.title", "a".repeat(201))).toBe("TEXT_TOO_LONG");
  });

  test("the damage quantity is limited in bytes: 20 digits pass, 7 Korean letters (21 bytes) fail", () => {
    expect(codeOf("declare.dmgVolume", "1".repeat(20))).toBeUndefined();
    expect(codeOf("declare.dmgVolume", "비".repeat(6))).toBeUndefined();
    expect(codeOf("declare.dmgVolume", "비".repeat(7))).toBe("TEXT_TOO_LONG");
  });
});

test.each(["who@mail.example", "이름@한국.example", " padded@mail.example "])(
  "%s is a valid e-mail address",
  (email) => {
    expect(codeOf("additional.suspect.email", email)).toBeUndefined();
  },
);

test.each(["who", "who@", "@mail.example", "who@mail", "who@@mail.example", "a b@mail.example", "who@mail..example"])(
  "%s is not a valid e-mail address",
  (email) => {
    expect(codeOf("additional.reporter.email", email)).toBe("EMAIL_INVALID");
  },
);

test("up to three sources pass; the fourth has an error", () => {
  const source = { src: "https://a.example", open: true };
  expect(checkSources([source, source, source])).toEqual([]);
  expect(checkSources([source, source, source, source])).toEqual([
    { place: "declare.etcSrc.3.src", code: "TOO_MANY_SOURCES" },
  ]);
});

test("each screen checks only its own fields", () => {
  expect(checkStep("category", BLANK).map(({ place }) => place)).toEqual(["declare.crimeType"]);
  expect(checkStep("assets", BLANK)).toEqual([]);
});
