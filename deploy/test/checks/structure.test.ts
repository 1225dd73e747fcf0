// The figures of `npm run structure`, with the limits that hold now: who passes one finds a better place, or says why it rises.
import { expect, test } from "vitest";
import { structureOf } from "../../test-run/structure.ts";

const structure = structureOf();

test("no folder is full, and few files are long", () => {
  expect(structure.fullFolders).toEqual([]);
  expect(structure.longFiles.length).toBeLessThanOrEqual(2);
});

test("few small files have one user beside them", () => {
  expect(structure.smallFiles.length).toBeLessThanOrEqual(57);
});

test("ways are short", () => {
  expect(structure.writeWay.length).toBeGreaterThan(1);
  expect(structure.writeWay.length).toBeLessThanOrEqual(5);
  expect(structure.outwardWay.length).toBeGreaterThan(1);
  expect(structure.outwardWay.length).toBeLessThanOrEqual(10);
});

test("what is outside of the notice's folders hardly names it", () => {
  const notice = structure.named.find(({ subject }) => subject === "notice");
  // One of them has the demo's notices, which stand there in five languages.
  expect(notice?.files.length).toBeLessThanOrEqual(29);
});
