// JSON in general: lists of texts, hosts with their addresses, records with any names, wherever in the text they stand.
import { type Column, chooseColumns, leadsAway, namesTarget, type Row } from "../columns.ts";
import type { JsonNode } from "../input/json-values.ts";
import { type Columns, type ReadOptions, type Skipped, UnreadableList } from "../list.ts";
import { type Found, rowEntries } from "../table.ts";
import { chainNamed, looksLike } from "../value.ts";
import { isEither, isGood, openVerdicts, type Verdicts } from "../verdict.ts";
import { isRuleSet, ruleItems } from "./rule-set.ts";

type Item =
  | Found
  /** `chain`: named above it. */
  | { readonly record: Row; readonly names: readonly string[]; readonly chain?: string | undefined };

/** The chain that the nearest name above says: `{"ethereum": {"addresses": […]}}`. */
const chainAbove = (path: readonly string[]): string | undefined =>
  path.findLast((name) => chainNamed(name) !== undefined);

const SAMPLE_ROWS = 200;
/** Values of one record; what has more is a list. */
const MOST_VALUES = 500;
const NESTED = 4;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Members with what is no entry: good hosts, and what was taken back. */
const AWAY =
  /^(?:benign|good|clean|white_?list(?:ed)?|allow_?list(?:ed)?|allow(?:ed)?|safe_?list|safe|trusted|exclusions?|exceptions?|fuzzy_?list|legit(?:imate)?|official|false_?positives?|removed|deleted|delisted|revoked|expired|withdrawn)$/i;
const isAllowed = (path: readonly string[]): boolean => path.some(isAway);
const isAway = (name: string): boolean => AWAY.test(name) || (isGood(name) && looksLike(name) === undefined);

/** Members that tell of the list itself. */
const ABOUT =
  /^(?:meta|metadata|info|about|license|licence|publisher|author|contact|homepage|\$schema|schema|links|_links|pagination|paging|error|errors)$/i;

type Place = {
  /** An element of an array, or a line of its own. */
  readonly isElement: boolean;
  /** All of its siblings are objects, too: their names are ids. */
  readonly isMember: boolean;
};

function* itemsOf(value: unknown, path: readonly string[], place: Place): Iterable<Item> {
  if (isAllowed(path)) yield* allowedIn(value);
  else if (typeof value === "string") yield* textItem(value, path, place);
  else if (Array.isArray(value))
    for (const each of value) yield* itemsOf(each, path, { isElement: true, isMember: false });
  else if (isObject(value)) yield* objectItems(value, path, place);
}

function* allowedIn(value: unknown): Iterable<Skipped> {
  if (typeof value === "string") yield { skipped: "ALLOWED" };
  else if (Array.isArray(value))
    for (const each of value.slice(0, MOST_VALUES)) if (typeof each === "string") yield { skipped: "ALLOWED" };
}

function* textItem(value: string, path: readonly string[], { isElement }: Place): Iterable<Item> {
  const name = path.at(-1) ?? "";
  const isOfTarget = looksLike(name) !== undefined;
  if (!isElement && !(isOfTarget && looksLike(value) === "WALLET")) return;
  if (!isOfTarget && (leadsAway(name) || ABOUT.test(name))) return;
  yield { value, chain: chainAbove(path) };
}

function* objectItems(
  object: Readonly<Record<string, unknown>>,
  path: readonly string[],
  place: Place,
): Iterable<Item> {
  const names = Object.keys(object);
  if (isRuleSet(object, path)) return yield* ruleItems(object);
  if (isMap(names, chainAbove(path))) return yield* mapItems(object, path);
  if (isRecord(object, place)) {
    const record = flattened(object);
    const chain = chainAbove(path);
    if (record) return yield { record: { get: (id) => record.get(id) ?? [] }, names: [...record.keys()], chain };
  }
  // Two lists, and nothing says which of them is bad.
  if (names.length === 2 && names.every((name) => isEither(name) && hasArray(object[name], 0)))
    throw new UnreadableList("UNCLEAR_ROWS", [names.join(", ")]);
  const isMember = names.length > 1 && names.every((name) => isObject(object[name]));
  for (const name of names)
    if (!ABOUT.test(name)) yield* itemsOf(object[name], [...path, name], { isElement: false, isMember });
}

/** Targets as names: hosts with their addresses, addresses with words. */
const isMap = (names: readonly string[], chain: string | undefined): boolean => {
  const some = names.slice(0, 20);
  return some.length > 0 && some.filter((name) => looksLike(name, chain)).length * 2 > some.length;
};

function* mapItems(map: Readonly<Record<string, unknown>>, path: readonly string[]): Iterable<Item> {
  for (const [name, value] of Object.entries(map)) yield* keyItems(name, value, path);
}

function* keyItems(name: string, value: unknown, path: readonly string[]): Iterable<Item> {
  if (isObject(value)) {
    const record = flattened(value) ?? new Map<string, readonly string[]>();
    record.set(KEY, [name]);
    yield { record: { get: (id) => record.get(id) ?? [] }, names: [...record.keys()], chain: chainAbove(path) };
    return;
  }
  if (!looksLike(name, chainAbove(path))) return;
  if (value === false || (typeof value === "string" && isGood(value))) return yield { skipped: "NOT_BLOCKED" };
  // A count of nothing, or the label of one of two sorts.
  if (value === 0 || value === "0") throw new UnreadableList("UNCLEAR_ROWS", [`${name}: 0`.slice(0, 100)]);
  yield {
    value: name,
    chain: chainAbove(path),
    words: typeof value === "string" && !looksLike(value) && !value.includes("://") ? [value] : undefined,
  };
  yield* itemsOf(value, [...path, name], { isElement: false, isMember: false });
}

/** The column of a map's names. */
const KEY = "(target)";

const hasArray = (value: unknown, depth: number): boolean =>
  Array.isArray(value) ||
  (depth > 0 && isObject(value) && Object.values(value).some((each) => hasArray(each, depth - 1)));

/** An object that tells of one target, rather than of a list. */
function isRecord(object: Readonly<Record<string, unknown>>, { isElement, isMember }: Place): boolean {
  const values = Object.values(object);
  if (isElement || isMember) return values.some((value) => isScalar(value) || isObject(value) || Array.isArray(value));
  if (values.some((value) => hasArray(value, NESTED)) || "error" in object || "message" in object) return false;
  return Object.entries(object).some(
    ([name, value]) => typeof value === "string" && namesTarget(name) && looksLike(value) !== undefined,
  );
}

/** Its values by the names that lead to them, without places in arrays; undefined where they are too many for a record. */
function flattened(object: Readonly<Record<string, unknown>>): Map<string, readonly string[]> | undefined {
  const found = new Map<string, string[]>();
  let count = 0;
  const walk = (value: unknown, name: string, depth: number): void => {
    if (isScalar(value)) {
      count += 1;
      const values = found.get(name);
      if (values) values.push(String(value));
      else found.set(name, [String(value)]);
    } else if (depth > NESTED || count > MOST_VALUES) return;
    else if (Array.isArray(value)) for (const each of value) walk(each, name, depth + 1);
    else if (isObject(value))
      for (const [key, each] of Object.entries(value))
        if (!isAway(key) || isScalar(each)) walk(each, name === "" ? key : `${name}.${key}`, depth + 1);
  };
  walk(object, "", 0);
  return count > MOST_VALUES ? undefined : found;
}

/** Whether a place is on the way to what was named, or below it. */
function underPath(nodes: readonly JsonNode[], wanted: readonly string[]): readonly JsonNode[] {
  return nodes.flatMap(({ path, value, isElement }) => {
    const common = Math.min(path.length, wanted.length);
    if (wanted.slice(0, common).some((name, at) => name !== "*" && name !== path[at])) return [];
    return reached(value, wanted.slice(common)).map((each) => ({
      path: [],
      value: each.value,
      isElement: isElement || each.isElement || wanted.length > 0,
    }));
  });
}

function reached(
  value: unknown,
  [name, ...rest]: readonly string[],
  isElement = false,
): readonly { readonly value: unknown; readonly isElement: boolean }[] {
  if (name === undefined) return [{ value, isElement }];
  if (Array.isArray(value)) return value.flatMap((each) => reached(each, [name, ...rest], true));
  if (!isObject(value)) return [];
  if (name === "*") return Object.values(value).flatMap((each) => reached(each, rest, isElement));
  return Object.hasOwn(value, name) ? reached(value[name], rest, isElement) : [];
}

/** `$.data[*].items`, `/data/items`, `data.items`: the names alone. */
const namesOfPath = (path: string): readonly string[] =>
  path
    .replace(/^\$/, "")
    .replace(/\[(?:\*|\d*)\]/g, "")
    .split(/[./]/)
    .filter((name) => name !== "");

type Given = { readonly nodes: AsyncIterable<readonly JsonNode[]>; readonly areLines: boolean };

/** The columns are told from the first records, so they come first of all. */
export async function jsonEntries({ nodes, areLines }: Given, options: ReadOptions) {
  const items = itemsIn(nodes, areLines, options)[Symbol.asyncIterator]();
  const begun: Item[] = [];
  let records = 0;
  while (records < SAMPLE_ROWS && begun.length < 50 * SAMPLE_ROWS) {
    const next = await items.next();
    if (next.done) break;
    begun.push(...next.value);
    records = begun.filter((item) => "record" in item).length;
  }
  const sample = begun.filter((item) => "record" in item).slice(0, SAMPLE_ROWS);
  const names = [...new Set(sample.flatMap((item) => item.names))].slice(0, MOST_VALUES);
  const columns =
    options.columns ??
    columnsOf(
      names,
      sample.map(({ record }) => record),
    );
  const verdicts = openVerdicts(
    columns ?? { targets: [] },
    sample.map(({ record }) => record),
  );
  const found = (some: readonly Item[]) => some.flatMap((item) => foundIn(item, columns, verdicts, options.now));
  async function* entries(): AsyncIterable<readonly Found[]> {
    yield found(begun.splice(0));
    for (let next = await items.next(); !next.done; next = await items.next()) yield found(next.value);
  }
  return { columns, entries: entries() };
}

async function* itemsIn(
  nodes: Given["nodes"],
  areLines: boolean,
  { path }: ReadOptions,
): AsyncIterable<readonly Item[]> {
  const wanted = path === undefined ? [] : namesOfPath(path);
  let isReached = wanted.length === 0;
  for await (const some of nodes) {
    const kept = wanted.length === 0 ? some : underPath(some, wanted);
    isReached ||= kept.length > 0;
    yield kept.flatMap((node) => [...nodeItems(node, areLines)]);
  }
  if (!isReached) throw new UnreadableList("NO_PATH");
}

function* nodeItems({ path, value, isElement }: JsonNode, areLines: boolean): Iterable<Item> {
  if (path.some((name) => ABOUT.test(name))) return;
  const name = path.at(-1);
  // A map of hosts that was gone into.
  if (name !== undefined && !isElement && looksLike(name, chainAbove(path.slice(0, -1))))
    yield* keyItems(name, value, path.slice(0, -1));
  else
    yield* itemsOf(value, path, {
      isElement: isElement || (areLines && path.length === 0),
      isMember: path.length > 0 && isObject(value),
    });
}

function columnsOf(names: readonly string[], sample: readonly Row[]): Columns | undefined {
  if (sample.length === 0) return undefined;
  const columns: readonly Column[] = names.map((name) => ({ id: name, name }));
  const chosen = chooseColumns(columns, sample, true);
  if (!names.includes(KEY)) return chosen;
  const others = chosen?.targets.filter((target) => target !== KEY) ?? [];
  return { ...chosen, targets: [KEY, ...others] };
}

function foundIn(item: Item, columns: Columns | undefined, verdicts: Verdicts, now: string): readonly Found[] {
  if (!("record" in item)) return [item];
  if (!columns) return [{ skipped: "NOT_A_TARGET" }];
  const found = rowEntries(item.record, columns, verdicts, now);
  const { chain } = item;
  if (chain === undefined) return found;
  return found.map((each) => ("skipped" in each || each.chain !== undefined ? each : { ...each, chain }));
}
