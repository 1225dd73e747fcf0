// Maps the words of published lists to our crime types.
import type { CrimeType } from "@sb/contracts/codes.ts";

/** Exchanges and swap services that fakes imitate. */
const EXCHANGES =
  /\b(?:exchange|binance|bittrex|bittex|poloniex|kraken|bitfinex|hitbtc|coinbase|gdax|kucoin|huobi|okex|okx|bitstamp|gemini|yobit|bitmex|idex|ddex|ether ?delta|forkdelta|shapeshift|changelly|cex|exmo|gatcoin|cobinhood|bibox|mercatox|coinbene|luno|ripio|bitbay|coss|paxful|localethereum|cryptobridge|bestchange|bestexchange|gatehub|spectrocoin|tokenstore|switcheo|bancor|kyber|uphold|upbit|bithumb|coinone|korbit|gopax|azbit|encrybit|bankera|crypterium|cryptonator|digitexfutures|globitex|cointal)\b/i;

/** The first match decides: rules on what was done stand before the one on who was imitated. */
const RULES: readonly (readonly [words: RegExp, crimeType: CrimeType])[] = [
  [/ransom/i, "RANSOMWARE"],
  [/\bmixers?\b|\bmixing\b|\bblender\b|\btumbler/i, "COIN_MIXING"],
  [/\bchild (?:sexual|abuse|porn)|\bcsam\b/i, "CHILD_SEXUAL_CRIME"],
  [/sextortion|blackmail|extort/i, "OTHER_THREAT"],
  [/terror/i, "OTHER_THREAT"],
  [/\bdrugs?\b|narcotic/i, "DRUGS"],
  [/dark ?(?:net|market)/i, "ILLEGAL_GOODS"],
  [/romance|pig ?butcher/i, "FRAUD_ROMANCE"],
  [/gambl|casino/i, "ILLEGAL_GAMBLING"],
  [/ponzi|pyramid|hyip|invest(?:ment|ing)|\bico\b|crowd ?sale|token ?sale|pre-?sale|\bmining\b/i, "FRAUD_INVESTMENT"],
  [/^(?!.*phish).*(?:hack|heist|exploit)|malware|malicious code|trojan|drainer|stealer|attacker/i, "HACKING"],
  [EXCHANGES, "FRAUD_FAKE_EXCHANGE"],
  [/phish|scam|fake|giveaway|airdrop|trust.?trading|squatting|spam|impersonat|pretend|fraud|darklist/i, "FRAUD_OTHER"],
];

/** Undefined for sanctions, mere risks and unknown words, which then stand in crimeDetail. */
export function crimeTypeOf(words: string): CrimeType | undefined {
  return RULES.find(([rule]) => rule.test(words.replaceAll("_", " ")))?.[1];
}
