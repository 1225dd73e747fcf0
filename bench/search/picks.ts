// The words for questions, picked from a sample of the reports.
import { type Chain, CRIME_TYPES, type CrimeType } from "@sb/contracts/codes.ts";
import type { VoiceName } from "./generator.ts";
import type { Random } from "./random.ts";
import type { MadeReport } from "./report.ts";
import type { Sample, Words } from "./sample.ts";

export type Picks = {
  report(random: Random): MadeReport;
  site(random: Random): MadeReport;
  word(random: Random, voice: VoiceName, how: keyof Words): string;
  /** A run of four to eight Hangul syllables. */
  run(random: Random): string;
  filters(random: Random): { readonly crimeType: CrimeType; readonly chain: Chain | undefined };
};

export function createPicks({ reports, words }: Sample): Picks {
  const sites = reports.filter(({ declareType }) => declareType === "SITE");
  const runs = reports.flatMap(({ comment }) => comment.match(/\p{Script=Hangul}{4,8}/gu) ?? []);
  return {
    report: (random) => oneOf(random, reports),
    site: (random) => oneOf(random, sites),
    word: (random, voice, how) => oneOf(random, words[voice][how]),
    run: (random) => oneOf(random, runs),
    filters: (random) => ({
      crimeType: oneOf(random, CRIME_TYPES),
      chain: random.pick<Chain | undefined>(["ETH", "BTC", "XMR", "TON", undefined]),
    }),
  };
}

/** With one letter more, less or other, or two of them swapped. */
export function misspell(word: string, random: Random): string {
  const at = random.below(word.length);
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  const wrong = random.text("abcdefghijklmnopqrstuvwxyz", 1);
  const kind = random.below(4);
  if (kind === 0) return before + wrong + letter + after;
  if (kind === 1) return before + wrong + after;
  if (kind === 2 && word.length > 4) return before + after;
  return before + after.slice(0, 1) + letter + after.slice(1);
}

function oneOf<T>(random: Random, list: readonly T[]): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error("The sample is too small");
  return found;
}
