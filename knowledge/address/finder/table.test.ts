// A thousand texts as people paste them: no reported target is overlooked, no clean one is taken for a reported one.
import { looksOfShortened } from "@sb/contracts/report/lookup/look-alike.ts";
import { expect, test } from "vitest";
import { fitsShortened, keptLooks } from "../looks.ts";
import { findTargets } from "./find.ts";
import { gluedTexts, type MadeText, madeTexts, ORDINARY, REPORTED, shortenedTexts } from "./table.fixture.ts";

const TEXTS = madeTexts(1_000, 27);

/** The keys that a look-up of the text asks about. */
const askedOf = (text: string): readonly string[] =>
  findTargets(text).flatMap((finding) => {
    if (finding.kind === "MAIL_HOST") return finding.addressKey;
    return "identities" in finding ? finding.identities.map(({ addressKey }) => addressKey) : [];
  });

const named = (text: string): readonly string[] => askedOf(text).filter((key) => REPORTED.has(key));
const inShort = ({ text, of, carrier, breaking }: MadeText) => `${of}, ${carrier}, ${breaking}: ${text}`;
const kinds = (of: (made: MadeText) => string): number => new Set(TEXTS.map(of)).size;

const reported = TEXTS.filter(({ isReported }) => isReported);
const clean = TEXTS.filter(({ isReported }) => !isReported);

test(`of ${reported.length} texts with a reported target each is named`, () => {
  expect(reported.filter(({ text, key }) => !named(text).includes(key)).map(inShort)).toEqual([]);
});

test(`of ${clean.length} texts with a clean target each is recognised, and none is taken for a reported one`, () => {
  expect(clean.filter(({ text }) => named(text).length > 0).map(inShort)).toEqual([]);
  expect(clean.filter(({ text, key }) => !askedOf(text).includes(key)).map(inShort)).toEqual([]);
});

/** Whether a look-up of the text comes upon the account, and finds that it fits. */
const isFitting = ({ text, key }: MadeText): boolean =>
  findTargets(text).some(({ kind, ...finding }) => {
    const { head, tails } = "head" in finding ? finding : {};
    if (kind !== "NEARLY" || head === undefined || tails === undefined) return false;
    const looks = new Set(keptLooks(key));
    return tails.some(
      (tail) => fitsShortened(key, head, tail) && looksOfShortened(head, tail).some((look) => looks.has(look)),
    );
  });

test("an address with its middle left out is found by its ends, on each chain", () => {
  const texts = shortenedTexts();
  expect(new Set(texts.map(({ of }) => of)).size).toBe(18);
  expect(texts.filter((made) => !isFitting(made)).map(inShort)).toEqual([]);
});

test("TON's addresses are found right before and after those of each chain", () => {
  const missed = gluedTexts().filter(([text, ...keys]) => !keys.every((key) => askedOf(text).includes(key)));
  expect(missed).toEqual([]);
});

test(`of ${ORDINARY.length} texts that name no target none has one`, () => {
  expect(ORDINARY.filter((text) => findTargets(text).some(({ kind }) => kind === "TARGET"))).toEqual([]);
});

test(`they are of ${kinds(({ of }) => of)} kinds of targets, ${kinds(({ carrier }) => carrier)} carriers, ${kinds(({ breaking }) => breaking)} breaks, ${kinds(({ language }) => language)} languages`, () => {
  expect(new Set(TEXTS.map(({ of }) => of)).size).toBe(19);
  expect(kinds(({ carrier }) => carrier)).toBeGreaterThanOrEqual(20);
  expect(kinds(({ breaking }) => breaking)).toBeGreaterThanOrEqual(50);
  expect(new Set(TEXTS.map(({ text }) => text)).size).toBeGreaterThan(900);
});
