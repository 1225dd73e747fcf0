import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isDamage } from "../../../sqlite/errors.ts";
import { blocksOf, readBlock, SLOTS, scriptOf, withoutSlot } from "./blocks.ts";

const report = (no: number): string =>
  JSON.stringify([
    [`Fake exchange ${no}`, `They asked for a fee of ${no * 37} USDT before paying out`, `T${no * 7_919}x`],
    [],
  ]);
const docs = (length: number): Buffer[] => Array.from({ length }, (_, no) => Buffer.from(report(no)));
const texts = (block: Uint8Array): string[] => readBlock(block).map((doc) => doc.toString());

test("documents are read back in their order, in a fraction of their bytes", () => {
  const all = docs(300);
  const blocks = [...blocksOf(all)];
  expect(blocks.flatMap(({ bytes }) => texts(bytes))).toEqual(all.map((doc) => doc.toString()));
  expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(300);
  expect(Math.max(...blocks.map(({ count }) => count))).toBeLessThanOrEqual(SLOTS);
  const bytes = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
  expect(bytes(blocks.map((block) => block.bytes))).toBeLessThan(bytes(all) / 2);
});

test("a block fits on a page, whatever is in them; a document that is longer has one of its own", () => {
  const blocks = [
    ...blocksOf([randomBytes(9_000), ...Array.from({ length: 50 }, () => randomBytes(700)), Buffer.from("가")]),
  ];
  expect(blocks[0]?.count).toBe(1);
  for (const { bytes } of blocks.slice(1)) expect(bytes.length).toBeLessThanOrEqual(8_140);
  expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(52);
});

test("a document that is taken out leaves nothing of itself, the others where they are, and the block as long", () => {
  const [block] = blocksOf(docs(SLOTS));
  let left = block?.bytes ?? Buffer.alloc(0);
  const length = left.length;
  for (let slot = 0; slot < (block?.count ?? 0); slot += 2) left = withoutSlot(left, slot);
  expect(texts(left)).toEqual(Array.from({ length: block?.count ?? 0 }, (_, no) => (no % 2 === 0 ? "" : report(no))));
  expect(left).toHaveLength(length);
  for (let slot = 1; slot < (block?.count ?? 0); slot += 2) left = withoutSlot(left, slot);
  expect(left).toEqual(Buffer.alloc(length));
  expect(texts(left)).toEqual([]);
});

test("a block that is damaged anywhere is told as damage of the file", () => {
  const [block] = blocksOf(docs(SLOTS));
  const bytes = block?.bytes ?? Buffer.alloc(0);
  for (let at = 4; at < bytes.length; at += 97) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    expect(() => readBlock(damaged)).toThrow(expect.toSatisfy(isDamage));
  }
});

test("what is written in one script stands together", () => {
  const all = ["지갑 사기", "偽の取引所", "假冒交易所", "gefälschte Börse", "fake exchange"];
  expect(new Set(all.map(scriptOf)).size).toBe(5);
});
