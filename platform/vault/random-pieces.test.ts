import { expect, it } from "vitest";
import { randomPieces } from "./random-pieces.ts";

it("gives pieces of the length asked for, none of them twice, also where the pool is filled again", () => {
  const next = randomPieces(12, 4);
  const pieces = Array.from({ length: 50 }, () => Buffer.from(next()).toString("hex"));
  expect(pieces.every((piece) => piece.length === 24)).toBe(true);
  expect(new Set(pieces).size).toBe(50);
});

it("leaves a piece that was handed out as it is", () => {
  const next = randomPieces(8, 2);
  const first = next();
  const before = Buffer.from(first).toString("hex");
  for (let i = 0; i < 10; i += 1) next();
  expect(Buffer.from(first).toString("hex")).toBe(before);
});
