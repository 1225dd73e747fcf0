import type { NoticeEvent } from "@sb/contracts/notice/events.ts";
import { noticeStream } from "@sb/contracts/notice/subject.ts";
import { expect, test } from "vitest";
import {
  type Given,
  history,
  indexed,
  projected,
  rebuiltFromZeroIsEqual,
  sameEventsTwice,
} from "../runtime/testing.ts";
import { noticeIndex } from "./index-projection.ts";
import { noticeProjection } from "./projection.ts";

const happened = (event: NoticeEvent): Given => ({ stream: noticeStream.of(event.data.seq), ...event });
const text = (title: string) => ({ optionType: "NOTICE", title, content: `**${title}** für alle` }) as const;
const written = (seq: number, title: string): Given =>
  happened({ type: "NoticeWritten", version: 1, data: { seq, ...text(title) } });
const modified = (seq: number, title: string): Given =>
  happened({ type: "NoticeModified", version: 1, data: { seq, ...text(title) } });
const published = (seq: number): Given => happened({ type: "NoticePublished", version: 1, data: { seq } });
const deleted = (seq: number): Given => happened({ type: "NoticeDeleted", version: 1, data: { seq } });

const LIFE = history([
  written(1, "점검 안내"),
  written(2, "Neue Ketten"),
  published(1),
  modified(1, "점검 안내 (변경)"),
  published(2),
  written(3, "Entwurf"),
  deleted(2),
]);

test("a notice is a draft until it is published, and removed once it is deleted", async () => {
  const { docs, lists } = (await projected(noticeProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["notice/1", "notice/3"]);
  expect(docs["notice/1"]).toMatchObject({ ...text("점검 안내 (변경)"), status: "PUBLISHED", revision: 2 });
  expect(docs["notice/1"]).toMatchObject({ publishedAt: LIFE[2]?.meta.at, modifiedAt: LIFE[3]?.meta.at });
  expect(docs["notice/3"]).toMatchObject({ status: "DRAFT", writtenAt: LIFE[5]?.meta.at });
  expect(lists).toEqual({ "notice:all": ["1", "3"] });
});

test("same events twice", () => sameEventsTwice(noticeProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(noticeProjection, LIFE));

test("the index has published notices, and removes deleted ones", async () => {
  const [one, two, three] = await indexed(noticeIndex, [noticeProjection], LIFE);
  expect(one).toMatchObject({
    op: "upsert",
    // Published two minutes into 2026: seconds since 2025.
    doc: { id: 1, filters: { optionType: "NOTICE" }, sorts: { publishedAt: 365 * 86_400 + 120 } },
  });
  expect(two).toEqual({ op: "delete", id: 2 });
  expect(three).toEqual({ op: "delete", id: 3 });
});
