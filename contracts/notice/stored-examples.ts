// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const text = { optionType: "NOTICE", title: "점검 안내", content: "일요일 **02시**부터 점검합니다." };

const whole = {
  ...text,
  popup: true,
  showFrom: "2026-01-15T00:00:00.000Z",
  showTo: "2026-01-16T00:00:00.000Z",
  translations: { en: { title: "Maintenance", content: "On Sunday." } },
};

export const noticeExamples: readonly StoredExample[] = [
  { type: "NoticeWritten", version: 1, data: { seq: 1, ...text } },
  { type: "NoticeModified", version: 1, data: { seq: 1, ...text, title: "점검 안내 (변경)" } },
  { type: "NoticeWritten", version: 1, data: { seq: 2, ...whole } },
  { type: "NoticeModified", version: 1, data: { seq: 2, ...whole } },
  { type: "NoticePublished", version: 1, data: { seq: 1 } },
  { type: "NoticeDeleted", version: 1, data: { seq: 1 } },
  { type: "NoticeDeleted", version: 2, data: { seq: 1, reason: "It was a test." } },
  { type: "PopupHidden", version: 1, data: { userId: "u-1", seq: 1, until: "2026-01-15T15:00:00.000Z" } },
];
