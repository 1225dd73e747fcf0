// Pages in the order of a number are compared with what a plain sort of all documents says, after each of many changes.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bits, hasBit, setBit } from "../postings/bits.ts";
import { draftDelta, GONE } from "../segments/delta.ts";
import { createDocValues, type SegmentValues } from "../segments/doc-values.ts";
import { createPages, type Match, type Order, type Page, type Range } from "./page.ts";

const SEGMENTS = 3;
const IDS_EACH = 400;
const GROUPS = 40;
const LIKES: Order = { column: 0, isGroup: false };
const SEEN: Order = { column: 1, isGroup: true };

type Doc = { readonly id: number; readonly likes: number; readonly group: number };
type World = {
  readonly docs: ReadonlyMap<number, Doc>;
  readonly values: readonly number[];
};
type Change = { readonly puts: readonly Doc[]; readonly gone: readonly number[]; readonly groups: readonly number[][] };

const number = fc.oneof({ weight: 20, arbitrary: fc.nat(3) }, { weight: 2, arbitrary: fc.nat(9_000) });
const id = fc.nat(SEGMENTS * IDS_EACH - 1);
const doc = fc.record({ id, likes: number, group: fc.nat(GROUPS - 1) });
const change: fc.Arbitrary<Change> = fc.record({
  puts: fc.array(doc, { maxLength: 150 }),
  gone: fc.array(id, { maxLength: 10 }),
  groups: fc.array(fc.tuple(fc.nat(GROUPS - 1), number), { maxLength: 12 }),
});
const range = fc.record({
  order: fc.constantFrom(LIKES, SEEN),
  offset: fc.oneof(fc.nat(3), fc.nat(60)),
  limit: fc.integer({ min: 1, max: 8 }),
});

test.each([
  { best: 30, lookedAt: 0 },
  { best: 30, lookedAt: 100 },
  { best: 30, lookedAt: 16_000 },
])("the highest numbers come first, then the newest documents: %o", (limits) => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), range, fc.integer({ min: 1, max: 9 }), (changes, asked, nth) => {
      const pages = createPages(limits);
      const docValues = createDocValues(2);
      let world: World = { docs: new Map(), values: Array.from({ length: GROUPS }, () => 0) };
      for (const [i, each] of changes.entries()) {
        world = changed(world, each);
        docValues.apply(deltaOf(world, each, i));
        const matching = [...world.docs.values()].filter((found) => found.id % nth === 0);
        const match: Match = (segment) => bitsOf(segment, (found) => found % nth === 0);
        expect(told(pages.of(docValues, match, asked, false))).toEqual(naive(world, matching, asked));
        expect(told(pages.ofAll(docValues, asked))).toEqual(naive(world, [...world.docs.values()], asked));
      }
    }),
    { numRuns: 150 },
  );
});

function changed({ docs, values }: World, { puts, gone, groups }: Change): World {
  const after = new Map(docs);
  for (const each of puts) after.set(each.id, each);
  for (const each of gone) after.delete(each);
  const given = new Map(groups.map(([no = 0, value = 0]) => [no, value]));
  return { docs: after, values: values.map((value, no) => given.get(no) ?? value) };
}

/** Each id has its ordinal from the start. */
function deltaOf({ docs }: World, { puts, gone, groups }: Change, batch: number) {
  const draft = draftDelta();
  if (batch === 0) for (let no = 0; no < SEGMENTS; no++) draft.addSegment(no, no * IDS_EACH);
  const place = (id: number) => ({ segment: Math.floor(id / IDS_EACH), ordinal: id % IDS_EACH });
  for (const { id, likes, group } of puts) draft.doc({ ...place(id), id, sorts: [likes, group] });
  for (const id of gone) if (!docs.has(id)) draft.doc({ ...place(id), id: GONE, sorts: [0, 0] });
  for (const [no = 0, value = 0] of groups) draft.group(no, value);
  return draft.finish(batch + 1);
}

function bitsOf({ ids, live }: SegmentValues, isWanted: (id: number) => boolean): Bits {
  const bits: Bits = new Uint32Array(live.length);
  for (const [ordinal, id] of ids.entries()) if (hasBit(live, ordinal) && isWanted(id)) setBit(bits, ordinal);
  return bits;
}

const told = ({ refs, counted }: Page) => ({
  ids: refs.map(({ segment, ordinal }) => segment.ids[ordinal]),
  counted,
});

function naive({ values }: World, docs: readonly Doc[], { order, offset, limit }: Range) {
  const scoreOf = ({ likes, group }: Doc): number => (order === SEEN ? (values[group] ?? 0) : likes);
  const sorted = docs.toSorted((a, b) => scoreOf(b) - scoreOf(a) || b.id - a.id);
  return { ids: sorted.slice(offset, offset + limit).map(({ id }) => id), counted: docs.length };
}
