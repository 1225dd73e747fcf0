import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBuckets, createFindInBuckets } from "./buckets.ts";

/** Few, so that they meet; of some only the upper bits, of others the lower ones are the same. */
const hash = fc.constantFrom(0, 1, 0xffff, 0x1_0000, 0x1_0001, 0x8000_0000, 0x8000_0001, 0xffff_0000, 0xffff_ffff);
const change = fc.record({
  kind: fc.constantFrom("add", "add", "remove", "flush"),
  hash,
  no: fc.constantFrom(1, 2, 0x7f, 0x80, 0x20_0000, 0xffff_ffff),
});

test("finds under each hash what was added and not removed", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      using db = new DatabaseSync(":memory:");
      db.exec("CREATE TABLE neighbour (bucket INTEGER PRIMARY KEY, entries BLOB NOT NULL) STRICT");
      const buckets = createBuckets(db, "neighbour");
      const expected = new Set<string>();
      for (const each of changes) {
        const entry = `${each.hash} ${each.no}`;
        if (each.kind === "flush") buckets.flush();
        else if (each.kind === "remove") {
          buckets.remove(each.hash, each.no);
          expected.delete(entry);
        } else if (!expected.has(entry)) {
          buckets.add(each.hash, each.no);
          expected.add(entry);
        }
      }
      buckets.flush();
      const find = createFindInBuckets(db, "neighbour");
      const hashes = [...new Set(changes.map((each) => each.hash))];
      const found = hashes.flatMap((each) => [...find([each])].map((no) => `${each} ${no}`));
      expect(new Set(found)).toEqual(expected);
      const all = new Set([...expected].map((entry) => Number(entry.split(" ")[1])));
      expect(find(hashes)).toEqual(all);
      const rows = new Set([...expected].map((entry) => Number(entry.split(" ")[0]) >>> 16));
      expect(db.prepare("SELECT count(*) AS n FROM neighbour").get()?.n).toBe(rows.size);
    }),
  );
});
