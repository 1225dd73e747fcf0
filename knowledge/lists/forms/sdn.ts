// OFAC's list of sanctioned persons: only their digital currency addresses. As XML (advanced, enhanced and the older one) and as CSV,
// where they stand in the remarks; the United Kingdom's lists as CSV, whose "Other Information" says them in the same words behind a colon
// ("Digital Currency Address: XBT 3…"). Names of people stay out, and so do accounts that other words lead to.
import { SaxesParser } from "saxes";
import type { Line } from "../input/lines.ts";
import { READ_LIMITS, UnreadableList } from "../list.ts";
import type { Found } from "../table.ts";

const WORDS = ["OFAC SDN"];
const NAMED = /^\s*(?:alt\.\s*)?Digital Currency Address\s*-\s*([A-Z0-9]{2,10})\s*$/i;
const IN_TEXT = /Digital Currency Address\s*([-:])\s*([A-Z0-9]{2,10})\s+([^\s;,"]*[^\s;,".)])/gi;

export const hasSdnRemark = (text: string): boolean => /Digital Currency Address\s*[-:]\s*[A-Z0-9]{2,10}\s/i.test(text);

/** The heads of OFSI's consolidated list and of the UK Sanctions List: an address may come far behind them. */
export const isUkSanctions = (head: string): boolean =>
  /^(?:"?Last Updated"?,[^\n]*\n|"?Report Date[^\n]*\n)?"?(?:Name 6"?,"?Name 1"?,|Last Updated"?,"?Unique ID"?,"?OFSI Group ID"?,)/i.test(
    head.trimStart(),
  );

/** `25308,"NAME","individual","CYBER2",-0- ,…`: most rows have no address. */
export const isSdnRow = (line: string): boolean =>
  /^"?\d{2,6}"?\s*,.*?(?:"?-0-\s*"?\s*,\s*){3}/.test(line.slice(0, 4_096));

export function sdnRemarks({ text, number }: Line): readonly Found[] {
  return [...text.matchAll(IN_TEXT)].map(([, sign, chain = "", value = ""]) => ({
    value,
    kind: "WALLET",
    chain,
    words: sign === "-" ? [...WORDS, programOf(text)] : ["Sanctions"],
    line: number,
  }));
}

/** The fourth field: the sanctions programme. */
const programOf = (row: string): string =>
  /^"?\d+"?\s*,\s*(?:"[^"]*"|[^",]*),\s*(?:"[^"]*"|[^",]*),\s*"?([A-Z0-9 \][-]{2,60})"?\s*,/.exec(
    row.slice(0, 2_000),
  )?.[1] ?? "";

type Reading = {
  /** Names of the elements that are open. */
  readonly open: string[];
  /** The chain of each type of feature that is an address. */
  readonly chains: Map<string, string>;
  /** Type of the feature that is open, by its id or its own words. */
  feature: { readonly id?: string | undefined; chain?: string | undefined } | undefined;
  typeId: string | undefined;
  text: string;
  found: Found[];
  /** Values of types that were not named yet. */
  readonly early: { readonly typeId: string; readonly value: string }[];
};

/** Namespaces go by many prefixes. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

export async function* sdnXmlEntries(text: AsyncIterable<string>): AsyncIterable<readonly Found[]> {
  const reading: Reading = {
    open: [],
    chains: new Map(),
    feature: undefined,
    typeId: undefined,
    text: "",
    found: [],
    early: [],
  };
  const parser = openParser(reading);
  let isFirst = true;
  for await (const piece of text) {
    parser.write(isFirst ? piece.trimStart() : piece);
    isFirst = false;
    if (reading.found.length > 0) yield reading.found.splice(0);
  }
  if (reading.open.length > 0) throw new UnreadableList("CUT_OFF");
  parser.close();
  for (const { typeId, value } of reading.early) {
    const chain = reading.chains.get(typeId);
    if (chain !== undefined) reading.found.push(entryOf(value, chain));
  }
  yield reading.found;
}

function openParser(reading: Reading) {
  const parser = new SaxesParser<{ xmlns: false }>();
  parser.on("doctype", () => {
    throw new UnreadableList("ENTITIES");
  });
  parser.on("error", ({ message }) => {
    throw new UnreadableList(/entity/i.test(message) ? "ENTITIES" : "BROKEN");
  });
  parser.on("opentag", ({ name, attributes }) => begin(localName(name), attributes, reading));
  parser.on("text", (text) => {
    if (reading.text.length < READ_LIMITS.valueChars) reading.text += text;
  });
  parser.on("cdata", (text) => {
    if (reading.text.length < READ_LIMITS.valueChars) reading.text += text;
  });
  parser.on("closetag", ({ name }) => end(localName(name), reading));
  return parser;
}

function begin(name: string, attributes: Readonly<Record<string, string>>, reading: Reading): void {
  reading.open.push(name);
  if (reading.open.length > READ_LIMITS.depth) throw new UnreadableList("TOO_DEEP");
  reading.text = "";
  if (name === "FeatureType") reading.typeId = attributes.ID;
  if (/^(?:feature|id)$/i.test(name)) reading.feature = { id: attributes.FeatureTypeID };
}

const VALUES = new Set(["VersionDetail", "value", "idNumber"]);

function end(name: string, reading: Reading): void {
  reading.open.pop();
  const text = reading.text.trim();
  const [, chain] = NAMED.exec(text) ?? [];
  if (name === "FeatureType" && reading.typeId !== undefined && chain !== undefined)
    reading.chains.set(reading.typeId, chain);
  else if (/^(?:type|idType)$/.test(name) && reading.feature && chain !== undefined) reading.feature.chain = chain;
  else if (VALUES.has(name) && text !== "" && reading.feature) takeValue(text, reading.feature, reading);
  if (/^(?:feature|id)$/i.test(name)) reading.feature = undefined;
  reading.text = "";
}

function takeValue(value: string, { id, chain }: NonNullable<Reading["feature"]>, reading: Reading): void {
  const known = chain ?? (id === undefined ? undefined : reading.chains.get(id));
  if (known !== undefined) reading.found.push(entryOf(value, known));
  // The types stand before the parties; where they do not, what may be an address waits.
  else if (id !== undefined && reading.chains.size === 0 && value.length >= 20)
    reading.early.push({ typeId: id, value });
}

const entryOf = (value: string, chain: string): Found => ({ value, kind: "WALLET", chain, words: WORDS });
