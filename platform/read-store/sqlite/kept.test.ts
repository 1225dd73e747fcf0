import { expect, test } from "vitest";
import { createKeptDocs, type Found, type KeptDocs } from "./kept.ts";

const key = (id: string, collection = "thing") => ({ collection, id });
const found = (n: number, size = 10): Found => ({ doc: { n }, expires: undefined, size });

test("caches each document by projection, collection and id", () => {
  const kept = createKeptDocs();
  kept.keep("toy@1", key("a"), found(1));
  expect(kept.find("toy@1", key("a"))).toEqual(found(1));
  expect(kept.find("toy@2", key("a"))).toBeUndefined();
  expect(kept.find("toy@1", key("a", "other"))).toBeUndefined();
  expect(kept.find("toy@1", key("b"))).toBeUndefined();
});

const doc = (kept: KeptDocs, id: string, projection = "toy@1") => kept.find(projection, key(id))?.doc;

test("evicts what was written, and nothing else", () => {
  const kept = createKeptDocs();
  kept.compare(new Map([["toy@1", "1.1"]]));
  for (const id of ["put", "gone", "left"]) kept.keep("toy@1", key(id), found(1));
  const ops = [
    { op: "put", ...key("put"), doc: {} },
    { op: "delete", ...key("gone") },
    { op: "put", ...key("left", "other"), doc: {} },
  ] as const;
  kept.written("toy@1", ops, "1.1", "1.2");
  kept.written("toy@2", [{ op: "delete", ...key("left") }], "", "2.1");
  kept.compare(
    new Map([
      ["toy@1", "1.2"],
      ["toy@2", "2.1"],
    ]),
  );
  expect(["put", "gone", "left"].map((id) => doc(kept, id))).toEqual([undefined, undefined, { n: 1 }]);
});

test("evicts a projection that others have written to, dropped or replaced, and no other", () => {
  for (const now of [
    new Map([
      ["same@1", "2.1"],
      ["toy@1", "1.2"],
    ]),
    new Map([["same@1", "2.1"]]),
  ]) {
    const kept = createKeptDocs();
    kept.compare(
      new Map([
        ["same@1", "2.1"],
        ["toy@1", "1.1"],
      ]),
    );
    for (const name of ["same@1", "toy@1"]) kept.keep(name, key("a"), found(1));
    kept.compare(now);
    expect([doc(kept, "a"), doc(kept, "a", "same@1")]).toEqual([undefined, { n: 1 }]);
  }
});

test("evicts a projection where others wrote before this store did", () => {
  const kept = createKeptDocs();
  kept.compare(new Map([["toy@1", "1.1"]]));
  kept.keep("toy@1", key("a"), found(1));
  kept.written("toy@1", [], "1.2", "1.3");
  kept.compare(new Map([["toy@1", "1.3"]]));
  expect(doc(kept, "a")).toBeUndefined();
});

test("has a limit", () => {
  const kept = createKeptDocs(1_000);
  kept.keep("toy@1", key("a"), found(1, 600));
  kept.keep("toy@1", key("b"), found(2, 600));
  expect(kept.find("toy@1", key("a"))).toBeUndefined();
  expect(kept.find("toy@1", key("b"))).toEqual(found(2, 600));
});
