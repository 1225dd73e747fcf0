// Two threads find what one finds, also where the other one fails.
import { afterEach, expect, test, vi } from "vitest";
import { layoutOf, storedFields } from "../../analysis/layout.ts";
import { ENTRIES, entry } from "../../contract/world.ts";
import type { Analyst } from "../postings/newcomers.ts";
import { gatherTerms, type TermRun } from "../postings/term-run.ts";
import { createSharedAnalyst, type SharedAnalyst } from "./analysing.ts";

const layout = layoutOf(ENTRIES);
const partsOf = (count: number) =>
  Array.from({ length: count }, (_, part) =>
    Array.from({ length: 20 }, (_, i) => storedFields(layout, entry({ id: i, title: `harbour ${part} 사기 ${i}` }))),
  );
const takeAll = (analyst: Analyst, count: number): TermRun[] => Array.from({ length: count }, () => analyst.take());
const gathered = (parts: ReturnType<typeof partsOf>): TermRun[] => parts.map((docs) => gatherTerms(layout, docs));

let analyst: SharedAnalyst | undefined;
afterEach(() => {
  analyst?.rest();
  vi.restoreAllMocks();
});

test("finds the same terms, part by part, batch after batch, and after a rest", () => {
  analyst = createSharedAnalyst(undefined, 2);
  for (const count of [12, 1, 9]) {
    const parts = partsOf(count);
    analyst.ask(layout, parts);
    expect(takeAll(analyst, count)).toEqual(gathered(parts));
    analyst.rest();
  }
});

test("what was asked for before a batch failed is not taken for the next one's", () => {
  analyst = createSharedAnalyst(undefined, 2);
  analyst.ask(layout, partsOf(8).reverse());
  analyst.take();
  analyst.reset();
  const parts = partsOf(6);
  analyst.ask(layout, parts);
  expect(takeAll(analyst, 6)).toEqual(gathered(parts));
});

test.each([
  ["does not answer", { receive: () => undefined, wait: (): boolean => false }],
  ["fails", { receive: () => ({ failed: "out of memory" }), wait: (): boolean => true }],
])("a thread that %s is ended, warned of, and done without", (_, broken) => {
  const warned = vi.spyOn(process, "emitWarning").mockReturnValue(undefined);
  const end = vi.fn();
  analyst = createSharedAnalyst(() => ({ send: () => undefined, end, ...broken }), 2);
  const parts = partsOf(7);
  analyst.ask(layout, parts);
  expect(takeAll(analyst, 7)).toEqual(gathered(parts));
  expect(end).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledTimes(1);
});
