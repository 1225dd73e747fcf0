// Amounts of money in a text: `300만원`, `1,200 USDT`, `€ 200`, `30万円`. Pure, and linear in its length.

/** An ISO 4217 code or a coin's ticker; `¥` where it may be yen or yuan. */
export type Amount = {
  readonly at: number;
  readonly end: number;
  /** In digits, with a point: `3000000`, `0.5`. */
  readonly value: string;
  readonly currency: string;
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  KRW: ["원", "₩", "￦", "krw", "won", "韩元", "韓元", "韩币", "ウォン"],
  USD: ["us$", "usd", "$", "＄", "dollars", "dollar", "달러", "불", "美元", "美金", "米ドル", "ドル"],
  EUR: ["€", "eur", "euros", "euro", "유로", "欧元", "ユーロ"],
  JPY: ["jp¥", "jpy", "円", "엔화", "엔", "yen", "日元", "日圆"],
  CNY: ["cn¥", "cny", "rmb", "人民币", "人民元", "元", "块", "위안"],
  GBP: ["£", "gbp", "pounds", "pound", "파운드", "英镑", "ポンド", "pfund"],
  "¥": ["¥", "￥"],
  BTC: ["btc", "비트코인", "比特币", "ビットコイン", "bitcoins", "bitcoin"],
  ETH: ["eth", "이더리움", "以太坊", "以太币", "イーサリアム", "イーサ", "ether", "ethereum"],
  USDT: ["usdt", "테더", "泰达币", "テザー", "tether"],
  USDC: ["usdc"],
  XRP: ["xrp", "리플", "瑞波币", "リップル", "ripple"],
  TRX: ["trx", "트론", "波场币", "トロン"],
  BNB: ["bnb"],
  DOGE: ["doge", "도지코인", "狗狗币", "ドージコイン", "dogecoin"],
  LTC: ["ltc", "라이트코인", "莱特币", "ライトコイン", "litecoin"],
  BCH: ["bch"],
  XMR: ["xmr", "모네로", "门罗币", "モネロ", "monero"],
};

/** Everyday words in small letters. */
const IN_CAPITALS = ["SOL", "ADA", "TON", "ETC", "SHIB", "MATIC", "POL", "AVAX"] as const;
/** Coins by the name that they have in texts. */
const NAMED: Readonly<Record<string, string>> = {
  솔라나: "SOL",
  에이다: "ADA",
  톤코인: "TON",
  索拉纳: "SOL",
  ソラナ: "SOL",
  solana: "SOL",
};

const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
  ...Object.entries(NAMED),
  ...IN_CAPITALS.map((code) => [code, code] as const),
]);

const escaped = (word: string) => word.replace(/[$^*+?.()|[\]{}\\]/g, String.raw`\$&`);
const oneOf = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
/** Before an amount stand signs and codes, after it all. */
const BEFORE = oneOf(
  [...BY_WORD.keys()].filter(
    (word) => /^[^\p{L}]|[$¥]$|^[a-z]{3,4}$|^[A-Z]+$/u.test(word) && !["won", "yen"].includes(word),
  ),
);
const AFTER = oneOf([...BY_WORD.keys()]);
const anyCase = (words: string) => words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const DIGITS = String.raw`\d{1,3}(?:(?:[,.'’  ]| (?=\d{3}(?!\d)))\d{3}){1,6}(?:[.,]\d{1,18})?|\d{1,18}(?:[.,]\d{1,18})?`;
/** Powers of ten of Chinese characters, and of Korean ones: 만, 천만, 백만, 억. */
const UNIT = "[천백십]?[만억조]|[천백]|[千百十]?[万萬亿億兆]|[千百]";
const NUMBER = String.raw`(?:${DIGITS})(?:\s?(?:${UNIT}))?(?:[\s]?(?:${DIGITS})(?:\s?(?:${UNIT})))?(?:\s?(?:\d{1,4}(?:,\d{3})?)(?=\s?(?:원|円|元)))?`;
/** Without a digit: 삼백만 원. */
const SPELLED = "[일이삼사오육칠팔구십백천만억]{2,16}(?=\\s?원)";
const SHORT = "[kKmM](?![A-Za-z])";

const AMOUNT = new RegExp(
  String.raw`(?<![A-Za-z\p{N}.,/=_])(?:(${anyCase(BEFORE)})\s?(${NUMBER})(${SHORT})?(?![\p{N}])|(${NUMBER}|${SPELLED})(${SHORT})?\s?(${anyCase(AFTER)})(?![A-Za-z\p{N}]))`,
  "gu",
);
/** Nothing is an amount without one of these. */
const MAY_HOLD = /\d|[십백천만억]\s?원/;

export function amountsIn(text: string): readonly Amount[] {
  if (!MAY_HOLD.test(text)) return [];
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, before, first, firstShort, second, secondShort, after] = match;
    const word = before ?? after ?? "";
    const currency = currencyOf(word);
    const value = decimalOf(first ?? second ?? "", firstShort ?? secondShort);
    if (currency === undefined || value === undefined) continue;
    found.push({ at: match.index, end: match.index + whole.length, value, currency: yenOrYuan(currency, whole) });
  }
  return found;
}

const currencyOf = (word: string): string | undefined => BY_WORD.get(word) ?? BY_WORD.get(word.toLowerCase());

function yenOrYuan(currency: string, whole: string): string {
  if (currency !== "¥") return currency;
  if (/円/.test(whole)) return "JPY";
  return /[元块亿萬]/.test(whole) ? "CNY" : "¥";
}

const POWERS: Readonly<Record<string, bigint>> = {
  ...{ 십: 10n, 백: 100n, 천: 1_000n, 만: 10_000n, 억: 100_000_000n, 조: 1_000_000_000_000n },
  ...{
    十: 10n,
    百: 100n,
    千: 1_000n,
    万: 10_000n,
    萬: 10_000n,
    亿: 100_000_000n,
    億: 100_000_000n,
    兆: 1_000_000_000_000n,
  },
};
/** Decimal places that are kept: no coin has more. */
const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);

/** Undefined for nothing, and for what is no number. */
function decimalOf(text: string, short: string | undefined): string | undefined {
  if (/^[^\d]+$/.test(text)) return digitsOf(spelledOf(text) * ONE);
  let sum = 0n;
  for (const [, digits = "", unit = ""] of text.matchAll(
    /(\d[\d.,'’\u00a0\u202f ]*\d|\d)\s?([십백천만억조十百千万萬亿億兆]*)/g,
  )) {
    const scaled = scaledOf(digits.trim());
    if (scaled === undefined) return undefined;
    sum += scaled * [...unit].reduce((power, letter) => power * (POWERS[letter] ?? 1n), 1n);
  }
  const times = short === undefined ? 1n : /k/i.test(short) ? 1_000n : 1_000_000n;
  return sum === 0n ? undefined : digitsOf(sum * times);
}

/** `1,200.50`, `1.200,50`, `1 200`, `0.5`: the last sign parts the places where it stands once and not before three digits. */
function scaledOf(digits: string): bigint | undefined {
  const signs = [...digits.matchAll(/[.,]/g)];
  const last = signs.at(-1);
  const isGroup = (index: number, sign: string) =>
    signs.filter((each) => each[0] === sign).length > 1 ||
    (/^\d{3}(?!\d)/.test(digits.slice(index + 1)) && !/^0[.,]/.test(digits) && isAllGroups(digits, sign));
  const parts =
    last && !isGroup(last.index, last[0]) ? [digits.slice(0, last.index), digits.slice(last.index + 1)] : [digits, ""];
  const [whole = "", places = ""] = parts.map((part) => part.replace(/\D/g, ""));
  if (whole.length + places.length === 0 || whole.length > 18 || places.length > PLACES) return undefined;
  return BigInt(whole || "0") * ONE + BigInt(places.padEnd(PLACES, "0"));
}

/** A comma groups; a point does where there is no comma, and it does not say "one and something" of a coin. */
const isAllGroups = (digits: string, sign: string): boolean =>
  sign === ","
    ? !digits.includes(".") || digits.indexOf(".") > digits.lastIndexOf(",")
    : /^\d{1,3}(?:\.\d{3})+$/.test(digits);

function digitsOf(scaled: bigint): string {
  const places = String(scaled % ONE)
    .padStart(PLACES, "0")
    .replace(/0+$/, "");
  return places === "" ? String(scaled / ONE) : `${scaled / ONE}.${places}`;
}

const ONES = "일이삼사오육칠팔구";

/** 삼백만 is 3,000,000. */
function spelledOf(text: string): bigint {
  let [sum, part, digit] = [0n, 0n, 0n];
  for (const letter of text) {
    const one = ONES.indexOf(letter);
    const power = POWERS[letter] ?? 1n;
    if (one >= 0) digit = BigInt(one + 1);
    else if (power < 10_000n) [part, digit] = [part + (digit || 1n) * power, 0n];
    else [sum, part, digit] = [sum + (part + digit || 1n) * power, 0n, 0n];
  }
  return sum + part + digit;
}
