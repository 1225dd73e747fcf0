import { expect, it } from "vitest";
import type { Job } from "./commit.ts";
import { groupsOf } from "./groups.ts";

const append = (id: number, chars: number): Job => ({
  id,
  kind: "append",
  appends: [{ stream: "s", expected: -1, bodies: ["x".repeat(chars)] }],
});
const idsOf = (groups: Iterable<readonly Job[]>) => [...groups].map((group) => group.map(({ id }) => id));

it("closes a full group and loses no job", () => {
  const jobs: Job[] = [append(1, 6), append(2, 5), { id: 3, kind: "shred", stream: "s" }, append(4, 99), append(5, 1)];
  expect(idsOf(groupsOf(jobs, 10))).toEqual([[1, 2], [3, 4], [5]]);
});

it("creates no empty group", () => {
  expect(idsOf(groupsOf([], 10))).toEqual([]);
  expect(idsOf(groupsOf([append(1, 10)], 10))).toEqual([[1]]);
});
