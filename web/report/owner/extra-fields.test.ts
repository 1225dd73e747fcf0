import { EXTRA_FIELDS } from "@sb/contracts/report/codes.ts";
import { expect, test } from "vitest";
import { texts } from "../texts/ko.ts";
import { changed } from "./extra-fields.ts";

test("only what differs is sent, and a cleared answer as a blank one", () => {
  expect(changed({ approach: "  chat ", demand: "  ", otherTargets: "" })).toEqual({ approach: "chat" });
  const before = { approach: "chat", demand: "a fee", note: "kept" };
  expect(changed({ ...before, demand: " ", otherTargets: "x" }, before)).toEqual({ demand: "", otherTargets: "x" });
  expect(changed(before, before)).toEqual({});
});

test("every question has a text", () => {
  expect(Object.keys(texts.report.extra.fields)).toEqual([...EXTRA_FIELDS]);
  expect(Object.keys(texts.report.extra.hints)).toEqual([...EXTRA_FIELDS]);
});
