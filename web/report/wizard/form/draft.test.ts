import { expect, test } from "vitest";
import { type DraftContent, readDraft, writeDraft } from "./draft.ts";
import { filled } from "./filled.ts";
import { BLANK } from "./values.ts";

const newId = () => "made anew";
const CONTENT: DraftContent = {
  draftId: "d-1",
  step: "assets",
  furthest: "review",
  values: { ...filled(), sources: [{ src: "https://a.example", open: false }] },
  happened: "NOW",
  isWidened: true,
};

const overTheWire = (content: DraftContent) => JSON.parse(JSON.stringify(writeDraft(content)));

test("a draft is read as it was written", () => {
  expect(readDraft(overTheWire(CONTENT), newId)).toEqual(CONTENT);
});

test("stores only non-empty values", () => {
  expect(Object.keys(overTheWire({ ...CONTENT, values: BLANK }).fields)).toEqual([]);
});

test.each([
  ["basics", "target"],
  ["additional", "reporter"],
] as const)("a draft on the former screen %s opens on %s", (stored, step) => {
  const old = { ...writeDraft(CONTENT), step: stored, furthest: "additional" };
  expect(readDraft(old, newId)).toEqual({ ...CONTENT, step, furthest: "reporter" });
});

test.each([
  {},
  { happened: "SOON", isWidened: "yes" },
  { step: 3, fields: "no", sources: [1, null] },
  { fields: { "declare.title": 5, unknown: "x" } },
])("an invalid draft is read as empty: %j", (stored) => {
  const start = { step: "start", furthest: "start", happened: undefined, isWidened: false };
  expect(readDraft(stored, newId)).toEqual({ draftId: "made anew", ...start, values: BLANK });
});
