import { expect, test } from "vitest";
import { createKnownDocs } from "./known-docs.ts";
import { createWrittenIds } from "./written-ids.ts";

const put = (id: string, expiresAt?: number) => ({ op: "put", collection: "box", id, doc: { id }, expiresAt }) as const;

test("in a model that began empty, what was not written is not there", () => {
  const known = createKnownDocs(true);
  expect([known.has("box", "a"), known.get("box", "a")]).toEqual([true, undefined]);
  known.write(put("a"));
  expect([known.has("box", "a"), known.get("box", "a")]).toEqual([true, { id: "a" }]);
  expect(createKnownDocs(false).has("box", "a")).toBe(false);
});

test("what is not looked at any more is forgotten, but not that it was written", () => {
  const known = createKnownDocs(true);
  const fill = (name: string) => {
    for (let i = 0; i <= 5_000; i += 1) known.write(put(`${name}${i}`));
    known.next();
  };
  known.write(put("wanted"));
  known.write(put("left"));
  for (const name of ["a", "b", "c"]) {
    fill(name);
    expect(known.has("box", "wanted")).toBe(true);
  }
  expect(known.get("box", "wanted")).toEqual({ id: "wanted" });
  expect([known.has("box", "left"), known.get("box", "left")]).toEqual([false, undefined]);
});

test("what the last batch wrote is known, and that a document was deleted", () => {
  const known = createKnownDocs(false);
  for (let i = 0; i <= 5_000; i += 1) known.write(put(`${i}`));
  known.write({ op: "delete", collection: "box", id: "gone" });
  known.next();
  expect([known.has("box", "7"), known.get("box", "7")]).toEqual([true, { id: "7" }]);
  expect([known.has("box", "gone"), known.get("box", "gone")]).toEqual([true, undefined]);
});

test("it does not outlast a batch with a document whose time ends", () => {
  const known = createKnownDocs(true);
  known.write(put("a"));
  expect(known.lasts()).toBe(true);
  known.write(put("b", 1));
  expect(known.lasts()).toBe(false);
});

test("no id that was added is taken for a new one, and few new ones for an added one", () => {
  const ids = createWrittenIds();
  const all = Array.from({ length: 100_000 }, (_, i) => `id-${i}`);
  for (const id of all) ids.add("box", id);
  expect(all.every((id) => ids.mayHave("box", id))).toBe(true);
  expect(all.filter((id) => ids.mayHave("cup", id)).length).toBeLessThan(1_000);
});
