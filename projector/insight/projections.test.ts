import { type InsightEvent, insightStream } from "@sb/contracts/insight/subject.ts";
import { expect, test } from "vitest";
import {
  type Given,
  history,
  indexed,
  projected,
  rebuiltFromZeroIsEqual,
  sameEventsTwice,
} from "../runtime/testing.ts";
import { insightIndex, insightProjection } from "./projections.ts";

const happened = (type: InsightEvent["type"], viewSeq: number, more: object = {}): Given => ({
  stream: insightStream.of(viewSeq),
  type,
  data: { viewSeq, ...more },
});
const text = (title: string) => ({ category: "CASE", language: "ko", title, content: `**${title}** 이야기` });
const picture = { pictureId: "1-a", mediaType: "image/webp", width: 640, height: 480, size: 9 };

const LIFE = history([
  happened("SaferViewWritten", 1, text("가짜 거래소")),
  happened("SaferViewPictureAdded", 1, { picture }),
  happened("SaferViewModified", 1, { ...text("가짜 거래소 주의"), thumbnail: "1-a", summary: "요약" }),
  happened("SaferViewScheduled", 1, { publishAt: "2026-02-01T00:00:00.000Z" }),
  happened("SaferViewPublished", 1),
  happened("SaferViewWritten", 2, text("초안")),
  happened("SaferViewWritten", 3, text("삭제")),
  happened("SaferViewPublished", 3),
  happened("SaferViewDeleted", 3),
  happened("SaferViewWritten", 4, text("철회")),
  happened("SaferViewPublished", 4),
  happened("SaferViewWithdrawn", 4, { reason: "잘못된 내용" }),
]);

test("an article is listed while it is published, and gone once it is deleted", async () => {
  const { docs, lists } = (await projected(insightProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(
    ["saferView", "saferViewText"].flatMap((name) => [1, 2, 4].map((seq) => `${name}/${seq}`)),
  );
  expect(docs["saferViewText/1"]).toEqual({ content: "**가짜 거래소 주의** 이야기" });
  expect(docs["saferView/1"]).toMatchObject({
    ...{ title: "가짜 거래소 주의", summary: "요약", thumbnail: "1-a", status: "PUBLISHED", version: 1 },
    ...{
      excerpt: "가짜 거래소 주의 이야기",
      publishedAt: LIFE[4]?.meta.at,
      modifiedAt: LIFE[2]?.meta.at,
      readingMinutes: 1,
    },
    pictures: [{ pictureId: "1-a", mediaType: "image/webp", width: 640, height: 480 }],
  });
  expect(docs["saferView/1"]).not.toHaveProperty("publishAt", expect.anything());
  expect(docs["saferView/4"]).toMatchObject({ status: "WITHDRAWN", withdrawn: { reason: "잘못된 내용" } });
  expect(lists).toEqual({ "insight:published": ["1"] });
});

test("published again, it keeps its first time", async () => {
  const again = history([
    happened("SaferViewWritten", 1, text("하나")),
    happened("SaferViewPublished", 1),
    happened("SaferViewWithdrawn", 1, { reason: "…" }),
    happened("SaferViewPublished", 1),
  ]);
  const { docs } = (await projected(insightProjection, again)).contents;
  expect(docs["saferView/1"]).toMatchObject({ status: "PUBLISHED", publishedAt: again[1]?.meta.at });
});

test("same events twice", () => sameEventsTwice(insightProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(insightProjection, LIFE));

test("the index has all that stand, by their status", async () => {
  const ops = await indexed(insightIndex, [insightProjection], LIFE);
  expect(ops.map((op) => (op.op === "upsert" ? op.doc.filters.status : op.op))).toEqual([
    "PUBLISHED",
    "DRAFT",
    "delete",
    "WITHDRAWN",
  ]);
  // Published four minutes into 2026: seconds since 2025.
  expect(ops[0]).toMatchObject({ doc: { id: 1, sorts: { publishedAt: 365 * 86_400 + 240, writtenAt: 365 * 86_400 } } });
});
