// Tells the form of a list from how it begins. A file that is no list is refused with what it is.
import type { ListForm } from "@sb/contracts/published/model.ts";
import { columnsFor, type Sniffed, sniffTable } from "./forms/csv.ts";
import { isIdsRule } from "./forms/ids-rules.ts";
import { isObject } from "./forms/json.ts";
import { isLineRule, isUnboundRule, isZoneHead } from "./forms/line-rules.ts";
import { refuseWarningList } from "./forms/misp.ts";
import { isSanctionsJson } from "./forms/sanctions-json.ts";
import { hasSdnRemark, isSdnRow, isUkSanctions } from "./forms/sdn.ts";
import { isAdblockLine, isComment, isException, isHostsLine, targetOfLine } from "./forms/simple.ts";
import { isTagPack } from "./forms/tag-pack.ts";
import { isYaml } from "./forms/yaml.ts";
import { type Columns, isUnreadable, type ReadOptions, UnreadableList } from "./list.ts";
import { looksLike } from "./value.ts";

type Marked = Exclude<ListForm, "TABLE">;
export type Recognized =
  /** `isSanctions`: of its JSON only digital currency addresses are meant. */
  | { readonly form: Marked; readonly isSanctions?: boolean }
  | { readonly form: "TABLE"; readonly sniffed: Sniffed; readonly columns: Columns };

/** `isWhole`: nothing follows the head. */
export function recognized(head: string, isWhole: boolean, options: ReadOptions): Recognized {
  if (head.trim() === "") throw new UnreadableList("EMPTY");
  if (isBinary(head)) throw new UnreadableList("BINARY");
  const { form } = options;
  const begun = head.trimStart();
  // An error page is none of whatever form was named.
  const marked = begun.startsWith("<") ? ofMarkup(begun) : isJson(begun) ? ofJson(begun) : undefined;
  if (form === undefined && marked) return { form: marked, isSanctions: isSanctions(marked, head) };
  if (form !== undefined && (marked !== undefined || OF_MARKS.has(form)) && !isAlike(form, marked))
    throw new UnreadableList("NOT_A_LIST");
  if (form !== undefined && form !== "TABLE") return { form, isSanctions: isSanctions(form, head) };
  return ofLines(head, isWhole, options);
}

const namesIn = (json: string): ReadonlySet<string> =>
  new Set([...json.matchAll(/"((?:[^"\\]|\\.){1,60})"\s*:/g)].map(([, name = ""]) => name));

const isSanctions = (form: ListForm, head: string): boolean =>
  (form === "JSON" || form === "NDJSON") && isSanctionsJson(namesIn(head), head);

const OF_JSON = new Set<ListForm>(["JSON", "NDJSON", "ETH_PHISHING_DETECT", "STIX", "MISP"]);
const OF_MARKS = new Set<ListForm>([...OF_JSON, "SDN_XML"]);

/** Any JSON may be read as another form of it. */
const isAlike = (form: ListForm, marked: ListForm | undefined): boolean =>
  form === marked || (OF_JSON.has(form) && marked !== undefined && OF_JSON.has(marked));

/** Controls that no text has; some tables are cut by those of ASCII for it. */
const isBinary = (head: string): boolean => {
  const some = head.slice(0, 8_192);
  const controls =
    some.match(/(?!\s)\p{Cc}|\ufffd/gu)?.filter((sign) => !SEPARATING.has(sign.charCodeAt(0))).length ?? 0;
  return controls > some.length / 50 + 2 || /^(?:%PDF-|MZ\u0090|GIF8|BZh\d)/.test(some);
};
const SEPARATING = new Set([0x01, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f]);

function ofMarkup(text: string): Marked {
  if (/^<!doctype html|<(?:html|head|body|script|title|div|meta)[\s>]/i.test(text.slice(0, 4_096)))
    throw new UnreadableList("HTML_PAGE");
  if (/<!DOCTYPE|<!ENTITY/.test(text.slice(0, 4_096))) throw new UnreadableList("ENTITIES");
  const [, root = ""] =
    /<(?:[\w-]+:)?([A-Za-z][\w-]*)[\s>/]/.exec(text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, "")) ?? [];
  if (/^(?:sanctions|sdnList|sanctionsData)$/i.test(root)) return "SDN_XML";
  throw new UnreadableList("NOT_A_LIST");
}

const isJson = (text: string): boolean =>
  /^(?:\{\s*(?:"|\}|$)|\[\s*(?:["{[\]\d-]|$|true|false|null))/.test(text) && !/^\[[\w .-]+\]\s*\n/.test(text);

function ofJson(text: string): Marked {
  const names = namesIn(text);
  const has = (...all: readonly string[]): boolean => all.every((name) => names.has(name));
  if (has("type", "objects") && /"(?:bundle--|type"\s*:\s*"bundle")/.test(text)) return "STIX";
  if (
    /"(?:indicator|domain-name|url|cryptocurrency-wallet|identity|marking-definition|ipv4-addr|observed-data)--[0-9a-f]{8}-/.test(
      text,
    )
  )
    return "STIX";
  if (has("objects") && has("more") && /^\{\s*"(?:more|next|objects)"/.test(text)) return "STIX";
  if (has("list", "matching_attributes"))
    refuseWarningList({ list: [], matching_attributes: [], category: /"category"\s*:\s*"([^"]*)"/.exec(text)?.[1] });
  if (/^[[{]?\s*(?:\{\s*)?"(?:response|Event|Attribute)"\s*:/.test(text) && (has("Event") || has("Attribute")))
    return "MISP";
  if (has("type", "category", "to_ids", "value")) return "MISP";
  if (CONFIG.test(text) || has("targetList", "timestamp")) return "ETH_PHISHING_DETECT";
  return isNdjson(text) ? "NDJSON" : "JSON";
}

/** Lists of texts, or of domains with paths; records below such a name are other JSON. */
const CONFIG = /"(?:black|block)list(?:Paths)?"\s*:\s*\[\s*(?:"|\]|\{\s*"domain")/i;

/** A whole object or text in the first line, and another one in the next. */
function isNdjson(text: string): boolean {
  const [first = "", ...rest] = text.split("\n", 3);
  if (!/^\s*[[{]/.test(rest.join("\n").trimStart()) && rest.join("").trim() !== "") return false;
  try {
    return isObject(JSON.parse(first)) && rest.length > 0;
  } catch {
    return false;
  }
}

function ofLines(head: string, isWhole: boolean, options: ReadOptions): Recognized {
  const text = isWhole ? head : head.slice(0, Math.max(head.lastIndexOf("\n") + 1, 0)) || head;
  const lines = text.split("\n").map((line) => line.trim());
  const telling = lines.filter((line) => line !== "" && !isComment(line) && !isZoneHead(line)).slice(0, 500);
  if (options.form === undefined) {
    if (telling.some(isUnboundRule)) return { form: "LINES" };
    if (isTagPack(text)) return { form: "TAG_PACK" };
    // A rule of Sigma has what it means and what it leaves out below names of its own.
    if (/^detection:/m.test(text) && /^\s+condition:\s/m.test(text)) throw new UnreadableList("NOT_A_LIST");
    if (isYaml(text)) return { form: "YAML" };
    const share = (is: (line: string) => boolean) => telling.filter(is).length / Math.max(1, telling.length);
    if (/^\[(?:adblock|ublock|adguard)[^\]]*\]/i.test(text.trimStart())) return { form: "ADBLOCK" };
    if (lines.some(isException)) return { form: "ADBLOCK" };
    if (isIdsRule(telling[0] ?? "")) return { form: "LINES" };
    if (share((line) => line.startsWith("!") || isAdblockLine(line)) >= 0.3 && telling.some(isAdblockLine))
      return { form: "ADBLOCK" };
    refuseLabelled(telling);
    refuseMinus(telling);
    if (share(isHostsLine) >= 0.5) return { form: "HOSTS" };
    if (isUkSanctions(text) || hasSdnRemark(text) || share(isSdnRow) >= 0.8) return { form: "SDN_CSV" };
    if (share(isLineRule) >= 0.5) return { form: "LINES" };
    if (share(isTargetAlone) >= 0.8 && !/\.[ct]sv(?:\.\w+)?$/i.test(options.name ?? "")) return { form: "LINES" };
  }
  if (isOfPersons(lines[0] ?? "") && options.columns === undefined) throw new UnreadableList("NOT_A_LIST");
  const table = tableOf(text, isWhole, options);
  if (table) return table;
  if (telling.length === 0) throw new UnreadableList(lines.some((line) => line !== "") ? "NO_ENTRIES" : "EMPTY");
  const targets = telling.filter((line) =>
    line.split(/[\s,;|"'<>()=]+/, 12).some((piece) => looksLike(piece) !== undefined),
  ).length;
  if (targets * 2 < telling.length) throw new UnreadableList("NOT_A_LIST");
  return { form: "LINES" };
}

/** Tells OpenSanctions' `targets.simple.csv`: its identifiers are passports, tax numbers and wallets alike, and its rows don't say which are bad. */
const isOfPersons = (heading: string): boolean =>
  /^"?id"?,"?schema"?,"?name"?,"?aliases"?,"?birth_date"?,/i.test(heading);

/** `1 host` and `0 host`, or the other way round: two sorts, and nothing says which is bad. */
function refuseLabelled(lines: readonly string[]): void {
  for (const label of [/^(?:-?1|0)(?=\s+\S+$)/, /(?<=^\S+\s+)(?:-?1|0)$/]) {
    const labels = new Set(lines.map((line) => label.exec(line)?.[0]));
    if (labels.size === 2 && !labels.has(undefined)) throw new UnreadableList("UNCLEAR_ROWS", [[...labels].join(", ")]);
  }
}

/** Where some entries have a minus and others have not, it may be no bullet. */
function refuseMinus(lines: readonly string[]): void {
  const taken = lines.filter((line) => /^-[^\s-]/.test(line) && looksLike(line.slice(1)) !== undefined);
  if (taken.length > 0 && lines.some((line) => looksLike(line) !== undefined && !line.startsWith("-")))
    throw new UnreadableList("UNCLEAR_ROWS", taken.slice(0, 3));
}

/** With a sign that may cut it, a line may be a row as well. */
function isTargetAlone(line: string): boolean {
  const target = targetOfLine(line);
  return !/[,;|\t]\S/.test(target) && looksLike(target) !== undefined;
}

function tableOf(text: string, isWhole: boolean, options: ReadOptions): Recognized | undefined {
  const sniffed = sniffTable(text, isWhole);
  if (!sniffed) {
    if (options.form === "TABLE") throw new UnreadableList("NOT_A_LIST");
    return undefined;
  }
  try {
    return { form: "TABLE", sniffed, columns: columnsFor(sniffed, options) };
  } catch (error) {
    // A table without targets may still be lines with some.
    if (options.form === "TABLE" || !isUnreadable(error) || sniffed.hasNames || error.code === "UNCLEAR_ROWS")
      throw error;
    return undefined;
  }
}
