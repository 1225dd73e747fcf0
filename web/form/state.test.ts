import { expect, test } from "vitest";
import { changeValue, failTry, isDirty, leaveField, markSent, refuse, shownProblem, startForm } from "./state.ts";

const blank = startForm({ title: "", note: "" }, "first");
const missing = [{ name: "title", code: "REQUIRED_FIELD_MISSING" }] as const;

test("what is wrong is told once the field was left", () => {
  expect(shownProblem(blank, missing, "title")).toBeUndefined();
  expect(shownProblem(leaveField(blank, "title"), missing, "title")).toEqual(missing[0]);
});

test("or once the person has tried to send the form", () => {
  expect(shownProblem(failTry(blank, missing), missing, "title")).toEqual(missing[0]);
});

test("the summary stays as it was at the try while the fields are mended", () => {
  expect(changeValue(failTry(blank, missing), "title", "T").summary).toEqual(missing);
});

test("a refusal stands until its own field is changed", () => {
  const refused = refuse(blank, [{ name: "title", code: "TEXT_TOO_LONG" }]);
  expect(shownProblem(changeValue(refused, "note", "n"), [], "title")?.code).toBe("TEXT_TOO_LONG");
  expect(shownProblem(changeValue(refused, "title", "t"), [], "title")).toBeUndefined();
});

test("a refusal of no field changes nothing", () => {
  expect(refuse(blank, [])).toBe(blank);
});

test("typing makes it dirty; typing it back, or sending it, makes it clean", () => {
  const changed = changeValue(blank, "title", "T");
  expect(isDirty(changed)).toBe(true);
  expect(isDirty(changeValue(changed, "title", ""))).toBe(false);
  expect(isDirty(markSent(changed, changed.values, "second"))).toBe(false);
});

test("what was typed while the form was being sent is unsaved", () => {
  const sending = changeValue(blank, "title", "T");
  const sent = markSent(changeValue(sending, "note", "n"), sending.values, "second");
  expect(sent).toMatchObject({ id: "second", values: { title: "T", note: "n" } });
  expect(isDirty(sent)).toBe(true);
});
