import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test("the hash is the one that everybody computes: `printf abc | sha256sum`", () => {
  expect(rangeOf("abc")).toEqual({
    prefix: "ba781",
    suffix: "6bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
});

test("the key is hashed in UTF-8", () => {
  expect(rangeOf("한")).toEqual(rangeOf(Buffer.from([0xed, 0x95, 0x9c]).toString()));
});
