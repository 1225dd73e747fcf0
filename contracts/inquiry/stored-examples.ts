// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const of = { seq: 5, userId: "u-1" };
const file = { fileId: "5-a", name: "화면.webp", mediaType: "image/webp", size: 12, sha256: "ab" };
const text = { title: "로그인이 되지 않습니다", contents: "어제부터 화면이 넘어가지 않습니다.", files: [file] };
const comment = { ...of, commentSeq: 9, authorId: "u-1", sealedText: "sealed" };

export const inquiryExamples: readonly StoredExample[] = [
  { type: "InquirySubmitted", version: 1, data: { ...of, membership: 1 }, secret: text },
  // Its key was destroyed.
  { type: "InquirySubmitted", version: 1, data: { ...of, membership: 1 } },
  { type: "InquiryModified", version: 1, data: { ...of, removedFiles: ["5-a"] }, secret: { ...text, files: [] } },
  { type: "InquiryAnswered", version: 1, data: of, secret: { contents: "다시 시도해 주세요." } },
  { type: "InquiryCommented", version: 1, data: { ...comment, side: "PERSON" } },
  { type: "InquiryCommented", version: 1, data: { ...comment, side: "ADMIN", authorId: "u-2" } },
  { type: "InquiryCommentDeleted", version: 1, data: { ...of, commentSeq: 9 } },
  { type: "InquiryDeleted", version: 1, data: { ...of, because: "PERSON" } },
  { type: "InquiryDeleted", version: 1, data: { ...of, because: "ACCOUNT" } },
  { type: "InquiryListed", version: 1, data: { ...of, membership: 1 } },
];
