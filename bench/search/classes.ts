// The kinds of question that people ask, and those that are hard to answer.
import { type Chain, CRIME_TYPES } from "@sb/contracts/codes.ts";
import type { SearchDoc, SearchQuery } from "@sb/platform/search-index/port.ts";
import type { VoiceName } from "./generator.ts";
import type { Random } from "./random.ts";
import type { Sample } from "./sample.ts";

export type QueryClass = {
  readonly what: string;
  readonly ask: (random: Random) => Pick<SearchQuery, "text"> & Partial<SearchQuery>;
};

const SHORT: readonly [string, ...string[]] = [
  "0",
  "0x",
  "1",
  "3",
  "T",
  "b",
  "bc",
  "bc1",
  "bc1q",
  "http",
  "https",
  "x",
  "r",
  "a",
  "com",
];

export function queryClasses(sample: Sample): QueryClass[] {
  const any = <T>(random: Random, list: readonly T[]): T => {
    const found = list[random.below(list.length)];
    if (found === undefined) throw new Error("The sample is too small");
    return found;
  };
  const report = (random: Random): SearchDoc => any(random, sample.docs);
  const word = (random: Random, voice: VoiceName, how: "common" | "medium" | "rare"): string =>
    any(random, sample.words[voice][how]);
  const siteOf = (random: Random): SearchDoc => any(random, sites);
  const sites = sample.docs.filter(({ declareType }) => declareType === "SITE");
  const texts = (what: string, text: (random: Random) => string): QueryClass => ({
    what,
    ask: (random) => ({ text: text(random) }),
  });
  const latin = (random: Random): VoiceName => random.pick(["en", "en", "en", "de"]);
  const filters = (random: Random) => ({
    crimeType: any(random, CRIME_TYPES),
    chain: random.pick<Chain | undefined>(["ETH", "BTC", "XMR", "TON", undefined]),
  });

  return [
    texts("address, whole", (random) => report(random).adrs),
    texts("address, first ten characters", (random) => report(random).addressKey.slice(0, 10)),
    texts("address, first three to nine", (random) => report(random).addressKey.slice(0, 3 + random.below(7))),
    texts("beginning of one to four characters", (random) => random.pick(SHORT)),
    texts("host, or URL as pasted", (random) =>
      random.next() < 0.5 ? siteOf(random).addressKey : siteOf(random).adrs,
    ),
    texts("one common word", (random) => word(random, latin(random), "common")),
    texts("one word of medium frequency", (random) => word(random, latin(random), "medium")),
    texts("one rare word", (random) => word(random, latin(random), "rare")),
    texts("two common words", (random) => `${word(random, "en", "common")} ${word(random, "en", "common")}`),
    texts(
      "two common words of two languages",
      (random) => `${word(random, "en", "common")} ${word(random, "ko", "common")}`,
    ),
    texts("a common and a rare word", (random) => `${word(random, "en", "rare")} ${word(random, "en", "common")}`),
    texts(
      "two words of medium frequency",
      (random) => `${word(random, "en", "medium")} ${word(random, "de", "medium")}`,
    ),
    texts("five common words", (random) => Array.from({ length: 5 }, () => word(random, "en", "common")).join(" ")),
    texts("a word as it is typed", (random) => word(random, latin(random), "common").slice(0, 1 + random.below(6))),
    texts("common word, misspelt", (random) => misspell(word(random, latin(random), "common"), random)),
    texts("rare word, misspelt", (random) => misspell(word(random, latin(random), "rare"), random)),
    texts(
      "two words, misspelt",
      (random) => `${misspell(word(random, "en", "medium"), random)} ${misspell(word(random, "en", "common"), random)}`,
    ),
    texts("host and rare word", (random) => `${siteOf(random).addressKey.slice(0, 6)} ${word(random, "ko", "rare")}`),
    texts("rare word and short beginning", (random) => `${word(random, "ko", "rare")} ${random.pick(SHORT)}`),
    texts("Korean, two letters", (random) => word(random, "ko", random.pick(["common", "medium", "rare"]))),
    texts("Chinese, two characters", (random) => word(random, "zh", random.pick(["common", "medium", "rare"]))),
    texts("Japanese, two characters", (random) => word(random, "ja", random.pick(["common", "medium", "rare"]))),
    texts("one character", (random) => word(random, random.pick(["ko", "zh", "ja"]), "common").slice(0, 1)),
    texts("Korean, four to eight letters", (random) =>
      longRun(any(random, sample.docs.filter(isKorean)).comment, random),
    ),
    texts("Korean and Chinese pair", (random) => `${word(random, "ko", "common")} ${word(random, "zh", "common")}`),
    {
      what: "word with filters",
      ask: (random) => ({ text: word(random, latin(random), random.pick(["common", "medium"])), ...filters(random) }),
    },
    {
      what: "misspelt word with filters",
      ask: (random) => ({ text: misspell(word(random, "en", "common"), random), ...filters(random) }),
    },
    { what: "Korean pair with filters", ask: (random) => ({ text: word(random, "ko", "medium"), ...filters(random) }) },
    { what: "page 100 of a common word", ask: (random) => ({ text: word(random, "en", "common"), offset: 990 }) },
    { what: "page 2,000 of a common word", ask: (random) => ({ text: word(random, "en", "common"), offset: 19_990 }) },
    { what: "common word, a hundred to a page", ask: (random) => ({ text: word(random, "en", "common"), limit: 100 }) },
    {
      what: "common word, most reported",
      ask: (random) => ({ text: word(random, "en", "common"), order: "MOST_REPORTED" }),
    },
    { what: "medium word, most liked", ask: (random) => ({ text: word(random, "en", "medium"), order: "POPULAR" }) },
    { what: "no text, newest", ask: (random) => ({ text: "", offset: random.below(100) * 10 }) },
    { what: "no text, filters", ask: (random) => ({ text: "", ...filters(random) }) },
    {
      what: "no text, most reported",
      ask: (random) => ({ text: "", order: "MOST_REPORTED", offset: random.below(100) * 10 }),
    },
    { what: "no text, most liked, filters", ask: (random) => ({ text: "", order: "POPULAR", ...filters(random) }) },
    texts("nonsense of 2,000 characters", (random) =>
      Array.from({ length: 200 }, () => random.text("abcdefgh가나다라", 9)).join(" "),
    ),
  ];
}

const isKorean = ({ comment }: SearchDoc): boolean => /\p{Script=Hangul}/u.test(comment);

function longRun(comment: string, random: Random): string {
  const runs = comment.match(/\p{Script=Hangul}{4,8}/gu) ?? ["보이스피싱"];
  return runs[random.below(runs.length)] ?? "보이스피싱";
}

function misspell(word: string, random: Random): string {
  const at = random.below(word.length);
  const letter = random.text("abcdefghijklmnopqrstuvwxyz", 1);
  const kind = random.below(4);
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at);
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at + 1);
  if (kind === 2 && word.length > 4) return word.slice(0, at) + word.slice(at + 1);
  return (
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split("")
      .reverse()
      .join("") +
    word.slice(at + 2)
  );
}
