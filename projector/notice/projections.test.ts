import { type NoticeEvent, noticeStream, type PopupHidden, popupsStream } from "@sb/contracts/notice/subject.ts";
import { expect, test } from "vitest";
import {
  type Given,
  history,
  indexed,
  projected,
  rebuiltFromZeroIsEqual,
  sameEventsTwice,
} from "../runtime/testing.ts";
import { noticeIndex, noticeProjection, popupsProjection } from "./projections.ts";

const happened = (event: NoticeEvent): Given => ({ stream: noticeStream.of(event.data.seq), ...event });
const text = (title: string) => ({ optionType: "NOTICE", title, content: `**${title}** für alle` }) as const;
const written = (seq: number, title: string): Given =>
  happened({ type: "NoticeWritten", version: 1, data: { seq, ...text(title) } });
const modified = (seq: number, title: string): Given =>
  happened({ type: "NoticeModified", version: 1, data: { seq, ...text(title) } });
const published = (seq: number): Given => happened({ type: "NoticePublished", version: 1, data: { seq } });
const deleted = (seq: number): Given => happened({ type: "NoticeDeleted", version: 2, data: { seq, reason: "Old" } });

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
    doc: { id: 1, filters: { optionType: "NOTICE", ends: "never" }, sorts: { shownAt: 365 * 86_400 + 120 } },
  });
  expect(two).toEqual({ op: "delete", id: 2 });
  expect(three).toEqual({ op: "delete", id: 3 });
});

const period = { showFrom: "2026-03-01T00:00:00.000Z", showTo: "2026-03-02T00:00:00.000Z" };
const translations = { de: { title: "Wartung", content: "Am Sonntag." } };
const popup = (seq: number): Given =>
  happened({
    type: "NoticeWritten",
    version: 1,
    data: { seq, ...text("팝업"), popup: true, ...period, translations },
  });

test("a published popup with a period stands in the lists that clocks ask for, until it is changed", async () => {
  const lists = async (...given: readonly Given[]) =>
    (await projected(noticeProjection, history(given))).contents.lists;
  expect(await lists(popup(4))).toEqual({ "notice:all": ["4"], "notice:popups": ["4"] });
  const shown = { "notice:starts": ["4"], "notice:ends": ["4"], "notice:popup-ends": ["4"] };
  expect(await lists(popup(4), published(4))).toMatchObject(shown);
  expect(await lists(popup(4), published(4), modified(4, "공지"))).toEqual({ "notice:all": ["4"] });
  expect(await lists(popup(4), published(4), deleted(4))).toEqual({});
});

test("a change may take the period and the translations away", async () => {
  const { docs } = (await projected(noticeProjection, history([popup(4), modified(4, "공지")]))).contents;
  expect(docs["notice/4"]).not.toHaveProperty("showTo");
  expect(docs["notice/4"]).not.toHaveProperty("translations");
});

test("the index finds translations, and knows when a notice begins and that it ends", async () => {
  const [op] = await indexed(noticeIndex, [noticeProjection], history([popup(4), published(4)]));
  expect(op).toMatchObject({
    doc: {
      texts: { content: ["**팝업** für alle", "Wartung", "Am Sonntag."] },
      filters: { ends: "4" },
      // The first of March 2026: seconds since 2025.
      sorts: { shownAt: (365 + 31 + 28) * 86_400 },
    },
  });
});

test("popups: same events twice, and rebuilt from zero", async () => {
  const events = history([popup(4), published(4), modified(4, "공지"), popup(5), published(5), deleted(5)]);
  await sameEventsTwice(noticeProjection, events);
  await rebuiltFromZeroIsEqual(noticeProjection, events);
});

const hidden = (userId: string, seq: number, until: string): Given => {
  const event: PopupHidden = { type: "PopupHidden", version: 1, data: { userId, seq, until } };
  return { stream: popupsStream.of(userId), ...event };
};
const LATER = "2026-03-02T15:00:00.000Z";
const HIDDEN = history([
  hidden("u1", 7, "2026-03-01T15:00:00.000Z"),
  hidden("u2", 7, LATER),
  hidden("u1", 9, LATER),
  hidden("u1", 7, LATER),
]);

test("each person's hidden popups, each once and the newest last", async () => {
  const { docs } = (await projected(popupsProjection, HIDDEN)).contents;
  expect(docs).toMatchObject({
    "popups-hidden/u1": {
      hidden: [
        { seq: 9, until: LATER },
        { seq: 7, until: LATER },
      ],
    },
    "popups-hidden/u2": { hidden: [{ seq: 7, until: LATER }] },
  });
});

test("hidden popups: same events twice", () => sameEventsTwice(popupsProjection, HIDDEN));
test("hidden popups: rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(popupsProjection, HIDDEN));
