// Meanings of the columns of a table, and of the members of records: told by their names in five languages and by what stands in them.
import type { DeclareType } from "@sb/contracts/codes.ts";
import { siteKey } from "../address/site.ts";
import { type Columns, UnreadableList } from "./list.ts";
import { dayOf } from "./said-of.ts";
import { chainOf, looksLike, plainValue } from "./value.ts";
import { badInName, decides, wordsOfName } from "./verdict.ts";

export type Column = {
  /** Its name, or its number where it has none. */
  readonly id: string;
  readonly name: string;
};

/** Cells of a row by the column; one member of a record may have several. */
export type Row = { readonly get: (id: string) => readonly string[]; readonly line?: number | undefined };

type Role =
  | "PERSON"
  | "REFERENCE"
  | "UNTIL"
  | "SINCE"
  | "STATUS"
  | "KIND"
  | "CHAIN"
  | "WALLET"
  | "SITE"
  | "IP"
  | "ANY"
  | "WORDS";

/** In the order in which they are tried; names are in lower case, their words apart by blanks. */
const ROLES: readonly (readonly [role: Role, latin: RegExp, other: RegExp])[] = [
  [
    "UNTIL",
    /\b(?:valid (?:until|to|thru)|expir\w*|until|end date|gültig bis|ablauf\w*)\b/,
    /만료|유효\s?기간|有效期|到期|过期|過期|有効期限|^期限/,
  ],
  [
    "STATUS",
    /\b(?:status|state|action|disposition|list|list ?type|policy|classification|class|result|decision|verified|verification|valid|active|enabled|false ?positive|fp|white ?list\w*|allow ?list\w*|revoked|removed|deleted|delisted|withdrawn|to ids|verdict|is (?:scam|phishing|malicious)|malicious|zustand|geprüft|aktiv|widerrufen|gelöscht)\b(?! (?:time|date|on|by)\b)|\b(?:revoked|removed?|removal|deleted?|deletion|delisted|withdrawn) (?:at|on|date|time)\b|wykre[sś]lenia/,
    /상태|조치|검증|해제|오탐|处置|措置|状态|狀態|状態|ステータス|誤検知|误报|取消|解除/,
  ],
  [
    "SINCE",
    /\b(?:date\w*|datum|time|timestamp|first ?seen\w*|added|created|submitted|reported|listed|since|valid from|last ?mod|seit|gemeldet|erstellt|published|discovered|detected)\b(?! by\b)/,
    /날짜|일자|일시|신고일|등록일|접수일|발생일|日期|时间|時間|日時|日付|登録日|通報日|報告日/,
  ],
  [
    "PERSON",
    /\b(?:reporter|reported by|abuser|submitter|submitted by|contributor|author|user|username|victims?|sender|payer|from|e ?mail|mail|phone|tel|telephone|contact|owner|melder|absender|telefon)\b/,
    /신고자|작성자|제보자|송금인|보낸|연락처|이메일|메일|전화|피해자|举报人|舉報人|受害|付款|转出|邮箱|郵箱|电话|電話|联系|聯絡|通報者|報告者|送金元|被害者|メール|連絡/,
  ],
  [
    "REFERENCE",
    /\b(?:real|legit|legitimate|official|genuine|brand|impersonat(?!ing|or)\w*|imitat(?!ing|or)\w*|spoof(?!ing)\w*|mimic(?!king)\w*|exchange (?:site|url|domain|website)|redirect\w*|name ?servers?|registrar|links?|refs?|references?|sources?|src|details?|report|report (?:url|link|page)|permalink|info|evidence|proof|screenshots?|images?|img|logo|icon|favicon|avatar|tx|tx ?ids?|txn|tx ?hash|transactions?|hash(?:es)?|md5|sha ?\d*|article|news|tweet|post|thread|forum|discussion|documentation|docs|publisher|provider|homepage|archive|whois|urlhaus link|quelle|verweis|referenz|beleg|nachweis|einzelheiten|url ?scan|virus ?total)\b/,
    /공식|정상|사칭(?!\s?(?:사이트|도메인|주소|url))|링크|출처|참고|참조|상세|근거|증거|캡처|기사|해시|官方|正规|真实|链接|鏈接|連結|来源|來源|参考|參考|详情|詳情|证据|證據|截图|哈希|公式|正規|リンク|出典|参照|詳細|証拠|ハッシュ/,
  ],
  [
    "KIND",
    /\b(?:(?:ioc|indicator|entity|observable|address|target|value|declare|data) ?type|type|kind|art|typ)\b/,
    /구분|종류|^유형|신고대상유형|^类型|類別|种类|種類|種別|タイプ/,
  ],
  ["WALLET", /^(?:.* )?wallets?$/, /^지갑$|^钱包$|^錢包$|^ウォレット$/],
  ["IP", /\b(?:ip|ips|ipv4|ipv6|ip ?address(?:es)?|asn|hosting)\b/, /아이피|IP주소|IP地址|IPアドレス/i],
  [
    "CHAIN",
    /^(?:.* )?(?:chain|chain ?name|block ?chain|coin|coins|currency|crypto|crypto ?currency|asset|network|symbol|ticker|token|währung|kryptowährung|kette|netzwerk|münze)$/,
    /코인|체인|통화|화폐|가상자산(?!.*주소)|네트워크|币种|幣種|链|鏈|网络|網路|代币|通貨|コイン|チェーン|銘柄|ネットワーク/,
  ],
  [
    "WALLET",
    /\b(?:address(?:es)?|addr|addrs|adrs|wallets?|wallet ?address(?:es)?|crypto ?address(?:es)?|account|accounts|public key|adressen?|walletadressen?|geldbörse)\b/,
    /지갑|^주소|(?:코인|가상자산|송금|입금|신고)\s?주소|钱包|錢包|^地址|收款|ウォレット|^アドレス|(?:送金|入金)先|アドレス$/,
  ],
  [
    "SITE",
    /\b(?:urls?|uri|domains?|domain ?names?|hosts?|hostnames?|fqdn|sites?|websites?|webpage|webseiten?|domäne|internetadresse|phish|phishing)\b/,
    /사이트|도메인|홈페이지|웹|유알엘|网址|網址|域名|网站|網站|網域|サイト|ドメイン|ホームページ|ウェブ/,
  ],
  [
    "ANY",
    /\b(?:ioc|iocs|ioc ?value|indicators?|values?|observables?|targets?|entry|entries|item|artifact|normalized|wert|ziel|indikator)\b/,
    /대상|^값|对象|對象|指标|指標|対象|^値/,
  ],
  [
    "WORDS",
    /\b(?:label|labels|description|comments?|memo|notes?|category|categories|threat|threat type|tags?|abuse|abuse type|reason|title|crime|crime type|scam type|family|malware|remarks?|name|beschreibung|bemerkung|notiz|grund|kategorie|titel)\b/,
    /설명|메모|내용|비고|사유|분류|유형|描述|备注|備註|说明|說明|类别|类型|原因|内容|説明|備考|メモ|分類/,
  ],
];

/** The role of the last part of a name, unless one before it leads away (`source.url`). */
function roleOf(name: string): Role | undefined {
  // `_source` is what search engines call a whole document.
  const parts = name
    .split(".")
    .filter((part) => part !== "_source")
    .map(wordsOfName);
  const role = (part: string) => ROLES.find(([, latin, other]) => latin.test(part) || other.test(part))?.[0];
  const before = parts.slice(0, -1).map(role);
  if (before.some((each) => each === "REFERENCE" || each === "PERSON")) return "REFERENCE";
  return role(parts.at(-1) ?? "") ?? before.findLast((each) => each === "WALLET" || each === "SITE" || each === "ANY");
}

const roles = new Map<string, Role | undefined>();
const ROLES_KEPT = 5_000;

function knownRole(name: string): Role | undefined {
  if (!roles.has(name)) {
    if (roles.size >= ROLES_KEPT) roles.clear();
    roles.set(name, roleOf(name.slice(0, 200)));
  }
  return roles.get(name);
}

/** Names whose values are never entries. */
export const leadsAway = (name: string): boolean => ["REFERENCE", "PERSON"].includes(knownRole(name) ?? "");
export const namesTarget = (name: string): boolean => ["WALLET", "SITE", "ANY"].includes(knownRole(name) ?? "");

type Judged = Column & {
  readonly role: Role | undefined;
  readonly filled: number;
  readonly wallets: number;
  readonly sites: number;
  /** Different hosts. */
  readonly hosts: number;
  readonly links: number;
  readonly dates: number;
  readonly chains: number;
  /** Those whose name is one that we know. */
  readonly namedChains: number;
  /** Words that begin with `#`. */
  readonly tags: number;
  readonly at: number;
};

function judge(column: Column, at: number, sample: readonly Row[]): Judged {
  const cells = sample.flatMap((row) => row.get(column.id)).filter((cell) => cell.trim() !== "");
  const role = knownRole(column.name);
  // Where the column says that they are accounts, forty digits are one.
  const kinds = cells.map(
    (cell) => kindOfCell(cell) ?? (role === "WALLET" && BARE.test(cell.trim()) ? "WALLET" : undefined),
  );
  const sites = cells.filter((_, i) => kinds[i] === "SITE");
  return {
    ...column,
    at,
    role,
    filled: cells.length,
    wallets: kinds.filter((kind) => kind === "WALLET").length,
    sites: sites.length,
    hosts: new Set(sites.map((cell) => siteKey(plainValue(cell))?.split("/")[0])).size,
    links: cells.filter((cell) => /^\s*https?:\/\//i.test(cell)).length,
    dates: cells.filter((cell) => dayOf(cell) !== undefined).length,
    chains: cells.filter((cell) => cell.length < 40 && chainOf(cell) !== undefined && !/^\d+$/.test(cell)).length,
    namedChains: cells.filter((cell) => cell.length < 40 && (chainOf(cell) ?? "OTHER") !== "OTHER").length,
    tags: cells.filter((cell) => /^\s*#[\p{L}\d]/u.test(cell)).length,
  };
}

export const BARE = /^[0-9a-f]{40}$/i;

/** A cell may have several, one after the other. */
function kindOfCell(cell: string): DeclareType | undefined {
  return looksLike(cell) ?? looksLike(cell.trim().split(/[\s,;|、，；]+/, 1)[0] ?? "");
}

/** Undefined where no column has targets. */
export function chooseColumns(
  columns: readonly Column[],
  sample: readonly Row[],
  hasNames: boolean,
): Columns | undefined {
  const judged = columns.map((column, at) => judge(column, at, sample)).filter(({ filled }) => filled > 0);
  // Without names, only what stands in a column says what it is.
  const sorts = hasNames
    ? undefined
    : judged.find((column) => column.wallets + column.sites === 0 && isKindColumn(column, sample));
  const targets = targetsAmong(judged, sample, { hasNames, hasKinds: sorts !== undefined });
  if (targets.length === 0) return undefined;
  const rest = judged.filter((column) => !targets.includes(column.id) && column !== sorts);
  const named = (role: Role) => rest.filter((column) => column.role === role);
  const since = bestSince(rest, hasNames);
  const chain = bestChain(rest, hasNames);
  const words = (hasNames ? named("WORDS") : rest.filter(({ tags, filled }) => tags * 2 > filled)).filter(
    ({ id }) => id !== chain && id !== since,
  );
  const links = (hasNames ? named("REFERENCE") : rest).filter((column) => column.links * 2 >= column.filled);
  const [kind] = sorts ? [sorts] : named("KIND");
  const [until] = named("UNTIL");
  return {
    targets,
    kind: kind?.id,
    chain,
    since,
    words:
      words.length > 0 || (kind && !isKindColumn(kind, sample))
        ? [...words.map(({ id }) => id), ...(kind && !isKindColumn(kind, sample) ? [kind.id] : [])].slice(0, 6)
        : undefined,
    link: best(links, ({ name }) => Number(/detail|report|link|ref|상세|详|詳/i.test(name)))?.id,
    ...statusOf(rest, sample, hasNames),
    until: until?.id,
  };
}

/** Columns that say which rows are none, and values of the bad ones where a column's name tells them. */
function statusOf(rest: readonly Judged[], sample: readonly Row[], hasNames: boolean): Pick<Columns, "status" | "bad"> {
  const cells = (id: string) => sample.flatMap((row) => row.get(id)).filter((cell) => cell.trim() !== "");
  const status = rest.filter(({ id, name, role }) =>
    decides(name, cells(id), { isStatus: role === "STATUS", hasNames }),
  );
  const bad = status.flatMap(({ id, name }) => badInName(name)?.replace(/^/, `${id}=`) ?? []);
  return { ...(status.length > 0 && { status: status.map(({ id }) => id) }), ...(bad.length > 0 && { bad }) };
}

const best = <T>(all: readonly T[], score: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (found, each) => (found === undefined || score(each) > score(found) ? each : found),
    undefined,
  );

const SINCE_ORDER = /first|added|listed|등록|登録|登记/;
const SINCE_NEXT = /report|submi|신고|접수|举报|通報|報告|gemeldet/;

function bestSince(rest: readonly Judged[], hasNames: boolean): string | undefined {
  const dated = rest.filter(
    ({ role, dates, filled, name }) =>
      dates * 2 >= filled &&
      (role === "SINCE" || (!hasNames && role === undefined)) &&
      !/\blast\b(?! ?mod)/.test(wordsOfName(name)),
  );
  const order = ({ name }: Judged) =>
    SINCE_ORDER.test(wordsOfName(name)) ? 2 : SINCE_NEXT.test(wordsOfName(name)) ? 1 : 0;
  return best(dated, order)?.id;
}

function bestChain(rest: readonly Judged[], hasNames: boolean): string | undefined {
  const some = rest.filter(
    ({ role, chains, namedChains, filled, sites, wallets }) =>
      chains * 2 >= filled && sites + wallets === 0 && (role === "CHAIN" || (!hasNames && namedChains * 2 >= filled)),
  );
  // Where both a coin and its network are named, the network has the account.
  return best(
    some,
    ({ name, chains, filled }) =>
      chains / filled + (/network|chain|네트워크|체인|网络|链|ネットワーク|チェーン/.test(wordsOfName(name)) ? 1 : 0),
  )?.id;
}

/** Names of senders and of recipients in five languages: in a table of payments either may be the victim. */
const SIDES: readonly (readonly [side: "FROM" | "TO", latin: RegExp, other: RegExp])[] = [
  [
    "FROM",
    /^(?:from|sender|payer|inputs?|src|source|originator|absender|von)(?: (?:address(?:es)?|addr|wallet|account|hash|adresse))?$/,
    /^(?:보낸|보내는|발신|송신|출금|송금인)|^(?:付款|转出|轉出|发送|發送|汇款)|送金元|送信元|送信者|^出金/,
  ],
  [
    "TO",
    /^(?:to|recipient|receiver|payee|beneficiary|outputs?|dst|dest(?:ination)?|empfänger|an|nach)(?: (?:address(?:es)?|addr|wallet|account|hash|adresse))?$/,
    /^(?:받는|받은|수신|수취|입금)|^(?:收款|转入|轉入|接收)|送金先|受信者?|受取|^入金/,
  ],
];
const VICTIM = /\bvictims?\b|\bopfer\b|피해자|受害|被害者/;
const TRANSACTION =
  /^(?:tx|txn|trx|transaction)s?(?: ?(?:hash|ids?))?$|^hash$|^tx\w*hash$|거래\s?해시|交易哈希|トランザクション/;

function sideOf({ name }: Column): "FROM" | "TO" | undefined {
  const parts = name.split(".").map(wordsOfName);
  return SIDES.find(([, latin, other]) => parts.some((part) => latin.test(part) || other.test(part)))?.[0];
}

/** Where a table of payments has no column of its own for the bad, whoever reads it has to name the side. */
function withoutSides(judged: readonly Judged[], able: readonly Judged[]): readonly Judged[] {
  const isSide = (column: Judged): boolean => column.wallets > 0 && sideOf(column) !== undefined;
  const others = able.filter((column) => !isSide(column));
  if (others.length === able.length) return able;
  if (others.some(({ role, wallets, sites }) => role !== undefined && role !== "IP" && wallets > sites)) return others;
  const isTold = judged.some(({ name, wallets }) => wallets > 0 && VICTIM.test(wordsOfName(name)));
  if (isTold) return able.filter((column) => sideOf(column) !== "FROM");
  const sides = judged.filter(isSide);
  const isPayments = judged.some(({ name }) => TRANSACTION.test(wordsOfName(name)));
  if (isPayments || new Set(sides.map(sideOf)).size === 2)
    throw new UnreadableList("UNCLEAR_ROWS", [sides.map(({ name }) => name).join(", ")]);
  return able;
}

type Known = { readonly hasNames: boolean; readonly hasKinds: boolean };

function targetsAmong(
  judged: readonly Judged[],
  sample: readonly Row[],
  { hasNames, hasKinds }: Known,
): readonly string[] {
  const hits = ({ wallets, sites }: Judged) => wallets + sites;
  const isNamed = ({ role }: Judged) => role === "WALLET" || role === "SITE" || role === "ANY";
  const possible = judged.filter(
    (column) =>
      hits(column) > 0 &&
      column.role !== "REFERENCE" &&
      column.role !== "PERSON" &&
      column.role !== "WORDS" &&
      (isNamed(column) || hasKinds ? hits(column) * 5 >= column.filled : hits(column) * 2 >= column.filled),
  );
  const worth = (column: Judged) =>
    (isNamed(column) ? 2 : column.role === "IP" ? -1 : 0) + hits(column) / (2 * Math.max(1, sample.length));
  const able = withoutSides(judged, possible);
  const accounts = able.filter(({ wallets, sites, filled }) => wallets > sites && wallets * 2 >= filled);
  if (!hasNames && accounts.length > 1)
    throw new UnreadableList("UNCLEAR_ROWS", [accounts.map(({ id }) => id).join(", ")]);
  const mixed = able.filter((column) => column.role === "ANY" || (column.wallets > 0 && column.sites > 0));
  const wallets = able.filter((column) => column.wallets > column.sites);
  const sites = able.filter((column) => column.sites >= column.wallets);
  const whole = best(mixed, worth);
  const wallet = best(wallets, worth);
  if (whole && (!wallet || whole === wallet || worth(whole) >= worth(wallet))) {
    const both = whole.wallets > 0 && whole.sites > 0;
    if (both) return [whole.id];
  }
  // Pages about the entries are all of one place.
  const spread = ({ hosts, sites: all }: Judged) => (hasNames ? 0 : hosts / Math.max(1, all));
  const named = (column: Judged) => Number(/\burl|网址|網址/.test(wordsOfName(column.name)));
  const site = best(sites, (column) => worth(column) + named(column) + spread(column));
  if (!wallet) return site ? [site.id] : weakLink(judged);
  const more = wallets.filter(
    (column) => column !== wallet && isNamed(column) && isOfChain(column) && isOfChain(wallet),
  );
  const all = [wallet, ...more].sort((a, b) => a.at - b.at);
  return [...all, ...(site && isSiteBeside(site, hasNames, sample) ? [site] : [])].map(({ id }) => id);
}

/** `btc_address`, `eth_address`, `wallet 2`: a column for each. */
const isOfChain = ({ name }: Judged): boolean =>
  wordsOfName(name.replaceAll(".", " "))
    .split(" ")
    .some(
      (word) =>
        /^\d$/.test(word) ||
        (word.length < 12 && chainOf(word) !== undefined && !/^(?:addr|address|wallet|adrs)$/.test(word)),
    );

/** Beside wallets, links are more often pages about them: a site is one where its column says so, or its hosts differ. */
function isSiteBeside({ role, name, hosts, sites }: Judged, hasNames: boolean, sample: readonly Row[]): boolean {
  if (!hasNames || role !== "SITE") return false;
  if (
    !/^(?:.* )?(?:urls?|uri)$/.test(wordsOfName(name.split(".").at(-1) ?? "")) ||
    /phish|scam|malicious|fake|fraud/i.test(name)
  )
    return true;
  return hosts > 1 && hosts * 2 >= Math.min(sites, sample.length);
}

/** A column of links is one of targets where there is no other, and they lead to different places. */
function weakLink(judged: readonly Judged[]): readonly string[] {
  const links = judged.filter(
    ({ role, name, sites, hosts, filled }) =>
      role === "REFERENCE" &&
      /^(?:links?|링크|链接|鏈接|リンク)$/.test(wordsOfName(name)) &&
      hosts > 1 &&
      sites * 2 >= filled,
  );
  return links.slice(0, 1).map(({ id }) => id);
}

const KINDS: readonly (readonly [kind: DeclareType | "OTHER" | "ALLOW", word: RegExp])[] = [
  ["ALLOW", /^(?:allow|white)[\s_-]?list(?:ed)?$|^(?:allow(?:ed)?|safe|benign|legit(?:imate)?)$/i],
  [
    "OTHER",
    /^(?:md5|sha[-_]?\d+|ssdeep|imphash|tlsh)\b|hash|e-?mail|^file|filename|mutex|reg(?:istry)?[-_ ]?key|yara|user[-_ ]?agent|^cve|^asn?$|cidr|phone|transaction|^tx|iban|bank|account[-_ ]?number|이메일|전화|계좌|邮箱|电话|银行|メール|電話|口座/i,
  ],
  ["WALLET", /wallet|crypto|^(?:btc|eth|xmr|trx|address(?:es)?)$|coin|지갑|가상자산|钱包|錢包|ウォレット|暗号資産/i],
  [
    "SITE",
    /url|uri|domain|host|site|fqdn|^ip|ip[:_-]|^web|사이트|도메인|홈페이지|网址|域名|网站|網站|サイト|ドメイン|webseite/i,
  ],
];

/** The sort of thing that a word says: undefined where it says something else, such as a crime. */
export const kindOf = (word: string): DeclareType | "OTHER" | "ALLOW" | undefined =>
  KINDS.find(([, form]) => form.test(word.trim()))?.[0];

const isKindColumn = ({ id }: Column, sample: readonly Row[]): boolean => {
  const cells = sample.flatMap((row) => row.get(id)).filter((cell) => cell !== "");
  return cells.filter((cell) => kindOf(cell) !== undefined).length * 2 >= cells.length;
};
