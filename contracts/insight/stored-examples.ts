// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const text = {
  viewSeq: 1,
  category: "PREVENTION",
  language: "ko",
  title: "가짜 거래소를 알아보는 법",
  summary: "출금이 막히기 전에 확인할 다섯 가지입니다.",
  content: "## 먼저 주소부터\n\n![화면](/sb/insight/safer-view/picture/1-a)",
  thumbnail: "1-a",
};
const picture = { pictureId: "1-a", mediaType: "image/webp", width: 1024, height: 768, size: 90_000 };

export const insightExamples: readonly StoredExample[] = [
  { type: "SaferViewWritten", version: 1, data: text },
  { type: "SaferViewModified", version: 1, data: { ...text, title: "가짜 거래소를 구별하는 법" } },
  { type: "SaferViewScheduled", version: 1, data: { viewSeq: 1, publishAt: "2026-12-01T00:00:00.000Z" } },
  { type: "SaferViewUnscheduled", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewPublished", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewWithdrawn", version: 1, data: { viewSeq: 1, reason: "사실과 다른 내용" } },
  { type: "SaferViewDeleted", version: 1, data: { viewSeq: 1 } },
  { type: "SaferViewPictureAdded", version: 1, data: { viewSeq: 1, picture } },
  { type: "SaferViewPictureRemoved", version: 1, data: { viewSeq: 1, pictureId: "1-a" } },
];
