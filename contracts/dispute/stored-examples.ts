// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const place = { requestSeq: 18, dclrSeq: 17 };
const openedAt = "2026-01-01T10:00:00.000Z";
const dueAt = "2026-01-15T10:00:00.000Z";
const form = {
  reason: "MISTAKEN_TARGET",
  summary: "This is our shop.",
  content: "We have had this site for ten years.",
  target: { declareType: "WALLET", chain: "ETH", adrs: "0xAb", addressKey: "0xab" },
  fullName: "n",
  email: "e@mail.example",
  contact1: "c1",
  contact2: "c2",
  institution: { name: "i", contact: "c", email: "e@mail.example", url: "https://shop.example" },
  files: [{ fileId: "18-a", name: "a.pdf", mediaType: "application/pdf", size: 8, sha256: "0".repeat(64) }],
};

export const disputeExamples: readonly StoredExample[] = [
  {
    type: "DisputeOpened",
    version: 1,
    data: { ...place, requesterId: "u-1", reporterId: "u-2", openedAt, dueAt },
    secret: form,
  },
  // About an entry of a published list.
  { type: "DisputeOpened", version: 1, data: { ...place, requesterId: "u-1", openedAt, dueAt }, secret: form },
  { type: "ReporterAnswered", version: 1, data: { ...place, answer: "sealed" } },
  { type: "ControlCheckAsked", version: 1, data: { ...place, checkId: "c-1", kind: "DNS" } },
  { type: "ControlCheckFailed", version: 1, data: { ...place, checkId: "c-1" } },
  { type: "ControlProven", version: 1, data: { ...place, kind: "DNS", checkId: "c-1" } },
  { type: "ControlProven", version: 1, data: { ...place, kind: "SIGNATURE", nonce: "n-1" } },
  { type: "DisputeExtended", version: 1, data: { ...place, dueAt, reason: "sealed" } },
  { type: "DisputeReminded", version: 1, data: { ...place, dueAt } },
  { type: "DisputeOverdue", version: 1, data: { ...place, dueAt } },
  { type: "DisputeDecided", version: 1, data: { ...place, outcome: "REMOVED", reason: "sealed" } },
  {
    type: "DisputeDecided",
    version: 1,
    data: { ...place, outcome: "CORRECTED", reason: "sealed", correction: "sealed" },
  },
  { type: "DisputeWithdrawn", version: 1, data: { ...place, because: "LEFT" } },
  { type: "DisputeClosed", version: 1, data: place },
  { type: "DisputeErased", version: 1, data: { ...place, side: "REQUESTER", isGone: true } },
  { type: "DisputeNoted", version: 1, data: { requestSeq: 18 } },
];
