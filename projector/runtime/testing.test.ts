import { describe, expect, test } from "vitest";
import { defineProjection, type Projection } from "./projection.ts";
import { emptied, filled, indexedBox, toyHistory, toyIndex, toyProjection, toyStream } from "./test-support/toy.ts";
import { history, indexed, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "./testing.ts";

const handles = toyStream.events.definitions;

const countingProjection = (): Projection =>
  defineProjection({
    name: "counting@1",
    handles,
    reads: () => [{ collection: "count", id: "all" }],
    project: (_event, docs) => {
      const n = Number(docs.get("count", "all")?.n ?? 0) + 1;
      return [{ op: "put", collection: "count", id: "all", doc: { n } }];
    },
  });

/** Depends on how often it was called, which is as wrong as using a clock. */
const unstableProjection = (): Projection => {
  let calls = 0;
  return defineProjection({
    name: "unstable@1",
    handles,
    reads: () => [],
    project: () => {
      calls += 1;
      return [{ op: "put", collection: "count", id: "all", doc: { calls } }];
    },
  });
};

describe("the projection harness", () => {
  test("numbers streams and positions like a log", () => {
    const events = history([filled("a", 1), filled("b", 1), emptied("a")]);
    expect(events.map(({ stream, revision }) => [stream, revision])).toEqual([
      ["box-a", 0],
      ["box-b", 0],
      ["box-a", 1],
    ]);
    expect([...events].sort((x, y) => (x.position < y.position ? -1 : 1))).toEqual(events);
  });

  test("returns the documents and lists of a history", async () => {
    const { contents, model } = await projected(toyProjection(), toyHistory());
    expect(contents).toEqual({
      docs: {
        "box/a": { size: 2, revision: 1 },
        "box/b": { size: 0, revision: 1 },
        "box/c": { size: 5, revision: 0 },
        "total/all": { sum: 7 },
      },
      lists: { full: ["a", "c"] },
    });
    expect(await model.get("total", "all")).toEqual({ sum: 7 });
  });

  test("passes a correct projection", async () => {
    await sameEventsTwice(toyProjection(), toyHistory());
    await rebuiltFromZeroIsEqual(toyProjection(), toyHistory());
  });

  test("detects a projection that counts a repeated event twice", async () => {
    await expect(sameEventsTwice(countingProjection(), toyHistory())).rejects.toThrow();
  });

  test("detects a projection that is not deterministic", async () => {
    await expect(rebuiltFromZeroIsEqual(unstableProjection(), toyHistory())).rejects.toThrow();
  });

  test("rejects a rebuild test whose events produce nothing", async () => {
    const idle = defineProjection({ name: "idle@1", handles, reads: () => [], project: () => [] });
    await expect(rebuiltFromZeroIsEqual(idle, toyHistory())).rejects.toThrow();
  });

  test("returns the result of an index projection", async () => {
    expect(await indexed(toyIndex(), [toyProjection()], toyHistory())).toEqual([
      indexedBox("a", 2),
      indexedBox("b", 0),
      indexedBox("c", 5),
    ]);
    await expect(indexed(toyIndex("other@1"), [toyProjection()], toyHistory())).rejects.toThrow("other@1");
  });
});
