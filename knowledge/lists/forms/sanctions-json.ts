// Sanctions as JSON: OFAC's own, and entities of FollowTheMoney as OpenSanctions publishes them, a line each (`entities.ftm.json`) or with
// those that they lead to inside (`targets.nested.json`). Only digital currency addresses are entries. Whatever else is known of the
// persons stays out.
import type { JsonNode } from "../input/json-values.ts";
import { type Candidate, UnreadableList } from "../list.ts";
import type { Found } from "../table.ts";
import { isObject } from "./json.ts";

type Json = Readonly<Record<string, unknown>>;

/** `names`: of the members in the head. */
export const isSanctionsJson = (names: ReadonlySet<string>, head: string): boolean =>
  names.has("sdnType") ||
  (names.has("idType") && names.has("idNumber")) ||
  /"schema"\s*:\s*"[A-Z]\w+"[\s\S]*"properties"\s*:\s*\{|"properties"\s*:\s*\{[\s\S]*"schema"\s*:\s*"[A-Z]\w+"/.test(
    head,
  ) ||
  /Digital Currency Address\s*-\s*[A-Z0-9]{2,10}"/.test(head);

/** `now`: ISO 8601; orders that ended before hold no more. */
export async function* sanctionEntries(
  nodes: AsyncIterable<readonly JsonNode[]>,
  now: string,
): AsyncIterable<readonly Found[]> {
  const known: Known = { wallets: [], said: new Map(), kinds: new Map(), today: now.slice(0, 10) };
  for await (const some of nodes) {
    yield some.flatMap(({ value }) => [...addressesIn(value, known)]);
    if (known.wallets.length > MOST_WALLETS || known.said.size > MOST_KNOWN) throw new UnreadableList("TOO_LARGE");
  }
  yield known.wallets.flatMap((wallet) => walletEntries(wallet, known));
}

const CURRENCY = /Digital Currency Address\s*-\s*([A-Z0-9]{2,10})\s*$/i;
const VALUE = /^(?:id_?number|number|value|detail|version_?detail|identifier|text)$/i;

/** Depth is bounded by that of the JSON. */
function* addressesIn(value: unknown, known: Known): Iterable<Found> {
  if (Array.isArray(value)) for (const each of value) yield* addressesIn(each, known);
  if (!isObject(value)) return;
  if (typeof value.schema === "string" && isObject(value.properties)) {
    const before = known.wallets.length;
    noteEntity(value, known);
    // A wallet is judged at the end: who holds it may come behind it.
    if (known.wallets.length === before) yield { skipped: "OTHER_KIND" };
    return;
  }
  const texts = Object.entries(value).filter((each): each is [string, string] => typeof each[1] === "string");
  const [, chain] = texts.map(([, text]) => CURRENCY.exec(text)).find((found) => found !== null) ?? [];
  const written = texts.find(([name]) => VALUE.test(name))?.[1];
  if (chain !== undefined && written !== undefined) yield wallet(written, chain);
  for (const each of Object.values(value)) if (typeof each === "object") yield* addressesIn(each, known);
}

// Entities

type Wallet = {
  readonly id: string | undefined;
  readonly keys: readonly string[];
  readonly chain: string | undefined;
  /** Its own, and those of holders that stood inside of it or around it. */
  readonly topics: readonly string[];
  /** Ids of those who hold it. */
  readonly holders: readonly string[];
};

/** Holds what the entities so far said, in whatever order they came. */
type Known = {
  readonly wallets: Wallet[];
  /** By the id of an entity that was called bad, or has an order on it. */
  readonly said: Map<string, Said>;
  /** Each that there is once: of half a million entities there are a few. */
  readonly kinds: Map<string, Said>;
  /** YYYY-MM-DD. */
  readonly today: string;
};
type Said = {
  /** Those for which it is bad. */
  readonly topics: readonly string[];
  /** Whether any order on it holds; undefined where there is none. */
  readonly holds: boolean | undefined;
};
/** Bounds what is kept until the end: the thread that reads has 128 MB. */
const MOST_WALLETS = 100_000;
const MOST_KNOWN = 500_000;

function note(id: string, more: Partial<Said>, { said, kinds }: Known): void {
  const { topics, holds } = { topics: [], holds: undefined, ...said.get(id), ...more };
  const kind = `${holds} ${topics.join(" ")}`;
  const one = kinds.get(kind) ?? { topics, holds };
  kinds.set(kind, one);
  said.set(id, one);
}

/** Takes `sanction.linked` for no sanction, and `sanction.counter` neither: what a state sets against the sanctions of others. */
const IS_BAD = /^(?:sanction|crime(?:\.[a-z.]+)?)$/;

const textsIn = (value: unknown): readonly string[] => [value].flat().filter((each) => typeof each === "string");
const entitiesIn = (value: unknown): readonly Json[] => [value].flat().filter((each) => isObject(each));
const propertiesOf = ({ properties }: Json): Json => (isObject(properties) ? properties : {});
const badTopicsOf = (entity: Json): readonly string[] =>
  textsIn(propertiesOf(entity).topics).filter((topic) => IS_BAD.test(topic));

/** Notes what an entity says, with those inside of it. Depth is bounded by that of the JSON. */
function noteEntity(entity: Json, known: Known, around: readonly string[] = []): void {
  const { schema, id } = entity;
  const properties = propertiesOf(entity);
  const topics = badTopicsOf(entity);
  if (schema === "CryptoWallet") noteWallet(entity, known, around);
  else if (schema === "Sanction") noteOrder(properties, textsIn(properties.entity), known);
  else if (topics.length > 0 && typeof id === "string") note(id, { topics }, known);
  for (const [name, values] of Object.entries(properties))
    for (const inner of entitiesIn(values)) {
      if (inner.schema === "Sanction" && typeof id === "string") noteOrder(propertiesOf(inner), [id], known);
      else noteEntity(inner, known, name === "cryptoWallets" ? topics : []);
    }
}

function noteWallet(entity: Json, known: Known, around: readonly string[]): void {
  const { publicKey, currency, currencySymbol, holder } = propertiesOf(entity);
  known.wallets.push({
    id: typeof entity.id === "string" ? entity.id : undefined,
    keys: textsIn(publicKey),
    chain: [...textsIn(currency), ...textsIn(currencySymbol)][0],
    topics: [...badTopicsOf(entity), ...around, ...entitiesIn(holder).flatMap(badTopicsOf)],
    holders: textsIn(holder),
  });
}

function noteOrder({ endDate }: Json, ids: readonly string[], known: Known): void {
  const { said, today } = known;
  const ends = textsIn(endDate);
  const holds = ends.length === 0 || ends.some((end) => end >= today.slice(0, end.length));
  for (const id of ids) note(id, { holds: holds || said.get(id)?.holds === true }, known);
}

/** A wallet is one where it, or who holds it, is under sanctions or of a crime. Where all orders on it ended it is none. */
function walletEntries({ id = "", keys, chain, topics, holders }: Wallet, known: Known): readonly Found[] {
  const all = new Set([...topics, ...holders.flatMap((holder) => known.said.get(holder)?.topics ?? [])]);
  if (keys.length === 0) return [{ skipped: "OTHER_KIND" }];
  if (known.said.get(id)?.holds === false) return keys.map(() => ({ skipped: "REVOKED" }));
  if (all.size === 0) return keys.map(() => ({ skipped: "NOT_BLOCKED" }));
  const words = all.has("sanction") ? ["Sanctions"] : [...all];
  return keys.map((key) => ({ ...wallet(key, chain), words }));
}

const wallet = (value: string, chain: string | undefined): Candidate => ({
  ...{ value, kind: "WALLET", chain },
  words: ["Sanctions"],
});
