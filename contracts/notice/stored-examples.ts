// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const text = { optionType: "NOTICE", title: "점검 안내", content: "일요일 **02시**부터 점검합니다." };

export const noticeExamples: readonly StoredExample[] = [
  { type: "NoticeWritten", version: 1, data: { seq: 1, ...text } },
  { type: "NoticeModified", version: 1, data: { seq: 1, ...text, title: "점검 안내 (변경)" } },
  { type: "NoticePublished", version: 1, data: { seq: 1 } },
  { type: "NoticeDeleted", version: 1, data: { seq: 1 } },
];
