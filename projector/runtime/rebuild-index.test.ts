// Rebuilds an index from its models, on a real engine.
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptied, filled, indexedBox, toyIndex, toyProjection } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld, type World } from "./test-support/world.ts";

describe("rebuild of an index", () => {
  const toyIndexes = { projections: [toyProjection()], indexProjections: [toyIndex()] };
  let world: World;
  let folder: string;
  let searchEngine: SearchEngine;
  beforeEach(async () => {
    world = await createWorld();
    folder = await mkdtemp(join(tmpdir(), "sb-rebuild-"));
    searchEngine = await openSearchEngine("sqlite:", folder, [toyIndex().schema]);
  });
  afterEach(async () => {
    await world.close();
    await searchEngine.close();
    await rm(folder, { recursive: true });
  });

  /** Boxes in the index, the largest first. */
  const boxes = async () => {
    const asked = { text: "", sort: "size", offset: 0, limit: 100 } as const;
    const { hits } = await searchEngine.index(toyIndex().schema).search(asked);
    return hits.map(({ id }) => id.toString(36));
  };
  /** Corrupts the index: removes a box and adds one that never existed. */
  const spoilIndex = async () => {
    const { name } = toyIndex().schema;
    const at = await searchEngine.checkpoint(name);
    const ops = [{ op: "delete", id: Number.parseInt("a", 36) } as const, indexedBox("z", 9)];
    await searchEngine.index(toyIndex().schema).apply({ from: at, to: at, ops });
  };
  const startWithIndex = async (...boxes: string[]) => {
    const projector = world.start({ ...toyIndexes, searchEngine, batchSize: 2 });
    const at = await world.append(...boxes.map((box, size) => filled(box, size + 1)));
    await projector.whenProjected(at);
    return { projector, at };
  };

  test("rebuilds it from the models and replaces the live one", async () => {
    const { projector, at } = await startWithIndex("a", "b", "c");
    await spoilIndex();
    expect(await boxes()).toEqual(["z", "c", "b"]);
    await projector.rebuild("toy-index@1");
    expect(await boxes()).toEqual(["c", "b", "a"]);
    expect(await searchEngine.checkpoint("toy-index@1")).toBe(at);
    await projector.whenProjected(await world.append(filled("d", 9), emptied("c")));
    expect(await boxes()).toEqual(["d", "b", "a", "c"]);
    expect(readdirSync(folder).filter((file) => file.endsWith(".db"))).toHaveLength(1);
  });

  test("includes events that arrive meanwhile", async () => {
    const { projector } = await startWithIndex("a", "b", "c");
    await spoilIndex();
    const appending = world.append(...Array.from({ length: 40 }, (_, at) => filled(`x${at}`, 50 - at)));
    await projector.rebuild("toy-index@1");
    await projector.whenProjected(await appending);
    expect(await boxes()).toEqual([...Array.from({ length: 40 }, (_, at) => `x${at}`), "c", "b", "a"]);
  });

  test("works during a rebuild of the model that it follows", async () => {
    const { projector } = await startWithIndex("a", "b", "c");
    await spoilIndex();
    await Promise.all([projector.rebuild("toy@1"), projector.rebuild("toy-index@1"), world.append(filled("d", 9))]);
    await projector.whenProjected(await world.append(filled("e", 8)));
    expect(await boxes()).toEqual(["d", "e", "c", "b", "a"]);
  });

  test("aborted, it leaves the live one unchanged and nothing of its own", async () => {
    const { projector } = await startWithIndex(...Array.from({ length: 50 }, (_, at) => `x${at}`));
    const given = expect(projector.rebuild("toy-index@1")).rejects.toThrow();
    await projector.stop();
    await given;
    expect(await boxes()).toHaveLength(50);
    expect(readdirSync(folder).filter((file) => file.includes("rebuild"))).toEqual([]);
  });

  test("leftovers of an interrupted rebuild, and older versions, are dropped once they are not in use", async () => {
    const { schema } = toyIndex();
    const older = await openSearchEngine("sqlite:", folder, [{ ...schema, name: "toy-index@0" }]);
    await (await older.rebuild(schema)).apply({ from: "", to: "0", ops: [indexedBox("z", 9)] });
    await older.close();
    world.start({ ...toyIndexes, searchEngine });
    await until(() => expect(readdirSync(folder).filter((file) => /rebuild|@0/.test(file))).toEqual([]));
  });
});
