import { describe, expect, test } from "vitest";
import { share } from "./assign.ts";

const shared = (...of: Parameters<typeof share>) => Object.fromEntries(share(...of));

describe("sharing partitions", () => {
  test("is even among those who come first", () => {
    const members = ["a", "b"].map((id) => ({ id, owned: [] }));
    expect(shared([0, 1, 2], members)).toEqual({ a: [0, 1], b: [2] });
  });

  test("leaves one who joins without any where there are not enough", () => {
    const members = [
      { id: "a", owned: [] },
      { id: "z", owned: [0] },
    ];
    expect(shared([0], members)).toEqual({ a: [], z: [0] });
  });

  test("takes from a member no more than the others lack", () => {
    const members = [
      { id: "a", owned: [0, 1, 2, 3] },
      { id: "b", owned: [] },
    ];
    expect(shared([0, 1, 2, 3], members)).toEqual({ a: [0, 1], b: [2, 3] });
  });

  test("gives what a member left to the others", () => {
    const members = [
      { id: "a", owned: [0, 1] },
      { id: "c", owned: [4] },
    ];
    expect(shared([0, 1, 2, 3, 4], members)).toEqual({ a: [0, 1, 2], c: [4, 3] });
  });

  test("gives a partition that two claim to one", () => {
    const members = ["a", "b"].map((id) => ({ id, owned: [0, 1] }));
    expect(shared([0, 1], members)).toEqual({ a: [0], b: [1] });
  });
});
