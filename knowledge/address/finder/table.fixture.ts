// For tests: texts as people paste them, made of what is known of the field: accounts in all their spellings, sites, the
// sentences and files they stand in, and how the way there broke them. The same thousand each time.
import { domainToASCII } from "node:url";
import { SPELLED_ACCOUNTS } from "../spellings.fixture.ts";

export type MadeText = {
  readonly text: string;
  /** The key of the target that it names. */
  readonly key: string;
  readonly isReported: boolean;
  readonly of: string;
  readonly carrier: string;
  readonly breaking: string;
  readonly language: Language;
};

type Random = { readonly below: (limit: number) => number; readonly pick: <T>(from: readonly T[]) => T };

/** Mulberry32. */
function randomOf(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[below(from.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  };
  return { below, pick };
}

const LANGUAGES = ["ko", "en", "zh", "ja", "de"] as const;
type Language = (typeof LANGUAGES)[number];

/** How a target stands in a sentence: words may touch it in Korean, Chinese and Japanese. */
const SENTENCES: Readonly<Record<Language, readonly ((target: string) => string)[]>> = {
  ko: [
    (target) => `이 주소로 보냈어요: ${target} 도와주세요`,
    (target) => `지갑은 ${target}입니다. 입금 후 연락이 끊겼어요.`,
    (target) => `상담원이 「${target}」에서 출금된다고 했습니다`,
    (target) => `어제 3번 송금함 → ${target} (2024.01.02 오후 3시)`,
  ],
  en: [
    (target) => `I sent 2.5 ETH to ${target}, then they blocked me.`,
    (target) => `Is "${target}" safe? They asked for $1,500.00 more.`,
    (target) => `address: ${target}`,
    (target) => `Please check (${target}) for me!`,
  ],
  zh: [
    (target) => `我把币转到 ${target} 了，对方不回复。`,
    (target) => `请问（${target}）是骗子吗？`,
    (target) => `地址：${target}，金额：3万元`,
  ],
  ja: [
    (target) => `このアドレス ${target} に送金しました。`,
    (target) => `「${target}」は安全ですか？`,
    (target) => `送金先：${target}、金額は10万円です`,
  ],
  de: [
    (target) => `Ich habe an ${target} gezahlt, ist das Betrug?`,
    (target) => `Adresse: ${target}; Betrag: 3,5 ETH am 02.01.2024`,
    (target) => `Bitte prüfen Sie „${target}“.`,
  ],
};

type Carrier = readonly [name: string, carry: (target: string, random: Random, language: Language) => string];

const FILES: readonly Carrier[] = [
  ["alone", (target) => target],
  ["sentence", (target, random, language) => random.pick(SENTENCES[language])(target)],
  ["list", (target) => `1. 2024-01-02\n2) ${target}\n3) 100 USDT`],
  ["bullets", (target) => `- amount: 5\n- ${target}\n* note`],
  ["chat", (target) => `[오후 3:12] 상담원: 여기로 보내세요\n[오후 3:13] 상담원: ${target}\n[오후 3:20] 나: 네`],
  ["quoted mail", (target) => `> On Mon, support wrote:\n> ${target}\n> Thanks`],
  ["JSON", (target) => JSON.stringify({ id: 7, to: target, amount: "1.50" })],
  ["CSV", (target) => `id,target,amount\n7,${target},1.50`],
  ["table", (target) => `id\ttarget\tamount\n7\t${target}\t1.50`],
  ["Markdown", (target) => `| to | amount |\n|---|---|\n| \`${target}\` | **5** |`],
  ["bold", (target) => `**${target}**`],
  ["HTML", (target) => `<tr><td>7</td><td><b>${target}</b></td></tr>`],
  ["HTML attribute", (target) => `<div data-target="${target}"></div>`],
  ["code", (target) => `const to = '${target}';`],
];

const asParameter = (target: string): string => encodeURIComponent(target);
const LINKS: readonly Carrier[] = [
  ["explorer", (target) => `https://blockchair.com/search?q=${asParameter(target)}`],
  ["explorer", (target) => `https://www.oklink.com/address/${target}`],
  ["market", (target) => `https://dexscreener.com/solana/${target}`],
  ["search", (target) => `https://www.google.com/search?q=${asParameter(`${target} scam`)}`],
  [
    "redirect",
    (target) => `https://l.facebook.com/l.php?u=${asParameter(`https://tronscan.org/#/address/${target}`)}&h=AT0`,
  ],
  [
    "nested",
    (target) => `https://out.reddit.com/?url=${asParameter(asParameter(`https://etherscan.io/address/${target}`))}`,
  ],
];

const SITE_LINKS: readonly Carrier[] = [
  ["link", (host) => `https://${host}/login?id=3`],
  ["link", (host) => `http://${host}:8080/`],
  ["wallet", (host) => `https://metamask.app.link/dapp/${host}/claim`],
  ["wallet", (host) => `https://go.cb-w.com/dapp?cb_url=${asParameter(`https://${host}/`)}`],
  ["scanner", (host) => `https://www.virustotal.com/gui/domain/${host}`],
  ["search", (host) => `https://search.naver.com/search.naver?query=${asParameter(host)}`],
  ["redirect", (host) => `https://www.google.com/url?q=${asParameter(`https://${host}/a`)}&sa=D`],
  ["nested", (host) => `https://l.facebook.com/l.php?u=${asParameter(asParameter(`https://${host}/`))}`],
  ["encoded", (host) => asParameter(`https://${host}/a?b=c`)],
  ["mail", (host) => `Von: Support <help@${host}>`],
];

type Breaking = readonly [name: string, breaks: (target: string, random: Random) => string];

/** With something put between two of its characters. */
const broken = (name: string, between: string): Breaking => [
  name,
  (target, random) => {
    const at = 8 + random.below(target.length - 16);
    return target.slice(0, at) + between + target.slice(at);
  },
];

/** These break every address. */
const LINE_BREAKS: readonly Breaking[] = [
  ["whole", (target) => target],
  ...Object.entries({
    ...{ LF: "\n", CR: "\r", CRLF: "\r\n", LS: "\u2028", PS: "\u2029", NEL: "\x85", VT: "\v", FF: "\f" },
    ...{ "blank line": "\n\n", "soft break": "=\r\n", quoted: "\n> ", br: "<br>", "br/": "<br />", nbsp: "\u00a0" },
    ...{ wbr: "<wbr>", "&shy;": "&shy;", "&nbsp;": "&nbsp;", "&#8203;": "&#8203;", tag: "</b><b>" },
    ...{ "zero width": "\u200b", "soft hyphen": "\u00ad", bidi: "\u202e", control: "\x01", BOM: "\ufeff", space: " " },
  }).map(([name, between]) => broken(name, between)),
];
const CHECKED_BREAKS: readonly Breaking[] = [
  broken("hyphenation", "-\n"),
  ["groups", (target) => (target.match(/.{1,4}/g) ?? []).join(" ")],
  [
    "full width",
    (target) => Array.from(target, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(""),
  ],
];
const GLUE: readonly Breaking[] = [
  ...["Address", "wallet_", "to", "ETH", "TRC20", "지갑", "アドレス"].map(
    (word): Breaking => [`after ${word}`, (target) => word + target],
  ),
  ...["Copy", "QR", "memo123", "복사", "です", "입니다"].map(
    (word): Breaking => [`before ${word}`, (target) => target + word],
  ),
];
const SITE_BREAKS: readonly Breaking[] = [
  ["whole", (host) => host],
  ["upper case", (host) => host.toUpperCase()],
  ["[.]", (host) => host.replaceAll(".", "[.]")],
  ["(dot)", (host) => host.replaceAll(".", " (dot) ")],
  ["hxxp", (host) => `hxxps://${host}/a`],
  ["[.com", (host) => host.replace(/\.(?=[^.]*$)/, "[.")],
  ["spaced dot", (host) => host.replace(/\.(?=[^.]*$)/, " . ")],
  ["zero width", (host) => `${host.slice(0, 3)}\u200b${host.slice(3)}`],
  ["full width dot", (host) => host.replaceAll(".", "．")],
  ["U+2010", (host) => host.replaceAll("-", "\u2010")],
  ["U+2011", (host) => host.replaceAll("-", "\u2011")],
  ["en dash", (host) => host.replaceAll("-", "\u2013")],
  ["%2D", (host) => `https://${host.replaceAll("-", "%2D")}/`],
  ["에서", (host) => `${host}에서`],
  ["입니다", (host) => `${host}입니다`],
  ["です", (host) => `${host}です`],
  ["。", (host) => `${host}。`],
  ["listed", (host) => `1.${host}`],
  ["comma", (host) => host.replace(/\.(?=[^.]*$)/, ",")],
];

type Made = { readonly key: string; readonly isReported: boolean; readonly of: string; readonly spelling: string };

/** The first half of each chain's accounts is reported. */
const MADE_ACCOUNTS: readonly Made[] = Map.groupBy(SPELLED_ACCOUNTS, ({ chain }) => chain)
  .values()
  .toArray()
  .flatMap((accounts) =>
    accounts.flatMap(({ chain, key, spellings }, i) =>
      spellings.map((spelling) => ({ key, spelling, of: chain, isReported: i < accounts.length / 2 })),
    ),
  );

/** Every other one is reported. */
const SITES: readonly Made[] = [
  ...[
    "fastcoin-pro.com",
    "goodcoin-shop.com",
    "bitmax-24.net",
    "rose-garden7.net",
    "coin-bonus.co.kr",
    "bread-house.co.kr",
  ],
  ...["코인대박.com", "동네빵집.com", "185.220.101.7", "185.220.102.8"],
].map((spelling, i) => ({ spelling, key: domainToASCII(spelling), of: "site", isReported: i % 2 === 0 }));

export const REPORTED: ReadonlySet<string> = new Set(
  [...MADE_ACCOUNTS, ...SITES].flatMap(({ key, isReported }) => (isReported ? [key] : [])),
);
/** Some spellings are the same for both. */
const ACCOUNTS: readonly Made[] = MADE_ACCOUNTS.map((made) => ({ ...made, isReported: REPORTED.has(made.key) }));

/** No link, and no scheme before it. */
const isPlain = (spelling: string): boolean => /^[\w+/-]{25,}$/.test(spelling);
/** Nothing tells a wrong one from a right one. */
const isUnchecked = (spelling: string, of: string): boolean =>
  /^(?:0[xX])?(?:[0-9a-f]+|[0-9A-F]+)$/.test(spelling) ||
  of === "SOL" ||
  (/^US/.test(of) && /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(spelling));

function accountText(made: Made, language: Language, random: Random): MadeText {
  const { spelling, of } = made;
  const isPath = isPlain(spelling) || /^-?\d:[0-9a-f]{64}$/i.test(spelling);
  const [carrier, carry] = random.pick(isPath ? [...FILES, ...LINKS] : FILES);
  const isLink = LINKS.some(([name]) => name === carrier);
  const breaks = isLink || !isPlain(spelling) ? LINE_BREAKS.slice(0, 1) : breaksOf(spelling, of, carrier);
  const [breaking, breakUp] = random.pick(breaks);
  return { ...made, carrier, breaking, language, text: carry(breakUp(spelling, random), random, language) };
}

/** A file's own syntax is not broken by what breaks a text, and in one's cells an address stands alone. */
function breaksOf(spelling: string, of: string, carrier: string): readonly Breaking[] {
  const isLoose = ["alone", "sentence", "list", "bullets", "chat", "quoted mail"].includes(carrier);
  if (isUnchecked(spelling, of)) return isLoose ? LINE_BREAKS : LINE_BREAKS.slice(0, 1);
  const isTon = /[_+/-]/.test(spelling);
  return [...(isLoose ? LINE_BREAKS : []), ...(isLoose && !isTon ? CHECKED_BREAKS : []), ...GLUE];
}

function siteText(made: Made, language: Language, random: Random): MadeText {
  const { spelling } = made;
  const isAddress = /^[\d.]+$/.test(spelling);
  const [carrier, carry] = random.pick([...FILES, ...FILES, ...SITE_LINKS.slice(0, isAddress ? -1 : undefined)]);
  const isLink = SITE_LINKS.some(([name]) => name === carrier);
  const isLoose = ["alone", "sentence", "chat", "quoted mail"].includes(carrier);
  const breaks = isLink || isAddress || !isLoose ? SITE_BREAKS.slice(0, 1) : SITE_BREAKS;
  const [breaking, breakUp] = random.pick(
    breaks.filter(([name]) => name !== "comma" || /-.*\.(?:com|net)$/.test(spelling)),
  );
  return { ...made, carrier, breaking, language, text: carry(breakUp(spelling, random), random, language) };
}

/** Each chain as often, whichever has the most spellings. */
export function madeTexts(count: number, seed: number): readonly MadeText[] {
  const random = randomOf(seed);
  const chains = Object.values(Object.groupBy(ACCOUNTS, ({ of }) => of)).filter((made) => made !== undefined);
  return Array.from({ length: count }, (_, i) => {
    const language = LANGUAGES[i % LANGUAGES.length] ?? "ko";
    const kind = i % (chains.length + 3);
    const accounts = chains[kind];
    return accounts
      ? accountText(random.pick(accounts), language, random)
      : siteText(random.pick(SITES), language, random);
  });
}

/** With only so many letters left at the beginning and the end, as apps show addresses. */
const ENDS = [
  [4, 4],
  [5, 4],
  [6, 4],
  [6, 6],
  [8, 8],
] as const;
const LEFT_OUT = ["…", "...", "****", "[...]", "~"] as const;

/** Accounts with their middle left out, each in the spelling that it is shown in. */
export const shortenedTexts = (): readonly MadeText[] =>
  SPELLED_ACCOUNTS.flatMap(({ chain, key, spellings }) =>
    [key, ...spellings.filter((spelling) => /^E[Qf]/.test(spelling))].flatMap((shown) =>
      ENDS.flatMap(([first, last]) =>
        LEFT_OUT.flatMap((middle, i) => {
          const language = LANGUAGES[i % LANGUAGES.length] ?? "ko";
          const text = shown.slice(0, first) + middle + shown.slice(-last);
          const [say = (target: string) => target] = SENTENCES[language];
          const made = {
            key,
            isReported: REPORTED.has(key),
            of: chain,
            language,
            breaking: `${first}${middle}${last}`,
          };
          return [
            { ...made, carrier: "alone", text },
            { ...made, carrier: "sentence", text: say(text) },
          ];
        }),
      ),
    ),
  );

/** Two accounts without anything between them; of the second kind some have no checksum, and end the text. */
export function gluedTexts(): readonly (readonly [text: string, ...keys: string[]])[] {
  const shown = [...Map.groupBy(SPELLED_ACCOUNTS, ({ chain }) => chain).values()].flatMap(([account]) => account ?? []);
  const tons = SPELLED_ACCOUNTS.filter(({ chain }) => chain === "TON");
  return tons.flatMap((ton, i) =>
    shown.flatMap((other): [string, ...string[]][] => {
      const spelling = ton.spellings.filter((each) => /^[EU][Qf]/.test(each))[i % 2] ?? ton.key;
      return [
        [spelling + other.key, ton.key, other.key],
        ...(other.chain === "SOL" ? [] : [[other.key + spelling, ton.key, other.key] as [string, ...string[]]]),
      ];
    }),
  );
}

/** Texts that name no target. */
export const ORDINARY: readonly string[] = [
  "어제 오후 3:30에 3.5 BTC를 보냈는데 2024.01.02까지 답이 없어요. 수익률이 12.5%라고 했습니다.",
  "버전 v1.2.3 업데이트 후 report.pdf 파일이 열리지 않아요",
  "계좌 110-123-456789, 연락처 010-1234-5678, 1588-0000으로 전화했습니다.",
  "수수료는 0.05%이고 1,234,567원을 입금했습니다...진짜인가요?",
  "We met on 12/03/2024 at 10:30 a.m., they asked for $1,500.00 (about 0.02 BTC)...what should I do?",
  "Run index.js with node v22.1.0 and open main.ts; see fig. 3.2 and e.g. section 4.1.",
  "The dot com bubble was 20 years ago. Mr. Kim and Dr. Lee agreed, i.e. nobody lost money.",
  "Call +82 10-1234-5678 or +1 (555) 010-9999, order no. 20240102-4711.",
  "我在2024年1月2日损失了3.5个比特币，大约10万元。他说收益率是12.5%。",
  "请联系客服，电话：400-123-4567，版本号v2.0.1。",
  "2024年1月2日に10万円を送金しました。手数料は0.5%です。",
  "バージョン1.2.3に更新してください。電話は03-1234-5678です。",
  "Ich habe am 02.01.2024 um 10.30 Uhr 1.500,00 € überwiesen, z. B. per SEPA.",
  "Die Datei rechnung.pdf (Version 2.1.0) liegt bei, d. h. Sie zahlen 19,99 €.",
  "So...what now? Well...nothing. 2020–2024, A–Z, 3...5",
  "***WARNING*** do not pay!!! ---- see below ----",
  "name,amount,date,info\nkim,5,2024-01-02,top\nlee,7,2024-01-03,me",
  '{"version":"1.2.3","items":[1,2,3],"ok":true}',
  "<p>Hello<br>world</p>&nbsp;<b>bold</b>",
  "for (let i = 0; i < 10; i += 1) total += items[i].price;",
  "UTF-8, ISO-8859-1, SHA-256, RFC-3339, ERC-20, TRC20, BEP20, USDT",
  "Bitcoin2024 Wallet3 iPhone15 Windows11 Galaxy S24 GPT4o",
  "550e8400-e29b-41d4-a716-446655440000",
  "io·me, 예금·적금, T-shirt,com, icon@2x.png, @2x.png, Hello...World, program...really, 2024...2025",
  "KR12 3456 7890 1234 5678, DE89 3704 0044 0532 0130 00",
];
