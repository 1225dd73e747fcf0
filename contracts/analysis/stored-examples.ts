// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const ofPerson = { analysisSeq: 5, userId: "u-1" };
const told = { ...ofPerson, language: "ko" };
const text = {
  targets: [{ kind: "TRANSACTION", value: `0x${"ab".repeat(32)}` }],
  content: "보낸 코인이 어디로 갔는지 알고 싶습니다.",
  contact: "mina@people.example",
};

export const analysisExamples: readonly StoredExample[] = [
  { type: "AnalysisRequested", version: 1, data: { ...told, membership: 1 }, secret: text },
  {
    type: "AnalysisRequested",
    version: 1,
    data: { ...told, membership: 2, dclrSeq: 17 },
    secret: { ...text, targets: [], amount: "1.2 ETH", happenedAt: "3월 초" },
  },
  // Its key was destroyed.
  { type: "AnalysisRequested", version: 1, data: { ...told, membership: 1 } },
  { type: "AnalysisStarted", version: 1, data: ofPerson },
  { type: "AnalysisAnswered", version: 1, data: told, secret: { content: "거래소로 입금되었습니다." } },
  { type: "AnalysisClosed", version: 1, data: told, secret: { content: "분석할 기록이 없습니다." } },
  { type: "AnalysisWithdrawn", version: 1, data: { ...ofPerson, because: "PERSON" } },
  { type: "AnalysisWithdrawn", version: 1, data: { ...ofPerson, because: "ACCOUNT" } },
  { type: "AnalysisListed", version: 1, data: { ...ofPerson, membership: 1 } },
];
