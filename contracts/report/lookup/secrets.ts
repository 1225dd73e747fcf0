// Texts that give away a wallet: private keys and recovery phrases. People paste them where they are asked for an address. Whoever
// has one has the money, so it is told on the device, is sent nowhere, and is taken for no address.

export type Secret = "KEY" | "PHRASE";

const BASE58 = "[1-9A-HJ-NP-Za-km-z]";

/** Forms that only private keys have, whole runs of letters and digits. */
const KEYS = new RegExp(
  [
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
  ].join("|"),
);
const WHOLE_KEY = new RegExp(`^(?:${KEYS.source})$`);
const KEY_IN = new RegExp(`(?<![A-Za-z0-9])(?:${KEYS.source})(?![A-Za-z0-9])`);

/** Sixty-four digits are a transaction's as well: a word before them says which. */
const NAMED_KEY =
  /(?:priv(?:ate)?[\s_-]?key|secret[\s_-]?key|개인\s?키|프라이빗\s?키|비밀\s?키|私钥|私鑰|秘密鍵|privater?\s?schlüssel|geheimschlüssel)[^\n]{0,20}?(?<![0-9a-f])(?:0x)?[0-9a-f]{64}(?![0-9a-f])/i;

const COUNTS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);
/** Words of sentences that no recovery phrase has (BIP-39's have three to eight letters). */
const OF_SENTENCES =
  /^(?:the|and|for|was|were|are|his|her|him|not|but|has|had|did|got|been|from|they|what|which|them|than|would|could|should|please|und|der|die|das|ist|wie|ich|mit|von|den|ein|eine|nicht|auf|wurde|haben)$/;
const NAMES_PHRASE =
  /seed(?:\s?(?:phrase|words?))?|mnemonic|recovery\s?phrase|secret\s?phrase|시드\s?(?:구문|문구)?|니모닉|복구\s?(?:구문|문구)|助记词|助記詞|復元フレーズ|リカバリーフレーズ|シードフレーズ|ニーモニック|wiederherstellungs(?:phrase|wörter)|seedphrase/i;

/** Tells which secret is in the text; undefined where there is none. */
export function secretIn(text: string): Secret | undefined {
  if (KEY_IN.test(text) || NAMED_KEY.test(text)) return "KEY";
  return text.split("\n\n").some(isPhrase) || isPhrase(text) ? "PHRASE" : undefined;
}

/** Whether the text is one whole private key. */
export const isPrivateKey = (text: string): boolean => WHOLE_KEY.test(text);

/** Numbers and commas may stand between the words, and words that say what they are before them. */
function isPhrase(text: string): boolean {
  const spaced = text.replace(/\d{1,2}\s?[.):]?(?=\s|[a-z])|[,;|]/gi, " ").trim();
  const named = NAMES_PHRASE.exec(spaced);
  const after = named
    ? spaced.slice(named.index + named[0].length).replace(/^\s?(?:is|are|ist|는|은|가|이|は)?\s?[:：=]?\s*/, "")
    : "";
  return [spaced, after].some((part) => {
    const words = part.split(/\s+/).filter((word) => word !== "");
    if (!COUNTS.has(words.length)) return false;
    if (words.every((word) => /^[a-z]{3,8}$/.test(word.toLowerCase()) && !OF_SENTENCES.test(word.toLowerCase())))
      return true;
    // Chinese phrases are of single characters, Japanese ones of words in hiragana; Korean words are a sentence unless they are named.
    return (
      words.every((word) => /^\p{Script=Han}$/u.test(word)) ||
      words.every((word) => /^\p{Script=Hiragana}{3,8}$/u.test(word)) ||
      (part === after && words.every((word) => /^[가-힣]{2,4}$/.test(word)))
    );
  });
}
