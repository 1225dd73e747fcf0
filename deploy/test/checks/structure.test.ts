// The figures of `npm run structure`, with the limits that hold now: who passes one finds a better place, or says why it rises.
import { expect, test } from "vitest";
import { structureOf } from "../../test-run/structure.ts";

const structure = structureOf();

test("few folders are full, and few files long", () => {
  const known = ["query-service/report", "web/ui"];
  expect(structure.fullFolders.filter(({ path }) => !known.includes(path))).toEqual([]);
  expect(structure.longFiles.length).toBeLessThanOrEqual(2);
});

test("few small files have one user beside them", () => {
  expect(structure.smallFiles.length).toBeLessThanOrEqual(64);
});

test("ways are short", () => {
  expect(structure.writeWay.length).toBeGreaterThan(1);
  expect(structure.writeWay.length).toBeLessThanOrEqual(5);
  expect(structure.outwardWay.length).toBeGreaterThan(1);
  expect(structure.outwardWay.length).toBeLessThanOrEqual(10);
});

test("what is outside of the notice's folders hardly names it", () => {
  const notice = structure.named.find(({ subject }) => subject === "notice");
  expect(notice?.files.length).toBeLessThanOrEqual(30);
});
