// Which words of the generated reports are common, of medium frequency and rare, as seen in a sample of them.
import type { Generator, VoiceName } from "./generator.ts";
import type { MadeReport } from "./report.ts";

/** Words of one language, by the share of all reports that hold them. */
export type Words = { readonly common: string[]; readonly medium: string[]; readonly rare: string[] };
export type Sample = { readonly reports: readonly MadeReport[]; readonly words: Readonly<Record<VoiceName, Words>> };

const SAMPLED = 20_000;

export function takeSample(generator: Generator, reports: number): Sample {
  const step = Math.max(1, Math.floor(reports / SAMPLED));
  const indexes = Array.from({ length: Math.floor(reports / step) }, (_, i) => i * step);
  const made = indexes.map((index) => generator.report(index));
  const voices: readonly VoiceName[] = ["en", "ko", "zh", "ja", "de"];
  const words = voices.map((voice) => {
    const spoken = made.filter((_, i) => generator.voiceOf(indexes[i] ?? 0) === voice);
    return [voice, wordsOf(voice, spoken, made.length)] as const;
  });
  return { reports: made, words: Object.fromEntries(words) as Record<VoiceName, Words> };
}

function wordsOf(voice: VoiceName, spoken: readonly MadeReport[], all: number): Words {
  const counts = new Map<string, number>();
  for (const { comment } of spoken)
    for (const word of new Set(cut(voice, comment))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const between = (from: number, to: number) =>
    [...counts].filter(([, count]) => count / all >= from && count / all < to).map(([word]) => word);
  return { common: between(0.02, 1), medium: between(0.001, 0.02), rare: between(0, 0.0005) };
}

/** Words; of Chinese, Japanese and Korean pairs of characters. */
function cut(voice: VoiceName, text: string): string[] {
  if (voice === "en" || voice === "de")
    return (text.match(/\p{Script=Latin}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  const runs = text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu) ?? [];
  return runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)));
}
