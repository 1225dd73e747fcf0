import { expect, test } from "vitest";
import { createTranslator } from "./translate.ts";

const EVENTS = [
  { source: "02", target: "b" },
  { source: "04", target: "c" },
  { source: "07", target: "d" },
];

test("a position becomes that of the last event up to it, which need not be its own", () => {
  const translator = createTranslator(["", "01", "02", "03", "04", "99"]);
  for (const at of EVENTS) translator.passed(at);
  expect(Object.fromEntries(translator.all())).toEqual({
    "": "",
    "01": "",
    "02": "b",
    "03": "b",
    "04": "c",
    "99": "d",
  });
});

test("nothing is said of positions behind the last event, as long as more may come", () => {
  const translator = createTranslator(["01", "04", "07", "99"]);
  for (const at of EVENTS) translator.passed(at);
  expect(Object.fromEntries(translator.translated())).toEqual({ "01": "", "04": "c" });
});

test("an empty log has its beginning only", () => {
  expect([...createTranslator(["05", ""]).all()]).toEqual([
    ["", ""],
    ["05", ""],
  ]);
});
