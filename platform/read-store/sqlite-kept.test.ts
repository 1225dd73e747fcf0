import { expect, test } from "vitest";
import { createKeptDocs, type Found } from "./sqlite-kept.ts";

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

test("evicts what was written, and nothing else", () => {
  const kept = createKeptDocs();
  for (const id of ["put", "gone", "left"]) kept.keep("toy@1", key(id), found(1));
  kept.forget("toy@1", [
    { op: "put", ...key("put"), doc: {} },
    { op: "delete", ...key("gone") },
    { op: "put", ...key("left", "other"), doc: {} },
  ]);
  kept.forget("toy@2", [{ op: "delete", ...key("left") }]);
  expect(["put", "gone", "left"].map((id) => kept.find("toy@1", key(id))?.doc)).toEqual([
    undefined,
    undefined,
    { n: 1 },
  ]);
});

test("has a limit", () => {
  const kept = createKeptDocs(1_000);
  kept.keep("toy@1", key("a"), found(1, 600));
  kept.keep("toy@1", key("b"), found(2, 600));
  expect(kept.find("toy@1", key("a"))).toBeUndefined();
  expect(kept.find("toy@1", key("b"))).toEqual(found(2, 600));
});
