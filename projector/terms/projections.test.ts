import { type TermsEvent, termsStream } from "@sb/contracts/terms/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { termsProjection } from "./projections.ts";

const happened = (event: TermsEvent): Given => ({ stream: termsStream.of(event.data.code), ...event });
const texts = { ko: { agreeName: "이용약관", content: "본문" }, en: { agreeName: "Terms", content: "Text" } };
const drafted = happened({ type: "TermsDrafted", version: 1, data: { code: "A01", texts } });
const published = (applyDt: string) =>
  happened({ type: "TermsPublished", version: 1, data: { code: "A01", applyDt, texts, asksAgain: true } });
const withdrawn = (applyDt: string) =>
  happened({ type: "TermsWithdrawn", version: 1, data: { code: "A01", applyDt, reason: "오타" } });

const LIFE = history([
  drafted,
  published("2026-12-01"),
  drafted,
  published("2027-03-01"),
  drafted,
  published("2027-01-01"),
  drafted,
  withdrawn("2027-03-01"),
]);

test("versions stand newest day first, with who published them when; a draft outlives a withdrawal", async () => {
  const { docs } = (await projected(termsProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["terms-texts/A01.2026-12-01", "terms-texts/A01.2027-01-01", "terms/A01"]);
  expect(docs["terms/A01"]).toMatchObject({
    draft: { texts, savedAt: LIFE[6]?.meta.at, savedBy: LIFE[6]?.meta.actor },
    versions: [
      { applyDt: "2027-01-01", asksAgain: true, names: { ko: "이용약관", en: "Terms" } },
      { applyDt: "2026-12-01", publishedAt: LIFE[1]?.meta.at, publishedBy: LIFE[1]?.meta.actor },
    ],
  });
  expect(docs["terms-texts/A01.2026-12-01"]).toMatchObject({ texts });
});

test("a published or discarded draft is gone", async () => {
  const after = async (...given: readonly Given[]) => (await projected(termsProjection, history(given))).contents.docs;
  expect(await after(drafted, published("2026-12-01"))).not.toHaveProperty(["terms/A01", "draft"]);
  const discarded = happened({ type: "TermsDraftDiscarded", version: 1, data: { code: "A01" } });
  expect(await after(drafted, discarded)).not.toHaveProperty(["terms/A01", "draft"]);
});

test("same events twice", () => sameEventsTwice(termsProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(termsProjection, LIFE));
