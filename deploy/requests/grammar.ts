// Forms as people fill them in, drawn from a seed: accounts of each chain in all their spellings, sites as they are pasted, texts and
// names in five languages. Most pass validation; `bent` makes one that nearly does.
import { CHAINS, type Chain, CRIME_TYPES, LANGUAGES, type Language, VISIBILITIES } from "@sb/contracts/codes.ts";
import { DELETION_REASONS } from "@sb/contracts/dispute/codes.ts";
import type { DeletionRequest } from "@sb/contracts/dispute/wire.ts";
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { madeTexts, ORDINARY } from "@sb/knowledge/address/finder/table.fixture.ts";
import { accountsOn } from "@sb/knowledge/address/spellings.fixture.ts";
import type { Random } from "../simulation/random.ts";

type Declare = DeclarationInput["declare"];
export type Target = Pick<Declare, "declareType" | "chain" | "customChain" | "adrs">;
type Form = { readonly [member: string]: unknown };

export type Grammar = {
  target(): Target;
  /** A text with a target in it, as it is pasted. */
  pasted(): string;
  /** A person tells it, and wants nothing. */
  said(): string;
  declaration(target: Target): DeclarationInput;
  deletion(dclrSeq: number): DeletionRequest;
  inquiry(): { readonly title: string; readonly contents: string };
  /** The content of a file that comes with a form; undefined where none does. */
  file(): string | undefined;
  /** The form with one thing wrong. */
  bent(form: object): Form;
};

export function createGrammar(random: Random): Grammar {
  const maybe = <T>(make: () => T, often = 0.4): T | undefined => (random.chance(often) ? make() : undefined);
  const language = (): Language => random.pick(LANGUAGES);
  const said = (): string => {
    const { tells, details } = VOICES[language()];
    const more = Array.from({ length: random.below(3) }, () => random.pick(details));
    return [random.pick(tells), ...more].join(" ").replaceAll("#", () => String(1 + random.below(900)));
  };
  const pasted = (): string => {
    const texts = madeTexts(60, random.below(2 ** 31));
    return random.chance(0.15) ? random.pick(ORDINARY) : random.pick(texts).text;
  };
  const target = (): Target => {
    if (random.chance(0.3)) return { declareType: "SITE", adrs: siteOf(random) };
    const chain = random.pick(CHAINS);
    const adrs = accountOf(random, chain === "OTHER" ? "ETH" : chain);
    if (chain !== "OTHER") return { declareType: "WALLET", chain, adrs };
    return { declareType: "WALLET", chain, customChain: random.pick(OTHER_CHAINS), adrs };
  };
  const person = () => {
    const { names } = VOICES[language()];
    return {
      ...{ name: maybe(() => random.pick(names)), phone: maybe(() => random.pick(PHONES)) },
      ...{ email: maybe(() => random.pick(MAILS)), otherContact: maybe(() => random.pick(CONTACTS)) },
    };
  };
  return {
    target,
    pasted,
    said,
    declaration: (of) => {
      const crimeType = random.pick(CRIME_TYPES);
      return {
        declare: {
          ...of,
          crimeType,
          ...(crimeType === "OTHER" && { crimeDetail: said().slice(0, 100) }),
          title:
            said()
              .slice(0, 1 + random.below(199))
              .trim() || "?",
          comment: maybe(pasted, 0.2) ?? `${said()} ${said()}`,
          open: random.chance(0.7) ? "PUBLIC" : random.pick(VISIBILITIES),
          dmgVolume: maybe(() => random.pick(AMOUNTS)),
          dmgHash: maybe(() => random.pick(HASHES)),
          dmgAdrs: maybe(() => target().adrs),
          country: maybe(() => random.pick(["KR", "DE", "JP", "CN", "US"] as const)),
          etcSrc: maybe(() => [{ src: random.pick(SOURCES), open: random.chance(0.6) }]) ?? [],
        },
        additional: {
          suspect: {
            ...person(),
            site: maybe(() => siteOf(random)),
            otherInfo: maybe(pasted),
            ip: maybe(() => "185.220.101.7"),
          },
          reporter: person(),
        },
        terms: ["R01", "R02"],
      };
    },
    deletion: (dclrSeq) => ({
      ...{ dclrSeq, reason: random.pick(DELETION_REASONS), summary: said().slice(0, 200), content: said() },
      ...{ fullName: random.pick(VOICES[language()].names), contact1: random.pick(PHONES) },
      ...{ email: maybe(() => random.pick(MAILS)), contact2: maybe(() => random.pick(CONTACTS)) },
      institution: maybe(
        () => ({ name: "Rose Garden Ltd", contact: "+82 2-1234-5678", email: "desk@rose.example", url: undefined }),
        0.2,
      ),
    }),
    inquiry: () => ({ title: said().slice(0, 150), contents: maybe(pasted) ?? said() }),
    file: () => maybe(pasted, 0.25),
    bent: (form) => bend(structuredClone(form) as Form, random),
  };
}

/** Half of them as the chain's own wallets write it. */
function accountOf(random: Random, chain: Chain): string {
  const seed = Uint8Array.from({ length: 64 }, () => random.below(256));
  const { key, spellings } = random.pick(accountsOn(chain, seed));
  return random.chance(0.5) ? key : random.pick(spellings);
}

const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick("abcdefghijklmnopqrstuvwxyz0123456789".split(""))).join("");

function siteOf(random: Random): string {
  const host = random.pick([
    () => `${random.pick(BAIT)}-${letters(random, 6)}.${random.pick(ENDINGS)}`,
    () => `www.${letters(random, 9)}.${random.pick(ENDINGS)}`,
    () => `${random.pick(["코인", "급전", "투자"])}${letters(random, 4)}.com`,
    () => `185.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`,
    () => `${letters(random, 8)}.pages.dev`,
  ])();
  return random.pick([
    () => host,
    () => `https://${host}/`,
    () => `http://${host}/login?ref=${letters(random, 5)}`,
    () => `hxxps://${host.replaceAll(".", "[.]")}/claim`,
    () => host.toUpperCase(),
    () => `  ${host}\n`,
  ])();
}

const BAIT = ["fast-coin", "claim", "airdrop", "wallet-help", "meta-login", "upbit-event"];
const ENDINGS = ["com", "net", "co.kr", "xyz", "de", "jp", "com.cn", "shop"];
const OTHER_CHAINS = ["Polkadot", "코스모스", "UNKNOWN", "Kaspa", "Ethereum L2 (neu)"];
const PHONES = ["010-1234-5678", "+49 30 901820", "+81 3-1234-5678", "400-123-4567", "(02) 123 4567"];
const MAILS = ["me@example.com", "hong.gildong+1@mail.example", "kunde@beispiel.example"];
const CONTACTS = ["Telegram @nobody_here", "카카오톡 coin_help", "LINE id: abc_123", "WeChat: wx-0000"];
const AMOUNTS = ["3.250234", "1,500 USDT", "2 500,50 EUR", "₩1,000,000", "0.00000001"];
const HASHES = ["4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b", `0x${"ab".repeat(32)}`];
const SOURCES = ["https://forum.example/thread/17?page=2", "cafe.naver.com/coin/123", "Telegram group “Gewinn 24”"];

type Voice = {
  readonly tells: readonly string[];
  readonly details: readonly string[];
  readonly names: readonly string[];
};
const VOICES: Readonly<Record<Language, Voice>> = {
  ko: {
    tells: [
      "투자하면 #% 수익을 준다더니 연락이 끊겼습니다.",
      "가짜 거래소에 입금했는데 출금이 막혔습니다.",
      "지갑이 하룻밤 사이에 비었습니다.",
    ],
    details: [
      "처음에는 #만 원을 돌려줬습니다.",
      "상담원이 수수료를 더 내라고 했습니다.",
      "단체 대화방에 #명이 있었습니다.",
    ],
    names: ["홍길동", "김영희", "남궁민수"],
  },
  en: {
    tells: [
      "They promised #% a week and vanished.",
      "The exchange would not let me withdraw.",
      "My wallet was drained overnight.",
    ],
    details: ["At first # USDT came back.", "Support asked for another fee.", "There were # people in the group chat."],
    names: ["Jane O’Brien", "John Doe", "Zoë Smith"],
  },
  zh: {
    tells: ["对方承诺每周#%的收益，然后消失了。", "假交易所不让我提现。", "我的钱包一夜之间被转空了。"],
    details: ["一开始退回了#元。", "客服要求再交手续费。", "群里有#个人。"],
    names: ["王小明", "欧阳娜", "李雷"],
  },
  ja: {
    tells: [
      "週#%の利益と言われましたが、連絡が取れません。",
      "偽の取引所で出金できません。",
      "一晩でウォレットが空になりました。",
    ],
    details: ["最初は#円が戻ってきました。", "追加の手数料を求められました。", "グループには#人いました。"],
    names: ["山田太郎", "佐藤花子", "髙橋一郎"],
  },
  de: {
    tells: [
      "Man versprach mir #% pro Woche, dann war niemand mehr da.",
      "Die Börse zahlt nicht aus.",
      "Über Nacht war meine Wallet leer.",
    ],
    details: ["Anfangs kamen #,50 € zurück.", "Der Support wollte noch eine Gebühr.", "In der Gruppe waren # Leute."],
    names: ["Jürgen Müller-Lüdenscheidt", "Anna Groß", "Max Mustermann"],
  },
};

const WRONG: readonly unknown[] = [
  ...[
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202egnp.exe",
    `e${"\u0301".repeat(400)}`,
    "a".repeat(12_000),
    "👨‍👩‍👧‍👦".repeat(200),
  ],
  ...[null, -1, 1e308, 2 ** 53, true, [], {}, [[]], { length: 3 }, ["x".repeat(400)], "NaN", "%00%0d%0a", "{{7*7}}"],
];

/** One member, wherever it stands, is left out, put twice, or is something else. */
function bend(form: Form, random: Random): Form {
  const places = placesIn(form);
  const [holder, name] = random.pick(places);
  if (random.chance(0.2)) delete holder[name];
  else if (random.chance(0.15)) holder[random.pick(["__proto__x", "constructor", "extra", "toString"])] = holder[name];
  else holder[name] = random.pick(WRONG);
  return form;
}

function placesIn(value: object): (readonly [holder: Record<string, unknown>, name: string])[] {
  return Object.entries(value).flatMap(([name, inner]) => [
    [value as Record<string, unknown>, name] as const,
    ...(typeof inner === "object" && inner !== null ? placesIn(inner) : []),
  ]);
}
