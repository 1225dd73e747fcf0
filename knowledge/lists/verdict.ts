// Tells what a row's own columns say of it: its publisher means it, took it back, or has it as good (docs/decisions/0144). A value that may
// mean either, such as the 1 of a column `label`, refuses the list until somebody says which rows are meant.
import { type Columns, type SkipReason, UnreadableList } from "./list.ts";
import { isOver } from "./said-of.ts";

const TRUE = /^(?:true|yes|y|1|1\.0|t|ja|wahr|예|네|참|해당|맞음|있음|是|有|真|はい|あり|真実|✓|✔|✅|○|◯|x|o)\uFE0F?$/i;
const FALSE =
  /^(?:false|no|n|0|0\.0|-1|f|nein|falsch|아니오|아니요|아님|거짓|비해당|미해당|해당\s?없음|없음|否|无|無|假|いいえ|なし|偽|×|✗|✘|❌)\uFE0F?$/i;
/** Values that say which of two, and not what it means. */
const BARE = /^(?:-?[0-9]|[0-9]\.0|true|false|yes|no|y|n|t|f)$/i;

const EITHER = /^(?:-1|0|1|true|false|yes|no|y|n)$/i;

/** Words of a status with which a row is none. Being offline says nothing: the site was what it was reported for. */
const REVOKED_WORDS =
  /^(?:(?:차단|접속차단|封禁|封锁|ブロック|遮断|sperre|sperrung|block)\s?)?(?:revoked|removed|cleared|lifted|released|reinstated|exonerated|deleted|delisted|withdrawn|retracted|rejected|cancell?ed|unlisted|unblocked|resolved|disputed-removed|해제|삭제|철회|취소|반려|已撤销|撤销|已删除|已移除|删除|移除|已取消|解除|取消|削除|撤回|取り消し|已?解封|已恢复|已恢復|aufgehoben|freigegeben|entsperrt|widerrufen|entfernt|gelöscht|zurückgezogen)(?:됨|완료|済み?)?$/i;
const EXPIRED_WORDS = /^expired|^만료|^过期|^已过期|^期限切れ|^abgelaufen/i;

/** Words for what is bad, good, and neither, as whole cells. */
const BAD_NAME =
  "phish(?:ing|y)?|phi|scam(?:mer|ming|s)?|fraud(?:ulent|ster|s)?|malicious|malware|illicit|abus(?:e|er|ive)|spam|bad|evil|unsafe|danger(?:ous)?|fake|ponzi|hack(?:er|ed)?|exploit(?:er)?|heist|ransom(?:ware)?|drainer|thief|stolen|criminal|crime|black|blacklist(?:ed)?|block(?:ed|list(?:ed)?)?|denied|banned|sanction(?:ed|s)?|betrug|betrüger(?:isch)?|betrügerisch|schädlich|bösartig|gefährlich";
const BAD_CJK =
  "사기|피싱|악성|위험|스캠|유해|불법|차단|诈骗|詐騙|欺诈|钓鱼|釣魚|恶意|惡意|危险|非法|不安全|詐欺|フィッシング|悪質|悪意|不正|危険|違法|黑名单|黑名單";
const GOOD_NAME =
  "safe|benign|legit(?:imate)?|licit|good|clean|harmless|genuine|trusted|trustworthy|ham|normal|white|whitelist(?:ed)?|allow(?:ed|list(?:ed)?)?|permit(?:ted)?|undetected|authentic|seriös|legitim|gutartig|harmlos|unbedenklich|ungefährlich|sicher|erlaubt";
const GOOD_CJK =
  "정상|안전|합법|무해|허용|정품|공식|신뢰|양호|비피싱|비사기|무혐의|혐의\\s?없음|合法|正常|安全|良性|正规|正規|可信|无害|無害|官方|放行|允许|允許|非钓鱼|非釣魚|非诈骗|非詐騙|白名单|白名單|許可|正当|無害|公式|良性|非フィッシング|非詐欺|シロ";
const NOT = "(?:not?|non|kein|keine|nicht)[\\s_-]?(?:a[\\s_-])?";
const NOUN =
  "(?:[\\s_-]?(?:site|sites|website|url|domain|host|address|wallet|account|사이트|도메인|주소|지갑|网站|網站|域名|地址|サイト|ドメイン|アドレス))?";

const GOOD = new RegExp(
  `^(?:(?:${GOOD_NAME}|${GOOD_CJK})${NOUN}(?:임|입니다|的)?|${NOT}(?:${BAD_NAME})|(?:사기|피싱|악성|스캠)\\s?(?:이\\s?)?아님|(?:不是|非)(?:诈骗|詐騙|钓鱼|釣魚|恶意|惡意)|(?:詐欺|フィッシング|悪質)(?:では|で)?ない|no[\\s_-](?:threat|risk)s?)$`,
  "iu",
);
const BAD = new RegExp(`^(?:(?:${BAD_NAME}|${BAD_CJK})${NOUN}|${NOT}(?:${GOOD_NAME})|비정상|不正常|異常|异常)$`, "iu");
/** Words of a publisher who has not proved it, or took it for wrong. */
const UNPROVEN =
  /^(?:false[\s_-]?positives?|fp|invalid|unverified|not[\s_-]verified|unconfirmed|ungeprüft|fehlalarm|.*(?:오탐|误报|誤報|誤検知).*)$/i;
/** Words that nobody knows, of a class: of a status they may tell whether a site is up. */
const NEITHER =
  /^(?:unknown|unlabell?ed|undetermined|unclassified|neutral|미상|미확인|미분류|판단\s?불가|未知|未分类|未分類|不明|未確認|unbekannt)$/i;

/** Names with which "yes" means that the row is none, those with which it means that it is one, and those that say neither. */
const AGAINST = new RegExp(
  `false.?positive|\\bfp\\b|white.?list|allow.?list|revoked|remov(?:ed|al)|delet(?:e ?date|ed|ion)|delisted|withdrawn|wykre[sś]lenia|widerrufen|gelöscht|해제|오탐|误报|取消|解除|誤検知|^(?:is )?(?!trust)(?:${GOOD_NAME})${NOUN}$|\\b${NOT}(?:${BAD_NAME})\\b|^(?:是否)?(?:${GOOD_CJK})(?:여부|吗|か)?$`,
  "iu",
);
const TAKES_BACK = /revoked|removed|deleted|delisted|withdrawn|widerrufen|gelöscht|해제|取消|解除/i;
const IN_FAVOUR = /verif|\bvalid|\bactive\b|enabled|to ids|geprüft|aktiv|검증/i;
const SAYS_BAD_OF_IT = new RegExp(`\\b(?:${BAD_NAME})\\b|${BAD_CJK}`, "iu");
/** Numbers of these are counts and codes. */
const COUNTED =
  /\b(?:counts?|numbers?|num|total|scores?|reports?|amounts?|levels?|prob\w*|dates?|time|ids?|types?|urls?|domains?|address(?:es)?|rank|rate|anzahl|usd|value)\b|건수|횟수|위험도|등급|等级|程度|점수|유형|번호|수량|금액|数$|数量|件数|分数|编号|類型|类型/i;
const LABEL =
  /\b(?:labels?|class(?:es|ification)?|class label|y|outcomes?|flags?|verdicts?|predictions?|ground truth|annotations?|klasse|einstufung|bewertung)\b|라벨|레이블|분류|판정|标签|標籤|类别|類別|分类|判定|ラベル|分類|クラス/i;
/** Names of columns that a model is to foretell, or of sites that a page imitates. */
const FORETOLD = /^(?:targets?|outputs?)$/;
const SORT =
  /\b(?:type|kind|category|categories|tags?|threat|threat type|label name|result|entity|art|kategorie)\b|구분|종류|유형|결과|类型|種類|种类|结果|結果|タイプ/i;

/** Owners of wallets whom nobody is warned of. */
const HARMLESS =
  /^(?:(?:(?:de)?centrali[sz]ed[_ -])?exchanges?|cex|dex|hosted[_ -]wallets?|wallet[_ -]services?|miners?|mining|mining[_ -]?pools?|donations?|payment[_ -]processors?|faucets?|defi|merchants?|market[_ -]makers?|bridges?|custodians?|nft[_ -]marketplaces?|validators?|거래소|채굴|채굴장|交易所|矿池|礦池|取引所|マイニングプール|börse)$/i;
const isHarmlessOwner = (word: string): boolean => HARMLESS.test(word.trim());

export const wordsOfName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[\s_\-/()[\]:#*?]+/g, " ")
    .trim();

type Leaning = "AGAINST" | "FOR" | "NONE";

function leaningOf(words: string): Leaning {
  if (AGAINST.test(words)) return "AGAINST";
  return IN_FAVOUR.test(words) || (SAYS_BAD_OF_IT.test(words) && !COUNTED.test(words)) ? "FOR" : "NONE";
}

/** Whether a whole cell is a word for good or bad. */
export const isGood = (cell: string): boolean => GOOD.test(cell.trim()) || UNPROVEN.test(cell.trim());
const isBad = (cell: string): boolean => BAD.test(cell.trim());
export const isEither = (cell: string): boolean => EITHER.test(cell.trim());
const isBare = (cell: string): boolean => BARE.test(cell.trim()) || TRUE.test(cell.trim()) || FALSE.test(cell.trim());

type Deciding = {
  /** Its name is one of a status. */
  readonly isStatus: boolean;
  readonly hasNames: boolean;
};

/** Columns whose cells decide on their rows, by the name and by what stands in the first of them. */
export function decides(name: string, cells: readonly string[], { isStatus, hasNames }: Deciding): boolean {
  const words = wordsOfName(name);
  if (isStatus || cells.length === 0) return isStatus;
  const all = (is: (cell: string) => boolean): boolean => cells.every(is);
  if (all((cell) => isGood(cell) || isBad(cell) || NEITHER.test(cell.trim())))
    if (cells.some(isGood) && cells.some(isBad)) return true;
  if (LABEL.test(words) || SORT.test(words)) return true;
  if (FORETOLD.test(words)) return all((cell) => BARE.test(cell.trim()));
  if (leaningOf(words) !== "NONE") return all((cell) => isBare(cell) || isGood(cell) || isBad(cell));
  return !hasNames && all((cell) => EITHER.test(cell.trim())) && new Set(cells).size === 2;
}

/** `label (1 = phishing, 0 = legitimate)`: the value that is bad, as its own name says. */
export function badInName(name: string): string | undefined {
  for (const [, value = "", word = ""] of name.matchAll(/(-?\d|true|false|yes|no)\s?[=:]\s?([\p{L}-]+)/giu))
    if (isBad(word)) return value;
  return undefined;
}

export type Verdicts = {
  /** Why a row is no entry. Throws UnreadableList where nobody can say. */
  faultOf(get: (column: string) => readonly string[], now: string): SkipReason | undefined;
  /** Why the owner of a wallet is none. */
  ownerFault(get: (column: string) => readonly string[]): SkipReason | undefined;
};

/** The column and the value of `label=1`. */
function pairOf(written: string): readonly [column: string, value: string] {
  const at = written.lastIndexOf("=");
  return at < 0 ? [written, "1"] : [written.slice(0, at).trim(), fold(written.slice(at + 1))];
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Values of one column that are told where a list is refused. */
const VALUES_TOLD = 6;

type Cells = { readonly get: (column: string) => readonly string[] };

/** For one reading of a list, of which these are the first rows: what was seen in a column before may make a later cell unclear. */
export function openVerdicts({ status = [], until, bad }: Columns, sample: readonly Cells[]): Verdicts {
  const meant = bad?.map(pairOf);
  const columns = status
    .filter((name) => !meant?.some(([column]) => column === name))
    .map((name) => {
      const words = wordsOfName(name);
      const isLabel = LABEL.test(words) || FORETOLD.test(words);
      const sort = isLabel ? "LABEL" : SORT.test(words) ? "SORT" : "STATUS";
      const isVerdict = sample.some(({ get }) => get(name).some((cell) => isGood(cell) || isBad(cell)));
      const isUnproved = sort === "LABEL" || (sort === "STATUS" && isVerdict);
      return { name, words, sort, isUnproved, leaning: leaningOf(words), bare: new Set<string>() } as const;
    });
  type Judged = (typeof columns)[number];
  const owners = new Map<string, { harmless: boolean; readonly others: Set<string> }>();

  /** Refuses two values that say nothing by themselves: one of them is bad, the other good. */
  function bareIn({ name, words, sort, bare }: Judged, cell: string): undefined {
    if (bare.size < VALUES_TOLD) bare.add(fold(cell));
    if (sort !== "LABEL" && bare.size < 2) return undefined;
    // Kinds may be numbered.
    if (sort === "SORT" && (/\bids?\b/.test(words) || [...bare].some((value) => /^[2-9]/.test(value))))
      return undefined;
    throw new UnreadableList("UNCLEAR_ROWS", [`${name}: ${[...bare].join(", ")}`]);
  }
  function cellFault(column: Judged, cell: string, now: string): SkipReason | undefined {
    const text = cell.trim();
    if (text === "") return undefined;
    if (column.leaning === "AGAINST") {
      if (FALSE.test(text) || /^(?:null|none|-)$/i.test(text)) return undefined;
      // A day on which it was or will be taken back.
      if (/^\d{4}\D?\d\d/.test(text)) return isOver(text, now) || !/^\d{4}-/.test(text) ? "REVOKED" : undefined;
      if (TRUE.test(text)) return TAKES_BACK.test(column.words) ? "REVOKED" : "NOT_BLOCKED";
    }
    if (REVOKED_WORDS.test(text)) return "REVOKED";
    if (EXPIRED_WORDS.test(text)) return "EXPIRED";
    if (isGood(text) || (column.isUnproved && NEITHER.test(text))) return "NOT_BLOCKED";
    // As a kind, beside others that are bad: its publisher knows it as good.
    if (column.sort === "SORT" && /^verified$/i.test(text)) return "NOT_BLOCKED";
    if (column.leaning === "FOR") {
      // A cross is a tick to some, and its contrary beside a circle.
      if (/^[xo]$/i.test(text)) return bareIn(column, text);
      return FALSE.test(text) ? "NOT_BLOCKED" : undefined;
    }
    return BARE.test(text) ? bareIn(column, text) : undefined;
  }

  return {
    faultOf(get, now) {
      if (meant && !meant.some(([column, value]) => get(column).some((cell) => fold(cell) === value)))
        return "NOT_BLOCKED";
      for (const column of columns)
        for (const cell of get(column.name)) {
          const fault = cellFault(column, cell, now);
          if (fault) return fault;
        }
      const [end = ""] = until === undefined ? [] : get(until);
      return end !== "" && isOver(end, now) ? "EXPIRED" : undefined;
    },
    // A table that names exchanges is one of owners: of another owner it must say that it is bad.
    ownerFault(get) {
      if (meant) return undefined;
      for (const { name, sort } of columns) {
        const cells = sort === "STATUS" ? [] : get(name).filter((cell) => cell.trim() !== "");
        if (cells.length === 0 || cells.some((cell) => SAYS_BAD.test(cell))) continue;
        const known = owners.get(name) ?? { harmless: false, others: new Set() };
        owners.set(name, known);
        const isHarmless = cells.some(isHarmlessOwner);
        known.harmless ||= isHarmless;
        if (!isHarmless && known.others.size < VALUES_TOLD) known.others.add(cells.join(" ").slice(0, 40));
        if (known.harmless && known.others.size > 0)
          throw new UnreadableList("UNCLEAR_ROWS", [`${name}: ${[...known.others].join(", ")}`]);
        if (isHarmless) return "NOT_BLOCKED";
      }
      return undefined;
    },
  };
}

/** Somewhere in a label. */
const SAYS_BAD = new RegExp(
  `(?:^|[^a-z])(?:${BAD_NAME})|${BAD_CJK}|mixer|tumbler|darknet|terror|laundr|launder|heist|theft|rug`,
  "iu",
);
