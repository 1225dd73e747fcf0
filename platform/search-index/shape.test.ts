import { expect, test } from "vitest";
import { hostsNear, likeness, shapeOf } from "./shape.ts";

test("addresses with the same ends have the same shape", () => {
  expect(shapeOf("0x7cb57b5a97eabe94205c07890be4c1ad31e486a8")).toBe(
    shapeOf("0x7CB511111111111111111111111111111111486A8"),
  );
  expect(shapeOf("0x7cb57b5a97eabe94205c07890be4c1ad31e486a8")).not.toBe(
    shapeOf("0x7cc57b5a97eabe94205c07890be4c1ad31e486a8"),
  );
  expect(shapeOf("0x7cb57b5a97eabe94205c07890be4c1ad31e486a8")).not.toBe(
    shapeOf("0x7cb57b5a97eabe94205c07890be4c1ad31e486a9"),
  );
});

test("what all addresses of a kind begin with does not count", () => {
  expect(shapeOf("bc1qaaaaaaaaaaaaaaaaaaaaaaaaaaaazzzz")).not.toBe(shapeOf("bc1qbbbbbbbbbbbbbbbbbbbbbbbbbbbbzzzz"));
  expect(shapeOf("bitcoincash:qaaaaaaaaaaaaaaaaazzzz")).not.toBe(shapeOf("bitcoincash:qbbbbbbbbbbbbbbbbbzzzz"));
});

test("hosts and what is short have none", () => {
  expect([shapeOf("evil.example"), shapeOf("0x123")]).toEqual([undefined, undefined]);
});

test("likeness counts both ends, no character twice", () => {
  expect(likeness("abcdxyz", "abceeexyz")).toBe(6);
  expect(likeness("aaa", "aaaaa")).toBe(3);
  expect(likeness("abc", "ABC")).toBe(3);
});

test("hosts one edit away", () => {
  const near = new Set(hostsNear("ab.de"));
  for (const host of ["b.de", "xab.de", "ax.de", "ba.de", "ab.dex", "ab-.de"]) expect(near.has(host), host).toBe(true);
  for (const host of ["ab.de", "xaxb.de", "de.ab"]) expect(near.has(host), host).toBe(false);
  expect(hostsNear("x".repeat(60))).toEqual([]);
});
