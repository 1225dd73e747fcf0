// A data folder with many published articles: their events, as the rules make them.
import { insightDecider } from "@sb/command-service/insight/decider.ts";
import { SAFER_VIEW_CATEGORIES } from "@sb/contracts/insight/model.ts";
import { insightStream } from "@sb/contracts/insight/subject.ts";
import type { Append } from "@sb/platform/event-store/port.ts";
import { createRandom, type Random } from "../search/random.ts";
import { appendStreams, newStream } from "../workload/append-streams.ts";

export function fillArticles(dataDir: string, count: number): Promise<void> {
  const random = createRandom(1);
  return appendStreams(dataDir, count, (viewSeq) => article(viewSeq, random));
}

function article(viewSeq: number, random: Random): Append {
  const { decide, evolve, initialState } = insightDecider;
  const written = decide({ type: "Write", seq: viewSeq, text: textOf(viewSeq, random), publish: false }, initialState);
  const published = decide({ type: "Publish", seq: viewSeq }, written.reduce(evolve, initialState));
  const at = new Date(Date.UTC(2025, 0, 1) + viewSeq * 3_600_000).toISOString();
  return newStream(insightStream.of(viewSeq), [...written, ...published], at);
}

const WORDS = [
  ...(["거래소", "출금", "지갑", "피해", "주소", "신고", "사례", "투자", "수익", "링크"] as const),
  ...(["wallet", "exchange", "deposit", "phrase", "warning", "case"] as const),
] as const;

/** About 4,000 characters. */
function textOf(viewSeq: number, random: Random) {
  const words = (count: number) => Array.from({ length: count }, () => random.pick(WORDS)).join(" ");
  const sections = Array.from({ length: 8 }, (_, i) => `## ${i + 1}. ${words(3)}\n\n${words(100)}.`);
  return {
    category: random.pick(SAFER_VIEW_CATEGORIES),
    language: viewSeq % 5 === 0 ? ("en" as const) : ("ko" as const),
    title: `${words(5)} ${viewSeq}`,
    summary: words(12),
    content: sections.join("\n\n"),
  };
}
