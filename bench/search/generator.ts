// Reports made up for measuring: four scripts, words by Zipf's law, 80 to 400 characters, addresses reported again and
// again. Report number i depends on the seed and on i alone, so none needs to be kept.
import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { addressOf, BRANDS } from "./addresses.ts";
import { createRandom, type Random } from "./random.ts";
import type { MadeReport } from "./report.ts";
import { de } from "./voices/de.ts";
import { en } from "./voices/en.ts";
import { ja } from "./voices/ja.ts";
import { ko } from "./voices/ko.ts";
import type { Voice } from "./voices/voice.ts";
import { zh } from "./voices/zh.ts";

const VOICES = { en, ko, zh, ja, de };
export type VoiceName = keyof typeof VOICES;

// How many of a hundred reports speak each language.
const SHARES: readonly (readonly [VoiceName, number])[] = [
  ["en", 38],
  ["ko", 32],
  ["zh", 11],
  ["ja", 11],
  ["de", 8],
];
const COINS: readonly [string, ...string[]] = ["BTC", "ETH", "USDT", "XRP", "TRX", "SOL", "BNB", "DOGE"];
/** Addresses that many reports share, out of which the first are reported very often. */
const SHARED_ADDRESSES = 150_000;
const SHARED_SHARE = 0.55;
/** Different rare words of a language. */
const RARE_WORDS = 60_000;
const SECONDS_BETWEEN = 40;

export type Generator = { readonly seed: number; report(index: number): MadeReport; voiceOf(index: number): VoiceName };

export function createGenerator(seed = 20_250_101): Generator {
  const voiceOf = (index: number): VoiceName => chooseVoice(createRandom(seed, 1, index).below(100));
  return { seed, voiceOf, report: (index) => makeReport(seed, index, VOICES[voiceOf(index)]) };
}

function makeReport(seed: number, index: number, voice: Voice): MadeReport {
  const random = createRandom(seed, 2, index);
  const number = random.next() < SHARED_SHARE ? random.zipf(SHARED_ADDRESSES) : SHARED_ADDRESSES + index;
  const address = addressOf(seed, number);
  const crimeType = CRIME_TYPES[random.zipf(CRIME_TYPES.length)] ?? "OTHER";
  return {
    id: index * SECONDS_BETWEEN * 1_000 * 4_096 + random.below(4_096),
    title: fill(random.pick(voice.titles), voice, random),
    comment: commentOf(voice, random),
    adrs: address.adrs,
    addressKey: address.key,
    sources: random.next() < 0.1 ? [addressOf(seed, random.zipf(SHARED_ADDRESSES)).adrs] : [],
    nick: `${rareWord(voice, random.zipf(20_000)).slice(0, 12)}${random.below(100)}`,
    crimeType,
    declareType: address.chain ? "WALLET" : "SITE",
    chain: address.chain,
    likeCount: random.next() < 0.8 ? 0 : random.zipf(500),
    timesReported: 1 + createRandom(seed, 3, number).zipf(2_000),
  };
}

function commentOf(voice: Voice, random: Random): string {
  // A Chinese or Japanese sentence says the same in fewer characters.
  const wanted = voice.between === "" ? 60 + random.below(140) : 80 + random.below(280);
  let comment = "";
  while (comment.length < wanted) {
    const clause = voice.clauses[random.zipf(voice.clauses.length)] ?? voice.clauses[0];
    comment += (comment === "" ? "" : voice.between) + fill(clause, voice, random);
  }
  return comment.slice(0, 400);
}

function fill(text: string, voice: Voice, random: Random): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === "brand") return random.pick(BRANDS);
    if (slot === "coin") return random.pick(COINS);
    if (slot === "amount") return (random.zipf(10_000) / 100 + 0.01).toFixed(2);
    if (slot === "days") return String(1 + random.below(60));
    return rareWord(voice, random.zipf(RARE_WORDS));
  });
}

/** The word of this rank among a language's rare words: a made-up name. */
function rareWord(voice: Voice, rank: number): string {
  const random = createRandom(0xea5e, rank, voice.syllables.length);
  const [from, to] = voice.rareLength;
  let word = "";
  for (let left = from + random.below(to - from + 1); left > 0; left--) word += random.pick(voice.syllables);
  return voice.between === "" ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

function chooseVoice(percent: number): VoiceName {
  let left = percent;
  for (const [name, share] of SHARES) {
    left -= share;
    if (left < 0) return name;
  }
  return "en";
}
