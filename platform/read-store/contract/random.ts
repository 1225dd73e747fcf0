import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Doc, ReadOp } from "../port.ts";
import { add, type Fixture, P, put, remove, take } from "./fixture.ts";

const id = fc.constantFrom("a", "b", "c", "d", "e");
const list = fc.constantFrom("one", "two");
const score = fc.constantFrom(-1.5, 0, 1, 2, 2 ** 53 - 1);
const anyOp: fc.Arbitrary<ReadOp> = fc.oneof(
  fc.tuple(id, fc.nat(9)).map(([key, n]) => put(key, { n })),
  id.map(remove),
  fc.tuple(id, score, list).map(([member, at, of]) => add(member, at, of)),
  fc.tuple(id, list).map(([member, of]) => take(member, of)),
);

/** The simplest possible read store, in memory. */
class Plain {
  readonly docs = new Map<string, Doc>();
  readonly lists = new Map<string, Map<string, number>>();

  apply(op: ReadOp): void {
    if (op.op === "put") this.docs.set(op.id, op.doc);
    else if (op.op === "delete") this.docs.delete(op.id);
    else if (op.op === "listAdd")
      this.lists.set(op.list, (this.lists.get(op.list) ?? new Map()).set(op.member, op.score));
    else this.lists.get(op.list)?.delete(op.member);
  }

  members(name: string): string[] {
    const scored = [...(this.lists.get(name) ?? [])];
    return scored.sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([member]) => member);
  }
}

export function randomContract({ apply, model, store }: Fixture): void {
  describe("any batches of any operations", () => {
    test("leave what they leave in the plainest store", async () => {
      const batches = fc.array(fc.array(anyOp, { maxLength: 12 }), { maxLength: 6 });
      const check = async (history: readonly (readonly ReadOp[])[]): Promise<void> => {
        await store().drop(P);
        const plain = new Plain();
        for (const ops of history) {
          await apply(ops);
          for (const op of ops) plain.apply(op);
        }
        for (const key of ["a", "b", "c", "d", "e"])
          expect(await model().get("thing", key)).toEqual(plain.docs.get(key));
        for (const name of ["one", "two"]) {
          const members = plain.members(name);
          const page = await model().list(name, { offset: 0, limit: 10, newestFirst: false });
          expect(page).toEqual({ members, total: members.length });
        }
      };
      await fc.assert(fc.asyncProperty(batches, check), { numRuns: 100 });
    });
  });
}
