import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FilterBuilder } from "./build.ts";
import { madeTargets, signedFilter } from "./filter.fixture.ts";
import { readFilter } from "./read.ts";

const ADDRESSES = [
  ...["0x52908400098527886e0f7030069857d2e4169ee7", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  ...["TJRabPrwbZy45sbavfcjinPJC18kjpRTv8", "xn--9d0bt71bqtcba.kr", "open.kakao.com/o/sAbCdEf"],
];

it("has every target, however few or many there are, and however often each is named", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 90 }), { maxLength: 300 }), fc.nat(), (texts, seed) => {
      const { file, publicKey } = signedFilter([...texts, ...texts], { seed: BigInt(seed) });
      const filter = readFilter(file, publicKey);
      expect(filter?.count).toBe(new Set(texts).size);
      expect(texts.filter((text) => !filter?.mayHave(text))).toEqual([]);
    }),
  );
});

it("takes one other text in 4,096 for a target, and less than two bytes a target", () => {
  const { file, publicKey } = signedFilter(madeTargets("in", 50_000));
  const filter = readFilter(file, publicKey);
  const missed = [...madeTargets("in", 50_000)].filter((target) => !filter?.mayHave(target));
  const taken = [...madeTargets("out", 200_000)].filter((target) => filter?.mayHave(target));
  expect(missed).toEqual([]);
  // 49 of 200,000 are expected: the standard deviation is 7.
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.length).toBeLessThan(80);
  expect(file.length / 50_000).toBeLessThan(2);
});

it("says when it was made", () => {
  const { file, publicKey } = signedFilter(ADDRESSES, { madeAt: Date.parse("2026-11-27T03:40:00Z") });
  expect(readFilter(file, publicKey)).toMatchObject({ madeAt: Date.parse("2026-11-27T03:40:00Z"), count: 5 });
});

it("gives others their turns while it is built", () => {
  const builder = new FilterBuilder();
  for (const target of madeTargets("in", 50_000)) builder.add(target);
  expect([...builder.build(1n, 0)].length).toBeGreaterThan(256 + 50);
});

describe("is not read", () => {
  const { file, publicKey } = signedFilter(ADDRESSES);
  const changed = (at: number) => file.map((byte, i) => (i === at ? byte ^ 1 : byte));

  it.each([0, 4, 5, 8, 16, 24, 28, 40, file.length - 1])("with another byte at %i", (at) => {
    expect(readFilter(changed(at), publicKey)).toBeUndefined();
  });

  it.each([0, 10, 64, 96, file.length - 1])("cut at %i bytes", (at) => {
    expect(readFilter(file.subarray(0, at), publicKey)).toBeUndefined();
  });

  it("with another key, or a text that is none", () => {
    expect(readFilter(file, signedFilter([]).publicKey)).toBeUndefined();
    expect(readFilter(file, Uint8Array.of(1, 2, 3))).toBeUndefined();
  });
});
