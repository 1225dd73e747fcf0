// MISP: events, feeds' events, answers of a search. An attribute is an entry where it is to be acted on (`to_ids`) and not deleted.
import type { JsonNode } from "../input/json-values.ts";
import { type Candidate, type SkipReason, UnreadableList } from "../list.ts";
import { isOver } from "../said-of.ts";
import type { Found } from "../table.ts";
import { isObject } from "./json.ts";

type Json = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const isYes = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "true";
const isNo = (value: unknown): boolean => value === false || value === 0 || value === "0" || value === "false";

/** Proposals of others, and other events. */
const NOT_OF_IT = new Set([
  "ShadowAttribute",
  "ShadowObject",
  "RelatedEvent",
  "RelatedAttribute",
  "Galaxy",
  "EventReport",
  "Tag",
  "Orgc",
  "Org",
]);

export async function* mispEntries(
  nodes: AsyncIterable<readonly JsonNode[]>,
  now: string,
): AsyncIterable<readonly Found[]> {
  for await (const some of nodes)
    yield some.flatMap(({ path, value }) =>
      path.some((name) => NOT_OF_IT.has(name)) ? [] : [...attributesIn(value, now, false)],
    );
}

/** Depth is bounded by that of the JSON. */
function* attributesIn(value: unknown, now: string, isDeleted: boolean): Iterable<Found> {
  if (Array.isArray(value)) for (const each of value) yield* attributesIn(each, now, isDeleted);
  if (!isObject(value)) return;
  if (isAttribute(value)) {
    const fault = isDeleted ? "REVOKED" : faultOf(value, now);
    if (fault) yield { skipped: fault };
    else yield* ofAttribute(value);
    return;
  }
  const gone = isDeleted || isYes(value.deleted);
  for (const [name, each] of Object.entries(value))
    if (!NOT_OF_IT.has(name) && typeof each === "object") yield* attributesIn(each, now, gone);
}

const isAttribute = (value: Json): boolean =>
  typeof value.type === "string" && typeof value.value === "string" && !("Attribute" in value);

function faultOf(attribute: Json, now: string): SkipReason | undefined {
  if (isYes(attribute.deleted)) return "REVOKED";
  if (isNo(attribute.to_ids)) return "NOT_BLOCKED";
  if (isKnownAsGood(attribute)) return "NOT_BLOCKED";
  const sightings = Array.isArray(attribute.Sighting) ? attribute.Sighting.filter(isObject) : [];
  // 1: somebody saw that it is harmless; 2: it ends.
  if (sightings.some(({ type }) => textOf(type) === "1")) return "NOT_BLOCKED";
  const ends = sightings.filter(({ type }) => textOf(type) === "2").map(({ date_sighting }) => textOf(date_sighting));
  return ends.some((end) => isOver(end, now) || Number(end) * 1_000 <= Date.parse(now)) ? "EXPIRED" : undefined;
}

function isKnownAsGood({ Tag, warnings }: Json): boolean {
  const tags = Array.isArray(Tag) ? Tag.filter(isObject).map(({ name }) => textOf(name)) : [];
  const hits = Array.isArray(warnings) ? warnings.filter(isObject) : [];
  return (
    tags.some((name) => /^false-positive:(?:risk="(?:high|medium)"|confirmed="true")/i.test(name)) ||
    hits.some((hit) => textOf(hit.warninglist_category ?? hit.category ?? "false_positive") === "false_positive")
  );
}

const WALLET_TYPES = new Set(["btc", "xmr", "dash", "bitcoin-address", "cryptocurrency-address"]);
const SITE_TYPES = new Set([
  "domain",
  "hostname",
  "url",
  "uri",
  "ip-dst",
  "ip-src",
  "domain|ip",
  "hostname|port",
  "ip-dst|port",
  "ip-src|port",
]);

function* ofAttribute(attribute: Json): Iterable<Found> {
  const type = textOf(attribute.type).toLowerCase();
  const relation = textOf(attribute.object_relation).toLowerCase();
  const isWallet = WALLET_TYPES.has(type) || (type === "text" && /^(?:address|wallet)(?:-|$)/.test(relation));
  if (!isWallet && !SITE_TYPES.has(type)) {
    yield { skipped: "OTHER_KIND" };
    return;
  }
  const [value = ""] = textOf(attribute.value).split("|");
  const candidate: Candidate = {
    value,
    kind: isWallet ? "WALLET" : "SITE",
    chain: type === "btc" || type === "xmr" || type === "dash" ? type : undefined,
    since: textOf(attribute.first_seen) || textOf(attribute.timestamp),
    words: [textOf(attribute.comment)],
  };
  yield candidate;
}

/** Lists of what is good to know, not of what is bad. */
export function refuseWarningList(root: Json): void {
  const isGood = !/identifier/i.test(textOf(root.category));
  if (Array.isArray(root.list) && "matching_attributes" in root && isGood) throw new UnreadableList("ALLOW_LIST");
}
