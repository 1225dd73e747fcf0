import fc from "fast-check";
import { expect, test } from "vitest";
import { prefixesOf, prefixTerm } from "../../analysis/terms.ts";
import { createPrefixLists } from "./prefix-lists.ts";

const term = fc.oneof(
  fc.array(fc.constantFrom("a", "b", "𐐨", "é"), { minLength: 1, maxLength: 6 }).map((letters) => letters.join("")),
  fc.constantFrom("사기", "\u0002chain:TON", "\u0006retel"),
);
const ordinals = fc.uniqueArray(fc.constantFrom(0, 1, 31, 32, 33, 700, 65_534, 65_535), { minLength: 1 });

test("the list of a prefix has the documents of all terms that begin so, each once", () => {
  fc.assert(
    fc.property(fc.dictionary(term, ordinals), (lists) => {
      const expected = new Map<string, Set<number>>();
      const made = new Map<string, readonly number[]>();
      const prefixes = createPrefixLists((prefix, found) => {
        expect(made.has(prefix)).toBe(false);
        made.set(prefix, [...found]);
      });
      for (const each of Object.keys(lists).sort()) {
        const docs = (lists[each] ?? []).toSorted((a, b) => a - b);
        prefixes.add(each, docs);
        for (const prefix of prefixesOf(each).map(prefixTerm)) {
          expected.set(prefix, new Set([...(expected.get(prefix) ?? []), ...docs]));
        }
      }
      prefixes.end();
      const sorted = [...expected].map(([prefix, docs]) => [prefix, [...docs].sort((a, b) => a - b)] as const);
      expect(made).toEqual(new Map(sorted));
    }),
  );
});
