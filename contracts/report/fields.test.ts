// The names of a report's fields, as the specification has them.
import { expect, test } from "vitest";
import { Declaration, DeclareInput, ReporterInput, ReportHistoryQuery, ReportView, SuspectInput } from "./wire.ts";

const keysOf = ({ shape }: { readonly shape: object }) => Object.keys(shape);

test("a report is filed with the specified fields", () => {
  expect(keysOf(DeclareInput).filter((name) => name !== "country")).toEqual(
    "declareType crimeType crimeDetail chain customChain adrs dmgHash dmgAdrs dmgVolume title comment open etcSrc".split(
      " ",
    ),
  );
  expect(keysOf(SuspectInput)).toEqual(
    "name phone email site otherContact otherInfo businessNumber address ip".split(" "),
  );
  expect(keysOf(ReporterInput)).toEqual(["name", "phone", "otherContact", "email"]);
  expect(keysOf(Declaration)).toEqual(expect.arrayContaining(["declare", "additional", "terms"]));
});

test("each other source may be shown or hidden", () => {
  const { etcSrc } = DeclareInput.pick({ etcSrc: true }).parse({ etcSrc: [{ src: "a.example", open: false }] });
  expect(etcSrc).toEqual([{ src: "a.example", open: false }]);
});

test("a public report tells its number, its reporter, its state, its day and how often its target was reported", () => {
  expect(keysOf(ReportView)).toEqual(
    expect.arrayContaining(["dclrSeq", "userId", "nick", "status", "filedAt", "timesReported"]),
  );
});

test("the history is filtered by crime type, order, keyword and number", () => {
  expect(keysOf(ReportHistoryQuery)).toEqual(
    expect.arrayContaining(["crimeType", "orderType", "searchKeyword", "dclrSeq", "pagination"]),
  );
});
