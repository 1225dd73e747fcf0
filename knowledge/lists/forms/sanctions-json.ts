// Sanctions as JSON (OFAC's own, and OpenSanctions' entities): only digital currency addresses. Whatever else is known of the persons
// stays out.
import type { JsonNode } from "../input/json-values.ts";
import type { Candidate } from "../list.ts";
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

export async function* sanctionEntries(nodes: AsyncIterable<readonly JsonNode[]>): AsyncIterable<readonly Found[]> {
  for await (const some of nodes) yield some.flatMap(({ value }) => [...addressesIn(value)]);
}

const CURRENCY = /Digital Currency Address\s*-\s*([A-Z0-9]{2,10})\s*$/i;
const VALUE = /^(?:id_?number|number|value|detail|version_?detail|identifier|text)$/i;

/** Depth is bounded by that of the JSON. */
function* addressesIn(value: unknown): Iterable<Found> {
  if (Array.isArray(value)) for (const each of value) yield* addressesIn(each);
  if (!isObject(value)) return;
  if (typeof value.schema === "string" && isObject(value.properties)) {
    yield* ofEntity(value.schema, value.properties);
    return;
  }
  const texts = Object.entries(value).filter((each): each is [string, string] => typeof each[1] === "string");
  const [, chain] = texts.map(([, text]) => CURRENCY.exec(text)).find((found) => found !== null) ?? [];
  const written = texts.find(([name]) => VALUE.test(name))?.[1];
  if (chain !== undefined && written !== undefined) yield wallet(written, chain);
  for (const each of Object.values(value)) if (typeof each === "object") yield* addressesIn(each);
}

function* ofEntity(schema: string, { publicKey, currency }: Json): Iterable<Found> {
  const chain = [currency].flat().find((each) => typeof each === "string");
  const keys = schema === "CryptoWallet" ? [publicKey].flat().filter((each) => typeof each === "string") : [];
  if (keys.length === 0) yield { skipped: "OTHER_KIND" };
  for (const key of keys) yield wallet(key, chain);
}

const wallet = (value: string, chain: string | undefined): Candidate => ({
  ...{ value, kind: "WALLET", chain },
  words: ["Sanctions"],
});
