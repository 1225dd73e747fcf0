import { LANGUAGES } from "@sb/contracts/codes.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { createCards } from "./cards.ts";

const { draw: drawCard } = createCards();

const TITLES = {
  ko: "3명이 신고 · 공개 목록 1곳에 등재",
  en: "Reported by 3 people",
  zh: "已有 3 人举报",
  ja: "3人が通報しました",
  de: "Von 3 Personen gemeldet: Identitätsdiebstahl",
};
const cardWith = (words: Partial<Card["words"]>, language: Card["language"] = "ko"): Card => ({
  words: {
    tone: "danger",
    brand: "Safer Block",
    title: TITLES[language],
    target: "0x52908…169EE7",
    facts: ["ETH"],
    ...words,
  },
  language,
});

/** The share of the picture that is not paper. */
async function inkOf(card: Card): Promise<number> {
  const { data, info } = await sharp(await drawCard(card))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1_200, 630]);
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at + 1] ?? 0) < 128) ink += 1;
  return ink / (info.width * info.height);
}

test.each(LANGUAGES)("a verdict in %s, with the fonts that the project brings", async (language) => {
  expect(await inkOf(cardWith({}, language))).toBeGreaterThan(await inkOf(cardWith({ title: "" }, language)));
});

test("nothing in a text is taken for SVG, and what no font has is left out", async () => {
  const plain = await drawCard(cardWith({ title: "A" }));
  expect(await drawCard(cardWith({ title: "A \u{1F600}\u202E\u0000" }))).toEqual(plain);
  expect(await inkOf(cardWith({ title: '</g><rect width="1200" height="630" fill="#000"/>' }))).toBeLessThan(0.2);
});

test("texts of any length fit", async () => {
  const long = "verylongword".repeat(500);
  expect(
    await inkOf(cardWith({ title: long, target: long, facts: Array.from({ length: 50 }, () => long) })),
  ).toBeLessThan(0.3);
});
