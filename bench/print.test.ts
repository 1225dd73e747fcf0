import { expect, it } from "vitest";
import { printTable } from "./print.ts";
import { atLeast, atMost, note, notMeasured, percent, seconds } from "./row.ts";

it("prints the measurements, and marks missed budgets and missing measurements", () => {
  const rows = [
    atLeast("reads", 0.62, 0.5, percent),
    atLeast("filing", 0.49, 0.5, percent),
    atMost("start", 2_000, 2_000, seconds),
    note("  details", "12"),
    notMeasured("web", new Error("no browser\n  at somewhere")),
  ];
  expect(printTable(rows).split("\n")).toEqual([
    "what      | measured                 | budget   | ok",
    "----------|--------------------------|----------|----",
    "reads     | 62 %                     | ≥ 50 %   | yes",
    "filing    | 49 %                     | ≥ 50 %   | NO",
    "start     | 2.00 s                   | ≤ 2.00 s | yes",
    "  details | 12                       |          |",
    "web       | not measured: no browser |          | NO",
  ]);
});
