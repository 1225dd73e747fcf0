// Private keys in a text, by forms that only they have. People paste them where they are asked for an address.

/** [start, end) in UTF-16 units. */
export type Range = readonly [start: number, end: number];

const BASE58 = "[1-9A-HJ-NP-Za-km-z]";

/** Forms that only private keys have, whole runs of letters and digits. */
const KEYS = [
  // Bitcoin and its kin in their wallets' format (WIF), with a password (BIP-38), and whole trees of keys (BIP-32).
  `5[HJK]${BASE58}{49}`,
  `[KL]${BASE58}{51}`,
  `6P${BASE58}{56}`,
  `[xyztuvYZUV]prv${BASE58}{100,112}`,
  // Stellar, the XRP Ledger's newer seeds, Tezos, Sui, Nostr, age.
  "S[A-Z2-7]{55}",
  `sEd${BASE58}{28}`,
  `edsk${BASE58}{50,94}`,
  "suiprivkey1[02-9ac-hj-np-z]{50,70}",
  "nsec1[02-9ac-hj-np-z]{58}",
  "AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}",
].join("|");
const WHOLE_KEY = new RegExp(`^(?:${KEYS})$`);
const KEY_IN = new RegExp(`(?<![A-Za-z0-9])(?:${KEYS})(?![A-Za-z0-9])`, "g");

/** Sixty-four digits are a transaction's as well: a word before them says which. */
const NAMED_KEY =
  /(?:priv(?:ate)?[\s_-]?key|secret[\s_-]?key|개인\s?키|프라이빗\s?키|비밀\s?키|私钥|私鑰|秘密鍵|privater?\s?schlüssel|geheimschlüssel|clave\s?privada|clé\s?privée)[^\n]{0,20}?(?<![0-9a-f])(?<key>(?:0x)?[0-9a-f]{64})(?![0-9a-f])/gi;

/** The shortest key has this many letters and digits in a run. */
const LONG_RUN = /[A-Za-z0-9]{31}/;

/** Whether the text is one whole private key. */
export const isPrivateKey = (text: string): boolean => WHOLE_KEY.test(text);

/** Where the text holds private keys, without the words that name them. In order within each of the two forms. */
export function keyRanges(text: string): readonly Range[] {
  if (!LONG_RUN.test(text)) return [];
  return [...text.matchAll(KEY_IN), ...text.matchAll(NAMED_KEY)].map(({ 0: found, index, groups }): Range => {
    const end = index + found.length;
    return [end - (groups?.key ?? found).length, end];
  });
}
