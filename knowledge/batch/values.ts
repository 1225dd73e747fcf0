// Words in cells as our codes: chains, crime types, kinds of targets, days. Undefined for what is not known, or could mean two things.
import { CHAINS, type Chain, CRIME_TYPES, type CrimeType, type DeclareType } from "@sb/contracts/codes.ts";
import { foldName } from "../names/letters.ts";
import { namesIn } from "../names/names-in.ts";

function byNames<Code extends string>(rows: Readonly<Partial<Record<Code, string>>>): ReadonlyMap<string, Code> {
  const entries = Object.entries(rows) as [Code, string][];
  return new Map(entries.flatMap(([code, names]) => names.split(" ").map((name) => [foldName(name), code] as const)));
}

/** Codes themselves. Some are no words that anybody would search for. */
const exactly = <Code extends string>(codes: readonly Code[], text: string): Code | undefined =>
  codes.find(
    (code) =>
      code ===
      text
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, "_"),
  );

/** The one that a cell names; undefined where it names none, or several. */
function only<Code>(codes: readonly Code[]): Code | undefined {
  return new Set(codes).size === 1 ? codes[0] : undefined;
}

const OTHERS = new Set("other others 기타 其他 其它 その他 sonstige sonstiges andere".split(" ").map(foldName));

/** OTHER only where the cell says so. */
export function chainNamed(text: string): Chain | undefined {
  const named = exactly(CHAINS, text) ?? (OTHERS.has(foldName(text)) ? "OTHER" : undefined);
  return named ?? only(namesIn(text).flatMap((name) => (name.kind === "CHAIN" ? [name.code] : [])));
}

/** Wide words that searches take for no category. */
const WIDE = byNames<CrimeType>({
  FRAUD_OTHER: "fraud scam 사기 诈骗 詐騙 詐欺 betrug",
  HACKING: "theft stolen 탈취 盗窃 盗難 diebstahl",
  OTHER_THREAT: "threat blackmail extortion 협박 공갈 威胁 敲诈 脅迫 恐喝 drohung erpressung",
});

export function crimeTypeNamed(text: string): CrimeType | undefined {
  const folded = foldName(text);
  const named = exactly(CRIME_TYPES, text) ?? WIDE.get(folded) ?? (OTHERS.has(folded) ? "OTHER" : undefined);
  return named ?? only(namesIn(text).flatMap((name) => (name.kind === "CATEGORY" ? [name.code] : [])));
}

const KINDS = byNames<DeclareType>({
  WALLET: "wallet address account 지갑 지갑주소 주소 钱包 地址 ウォレット アドレス adresse",
  SITE: "site url website domain host 사이트 웹사이트 도메인 网站 网址 域名 サイト ドメイン webseite internetseite",
});

export const declareTypeNamed = (text: string): DeclareType | undefined => KINDS.get(foldName(text));

/** Year first, or German, or a day that only can be one. A clock time after it is not looked at. */
const YEAR_FIRST = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})(?:\s*[日일.])?(?:[T\s,].{0,40})?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[\s,].{0,40})?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[\s,].{0,40})?$/;

/** `YYYY-MM-DD`; undefined where it is no day, or it can't be told which number is the month. */
export function dayIn(text: string): string | undefined {
  const written = text.normalize("NFKC").trim();
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? COMPACT.exec(written) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const german = GERMAN.exec(written);
  if (german) return isoDay(german[3], german[2], german[1]);
  const [, first = "", second = "", last] = SLASHED.exec(written) ?? [];
  if (Number(first) > 12) return isoDay(last, second, first);
  return Number(second) > 12 || (first !== "" && first === second) ? isoDay(last, first, second) : undefined;
}

function isoDay(year = "", month = "", day = ""): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = Date.parse(`${iso}T00:00:00.000Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? undefined : iso;
}
