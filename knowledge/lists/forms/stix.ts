// STIX 2.0 and 2.1: bundles and the envelopes of TAXII. Indicators are entries; observables are where there is no indicator at all.
import type { JsonNode } from "../input/json-values.ts";
import type { Candidate, Skipped } from "../list.ts";
import { isOver } from "../said-of.ts";
import type { Found } from "../table.ts";
import { isObject } from "./json.ts";

type StixObject = Readonly<Record<string, unknown>>;

const isStix = (value: unknown): value is StixObject & { readonly type: string } =>
  isObject(value) && typeof value.type === "string";
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

type Version = { readonly modified: string; readonly found: readonly Found[] };
type Seen = {
  /** The newest version of each indicator. */
  readonly indicators: Map<string, Version>;
  readonly observables: Map<string, Candidate>;
  /** Objects that observations name which were taken back. */
  readonly revoked: Set<string>;
};

export async function* stixEntries(
  nodes: AsyncIterable<readonly JsonNode[]>,
  now: string,
): AsyncIterable<readonly Found[]> {
  const seen: Seen = { indicators: new Map(), observables: new Map(), revoked: new Set() };
  for await (const some of nodes) for (const { value } of some) collect(value, seen, now);
  yield* inPieces([...seen.indicators.values()].flatMap(({ found }) => found));
  if (seen.indicators.size > 0) return;
  yield* inPieces(
    [...seen.observables].map(([id, found]) => (seen.revoked.has(id) ? { skipped: "REVOKED" as const } : found)),
  );
}

const PIECE = 500;

function* inPieces(found: readonly Found[]): Iterable<readonly Found[]> {
  for (let at = 0; at < found.length; at += PIECE) yield found.slice(at, at + PIECE);
}

/** Depth is bounded by that of the JSON. */
function collect(value: unknown, seen: Seen, now: string): void {
  if (Array.isArray(value)) for (const each of value) collect(each, seen, now);
  else if (isStix(value) && typeof value.id === "string" && value.type !== "bundle") take(value, value.id, seen, now);
  else if (isObject(value))
    for (const each of Object.values(value)) if (typeof each === "object") collect(each, seen, now);
}

function take(object: StixObject & { readonly type: string }, id: string, seen: Seen, now: string): void {
  if (object.type === "indicator") {
    const version = { modified: textOf(object.modified), found: ofIndicator(object, now) };
    const before = seen.indicators.get(id);
    if (!before || before.modified <= version.modified) seen.indicators.set(id, version);
  } else if (object.type === "observed-data") ofObservation(object, seen);
  else {
    const candidate = ofObservable(object);
    if (candidate) seen.observables.set(id, candidate);
  }
}

function ofObservation(object: StixObject, seen: Seen): void {
  if (object.revoked === true) for (const ref of textsOf(object.object_refs)) seen.revoked.add(ref);
  // In STIX 2.0 what was observed stands inside.
  if (object.revoked === true || !isObject(object.objects)) return;
  for (const [key, each] of Object.entries(object.objects)) {
    const candidate = isStix(each) ? ofObservable(each) : undefined;
    if (candidate)
      seen.observables.set(`${textOf(object.id)} ${key}`, { ...candidate, since: textOf(object.first_observed) });
  }
}

/** Types of observables whose value is a target. */
const TYPES: ReadonlyMap<string, Candidate["kind"]> = new Map([
  ["domain-name", "SITE"],
  ["hostname", "SITE"],
  ["x-opencti-hostname", "SITE"],
  ["url", "SITE"],
  ["ipv4-addr", "SITE"],
  ["ipv6-addr", "SITE"],
]);

/** The standard has no type for wallets, so each publisher names its own. */
const WALLET_TYPE =
  /^(?:x-)?(?:[a-z]+-)?(?:crypto(?:currency)?(?:-(?:wallet|address|account))?|(?:wallet|coin)-address)$/;
const kindOf = (type: string): Candidate["kind"] | undefined =>
  TYPES.get(type) ?? (WALLET_TYPE.test(type) ? "WALLET" : undefined);

function ofObservable(object: StixObject & { readonly type: string }): Candidate | undefined {
  const kind = kindOf(object.type);
  const value = textOf(object.value) || textOf(object.address);
  return kind && value !== "" && !value.includes("/32") ? { value, kind } : undefined;
}

function ofIndicator(object: StixObject, now: string): readonly Found[] {
  if (object.revoked === true) return [{ skipped: "REVOKED" }];
  if (isOver(textOf(object.valid_until), now)) return [{ skipped: "EXPIRED" }];
  const types = [...textsOf(object.indicator_types), ...textsOf(object.labels)];
  if (types.some((type) => /^(?:benign|false[-_ ]positive)$/i.test(type))) return [{ skipped: "NOT_BLOCKED" }];
  const language = textOf(object.pattern_type);
  if (language !== "" && language !== "stix") return [{ skipped: "PATTERN" }];
  const values = valuesOf(textOf(object.pattern));
  if (values.length === 0) return [{ skipped: "OTHER_KIND" }];
  const said = {
    since: textOf(object.valid_from) || textOf(object.created),
    words: [textOf(object.name)],
    links: linksOf(object),
    chain: chainIn(object),
  };
  return values.map((value) => ("skipped" in value ? value : { ...value, ...said }));
}

const linksOf = ({ external_references }: StixObject): readonly string[] =>
  Array.isArray(external_references)
    ? external_references.flatMap((each) => (isObject(each) ? [textOf(each.url)] : []))
    : [];

/** An extension may name it. */
function chainIn({ extensions }: StixObject): string | undefined {
  const all = isObject(extensions) ? Object.values(extensions) : [];
  const chain = all.map((each) => (isObject(each) ? textOf(each.chain) : "")).find((each) => each !== "");
  return chain;
}

/** A text that is not closed reaches to the end, so that no sign is looked at twice. */
const TOKEN =
  /'(?:[^'\\]|\\.)*(?:'|$)|(?<![\w-])(?:NOT|IN|LIKE|MATCHES|ISSUBSET|ISSUPERSET|AND|OR|FOLLOWEDBY)\b|!=|<>|<=|>=|[=<>[]|(?<![\w-])[\w-]+\s*:\s*[\w.[\]*'-]*[\w\]']/gs;

/** The values that a pattern asks for: compared by `=` or `IN`, not negated, as the value of the thing itself. */
function valuesOf(pattern: string): readonly (Candidate | Skipped)[] {
  const found: (Candidate | Skipped)[] = [];
  let path = "";
  let isNegated = false;
  let operator = "";
  for (const [token] of pattern.slice(0, 1_000_000).matchAll(TOKEN)) {
    if (token.startsWith("'")) {
      const value = token.slice(1, -1).replace(/\\(.)/g, "$1");
      const found1 = compared(path, operator, isNegated, value);
      if (found1) found.push(found1);
    } else if (token === "NOT") isNegated = true;
    else if (/^(?:AND|OR|FOLLOWEDBY|\[)$/.test(token)) [path, operator, isNegated] = ["", "", false];
    else if (/^[\w-]+\s*:/.test(token)) path = token.replace(/\s+/g, "");
    else if (/^(?:=|!=|<>|<=|>=|<|>|IN|LIKE|MATCHES|ISSUBSET|ISSUPERSET)$/.test(token)) operator = token;
  }
  return found;
}

function compared(path: string, operator: string, isNegated: boolean, value: string): Candidate | Skipped | undefined {
  const [type = "", property = ""] = path.split(":");
  const kind = kindOf(type);
  if (!kind || !/^(?:value|address)$/.test(property)) return undefined;
  if (isNegated || !["=", "IN"].includes(operator)) return { skipped: "PATTERN" };
  return { value, kind };
}
