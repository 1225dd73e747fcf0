// Brands of exchanges, wallets and payment services, which frauds speak for: nobody's nickname. The Latin names are those of the
// safe list, so that a service which is added there is protected here as well.
import { SERVICES } from "@sb/knowledge/address/safe-list/services.ts";

/** In the scripts of the five languages. */
const ELSEWHERE: readonly string[] = [
  // Korean
  ...["바이낸스", "업비트", "빗썸", "코인원", "코빗", "고팍스", "코인베이스", "크라켄", "바이비트", "비트겟", "쿠코인"],
  ...["후오비", "오케이엑스", "엠이엑스씨", "멕시거래소", "게이트아이오", "크립토닷컴", "비트멕스", "비트파이넥스"],
  ...["비트플라이어", "코인체크", "두나무", "메타마스크", "트러스트월렛", "팬텀월렛", "페이팔", "테더공식"],
  // Chinese
  ...[
    "币安",
    "幣安",
    "欧易",
    "歐易",
    "火币",
    "火幣",
    "抹茶交易所",
    "芝麻开门",
    "库币",
    "币赢",
    "比特币中国",
    "小狐狸钱包",
  ],
  // Japanese
  ...[
    "バイナンス",
    "コインチェック",
    "ビットフライヤー",
    "ビットバンク",
    "ザイフ",
    "コインベース",
    "メルコイン",
    "メタマスク",
  ],
  ...["バイビット", "クラーケン", "アップビット", "ビットポイント"],
];

/** Ordinary words and short names, which stand in honest nicknames: refused only as the whole of one. */
const ORDINARY = new Set([
  ...[
    "gemini",
    "kraken",
    "gate",
    "safe",
    "exodus",
    "phantom",
    "ledger",
    "circle",
    "ripple",
    "lido",
    "tron",
    "nexo",
    "luno",
  ],
  ...["solana", "bitcoin", "ethereum", "electrum", "tether", "bison", "robinhood", "rabby", "blockchain"],
]);
const SHORTEST_PART = 5;

const nameOf = (label: string): string => label.toLowerCase().replace(/[^\p{L}\p{N}]|\.(?:com|io|ph|de|us)$/gu, "");
const names = SERVICES.flatMap(({ entries }) => entries.map(([, label]) => nameOf(label)));
const isPart = (name: string): boolean => name.length >= SHORTEST_PART && !ORDINARY.has(name);

/** Anywhere in a nickname. */
export const BRANDS: readonly string[] = [...new Set([...names.filter(isPart), ...ELSEWHERE])];
/** As the whole of a nickname, but for what follows as in `okxofficial`, `gate1`. */
export const SHORT_BRANDS: readonly string[] = [...new Set(names.filter((name) => !isPart(name)))];
