// The kinds of question that people ask, and those that are hard to answer.
import { latinTyped } from "@sb/platform/search/query/forms/keyboard.ts";
import type { VoiceName } from "./generator.ts";
import { createPicks, misspell, type Picks } from "./picks.ts";
import type { QueryClass } from "./query-class.ts";
import type { Random } from "./random.ts";
import type { Sample, Words } from "./sample.ts";

export type QueryClasses = {
  /** Texts that the budget is for. */
  readonly texts: readonly QueryClass[];
  /** Without a text: the budget is for them as well. */
  readonly lists: readonly QueryClass[];
  /** More than the budget speaks of. */
  readonly hard: readonly QueryClass[];
};

export function queryClasses(sample: Sample): QueryClasses {
  const picks = createPicks(sample);
  const all = [addresses, words, misspelt, scripts, typed, filtered, pages, orders];
  return { texts: all.flatMap((classes) => classes(picks)), lists: lists(picks), hard: hard(picks) };
}

const texts = (what: string, text: (random: Random) => string): QueryClass => ({
  what,
  ask: (random) => ({ text: text(random) }),
});

const BEGINNINGS = ["0", "0x", "1", "3", "T", "b", "bc", "bc1", "bc1q", "http", "https", "x", "r", "a", "com"] as const;

function addresses({ report, site, word }: Picks): QueryClass[] {
  return [
    texts("address, whole", (random) => report(random).adrs),
    texts("address, first ten characters", (random) => report(random).addressKey.slice(0, 10)),
    texts("address, first three to nine", (random) => report(random).addressKey.slice(0, 3 + random.below(7))),
    texts("beginning of one to four characters", (random) => random.pick(BEGINNINGS)),
    texts("host, or URL as pasted", (random) => (random.next() < 0.5 ? site(random).addressKey : site(random).adrs)),
    texts("host and rare word", (random) => `${site(random).addressKey.slice(0, 6)} ${word(random, "ko", "rare")}`),
    texts("rare word and short beginning", (random) => `${word(random, "ko", "rare")} ${random.pick(BEGINNINGS)}`),
  ];
}

const latin = (random: Random): VoiceName => random.pick(["en", "en", "en", "de"]);

function words({ word }: Picks): QueryClass[] {
  const english = (random: Random, ...how: readonly (keyof Words)[]): string =>
    how.map((each) => word(random, "en", each)).join(" ");
  return [
    texts("one common word", (random) => word(random, latin(random), "common")),
    texts("one word of medium frequency", (random) => word(random, latin(random), "medium")),
    texts("one rare word", (random) => word(random, latin(random), "rare")),
    texts("two common words", (random) => english(random, "common", "common")),
    texts("a common and a rare word", (random) => english(random, "rare", "common")),
    texts("two words of medium frequency", (random) => `${english(random, "medium")} ${word(random, "de", "medium")}`),
    texts("a word as it is typed", (random) => word(random, latin(random), "common").slice(0, 1 + random.below(6))),
  ];
}

function misspelt({ word }: Picks): QueryClass[] {
  const wrong = (random: Random, voice: VoiceName, how: keyof Words): string =>
    misspell(word(random, voice, how), random);
  return [
    texts("common word, misspelt", (random) => wrong(random, latin(random), "common")),
    texts("rare word, misspelt", (random) => wrong(random, latin(random), "rare")),
    texts("two words, misspelt", (random) => `${wrong(random, "en", "medium")} ${wrong(random, "en", "common")}`),
  ];
}

function scripts({ word, run }: Picks): QueryClass[] {
  const how = (random: Random): keyof Words => random.pick(["common", "medium", "rare"]);
  const beside = (random: Random, left: VoiceName, right: VoiceName): string =>
    `${word(random, left, "common")} ${word(random, right, "common")}`;
  return [
    texts("Korean, two letters", (random) => word(random, "ko", how(random))),
    texts("Chinese, two characters", (random) => word(random, "zh", how(random))),
    texts("Japanese, two characters", (random) => word(random, "ja", how(random))),
    texts("one character", (random) => word(random, random.pick(["ko", "zh", "ja"]), "common").slice(0, 1)),
    texts("Korean, four to eight letters", run),
    texts("two common words of two languages", (random) => beside(random, "en", "ko")),
    texts("Korean and Chinese pair", (random) => beside(random, "ko", "zh")),
  ];
}

/** Words as they are typed, which stand in few reports or in none. */
function typed({ word, run, filters }: Picks): QueryClass[] {
  const rare = (random: Random, voice: VoiceName): string => word(random, voice, "rare");
  const cut = (random: Random): string => run(random).slice(0, 4);
  return [
    texts("Korean, initials", (random) => Array.from(run(random).slice(0, 3 + random.below(3)), initialIn).join("")),
    texts("Korean, half typed", (random) => cut(random).slice(0, -1) + begunOf(cut(random).slice(-1))),
    texts("Korean, with English keys", (random) => latinTyped(run(random)) ?? ""),
    texts("Korean, a slip in the middle", (random) => slip(cut(random))),
    texts("Korean, another ending", (random) => `${run(random).slice(0, 3)}했어요`),
    texts("two words, one half typed", (random) => `${word(random, "ko", "common")} ${begunOf(cut(random))}`),
    texts("traditional Chinese", (random) => random.pick(["錢包", "釣魚網站", "轉帳", "殺豬盤", "驗證碼", "客服騙錢"])),
    texts("Japanese, in hiragana", (random) => inHiragana(rare(random, "ja"))),
    texts("Japanese, as it is read", (random) => random.pick(["さぎ", "そうきん", "とりひきじょ", "あんごうしさん"])),
    texts("German, a part of a compound", (random) => rare(random, "de").slice(-6)),
    texts("English, in another form", (random) => `${rare(random, "en")}${random.pick(["s", "ing", "ers", "ed"])}`),
    texts("two words as one", (random) => `${word(random, "en", "medium")}${word(random, "en", "medium")}`),
    {
      what: "name of a category",
      ask: (random) => {
        const { crimeType } = filters(random);
        const text = `${rare(random, "en")} scheme`;
        return { text, names: [{ from: 0, to: text.length, texts: ["사기방", "骗局群"], filters: { crimeType } }] };
      },
    },
  ];
}

const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const [FIRST_SYLLABLE, OF_AN_INITIAL, OF_A_VOWEL] = [0xac00, 588, 28];
const codeIn = (syllable: string): number => syllable.charCodeAt(0) - FIRST_SYLLABLE;
const initialIn = (syllable: string): string => INITIALS[Math.floor(codeIn(syllable) / OF_AN_INITIAL)] ?? "";
/** Without the final consonant of the last syllable. */
const begunOf = (run: string): string =>
  run.slice(0, -1) + String.fromCharCode(FIRST_SYLLABLE + codeIn(run.slice(-1)) - (codeIn(run.slice(-1)) % OF_A_VOWEL));
/** The vowel beside it in the middle of a run. */
const slip = (run: string): string => {
  const wrong = String.fromCharCode(FIRST_SYLLABLE + ((codeIn(run.charAt(1)) + OF_A_VOWEL) % 11_172));
  return run.charAt(0) + wrong + run.slice(2);
};
const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

function filtered({ word, filters }: Picks): QueryClass[] {
  const filter = (what: string, text: (random: Random) => string): QueryClass => ({
    what,
    ask: (random) => ({ text: text(random), filters: filters(random) }),
  });
  return [
    filter("word with filters", (random) => word(random, latin(random), random.pick(["common", "medium"]))),
    filter("misspelt word with filters", (random) => misspell(word(random, "en", "common"), random)),
    filter("Korean pair with filters", (random) => word(random, "ko", "medium")),
  ];
}

function pages({ word }: Picks): QueryClass[] {
  const page = (what: string, range: { readonly offset?: number; readonly limit?: number }): QueryClass => ({
    what,
    ask: (random) => ({ text: word(random, "en", "common"), ...range }),
  });
  return [
    page("page 100 of a common word", { offset: 990 }),
    page("page 2,000 of a common word", { offset: 19_990 }),
    page("common word, a hundred to a page", { limit: 100 }),
  ];
}

function orders({ word }: Picks): QueryClass[] {
  return [
    {
      what: "common word, most reported",
      ask: (random) => ({ text: word(random, "en", "common"), sort: "timesReported" }),
    },
    { what: "medium word, most liked", ask: (random) => ({ text: word(random, "en", "medium"), sort: "likeCount" }) },
    {
      what: "beginning of one to four characters, most reported",
      ask: (random) => ({ text: random.pick(BEGINNINGS), sort: "timesReported" }),
    },
  ];
}

function lists({ filters }: Picks): QueryClass[] {
  return [
    { what: "no text, newest", ask: (random) => ({ text: "", offset: random.below(100) * 10 }) },
    { what: "no text, filters", ask: (random) => ({ text: "", filters: filters(random) }) },
    {
      what: "no text, most reported",
      ask: (random) => ({ text: "", sort: "timesReported", offset: random.below(100) * 10 }),
    },
    {
      what: "no text, most liked, filters",
      ask: (random) => ({ text: "", sort: "likeCount", filters: filters(random) }),
    },
  ];
}

function hard({ word }: Picks): QueryClass[] {
  return [
    texts("five common words", (random) => Array.from({ length: 5 }, () => word(random, "en", "common")).join(" ")),
    texts("nonsense of 2,000 characters", (random) =>
      Array.from({ length: 200 }, () => random.text("abcdefgh가나다라", 9)).join(" "),
    ),
  ];
}
