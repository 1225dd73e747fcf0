// TagPacks of GraphSense: YAML whose header holds for each of its tags. Read a tag at a time, since a pack may have millions.
import { parse, parseDocument } from "yaml";
import { linesOf } from "../input/lines.ts";
import { type Candidate, isUnreadable, READ_LIMITS, UnreadableList } from "../list.ts";
import type { Found } from "../table.ts";
import { isObject } from "./json.ts";

type Json = Readonly<Record<string, unknown>>;

/** Every scalar is a text: an address that begins with 0x would be a number. No aliases: they make much of little. */
const OPTIONS = { schema: "failsafe", maxAliasCount: 0, uniqueKeys: false, logLevel: "silent" } as const;

/** A pack up to this is read at once, in whatever order its members stand. */
const WHOLE = 512 * 1024;

export const isTagPack = (head: string): boolean =>
  /^tags:\s*(?:$|\[|#)/m.test(head) && /^\s*(?:-\s+)?["']?address["']?\s*:|[{,]\s*["']?address["']?\s*:/m.test(head);

export async function* tagPackEntries(text: AsyncIterable<string>): AsyncIterable<readonly Found[]> {
  const pieces = text[Symbol.asyncIterator]();
  let begun = "";
  let isWhole = false;
  while (begun.length <= WHOLE) {
    const next = await pieces.next();
    isWhole = next.done === true;
    if (next.done) break;
    begun += next.value;
  }
  if (isWhole) return yield wholePack(begun);
  async function* all(): AsyncIterable<string> {
    yield begun;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  yield* tagByTag(all());
}

function wholePack(text: string): readonly Found[] {
  const pack = read(text);
  if (!isObject(pack) || !Array.isArray(pack.tags)) throw new UnreadableList("BROKEN");
  return pack.tags.flatMap((tag) => entriesOf(tag, pack));
}

/** The parser follows containers in each other by calls, and keeps much for each. */
function refuseDeep(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 91 || code === 123) depth += 1;
    else if (code === 93 || code === 125) depth -= 1;
    if (depth > READ_LIMITS.depth) throw new UnreadableList("TOO_DEEP");
  }
  if (/(?:[-?][ \t]+){20}/.test(text)) throw new UnreadableList("TOO_DEEP");
}

function read(text: string): unknown {
  refuseDeep(text);
  const document = parseDocument(text, OPTIONS);
  if (document.errors.length > 0) throw new UnreadableList("BROKEN");
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new UnreadableList("BROKEN");
  }
}

async function* tagByTag(text: AsyncIterable<string>): AsyncIterable<readonly Found[]> {
  let header: Json | undefined;
  let begun: string[] = [];
  let size = 0;
  let indent: string | undefined;
  const add = (line: string): void => {
    size += line.length + 1;
    if (size > READ_LIMITS.record) throw new UnreadableList("BROKEN");
    begun.push(line);
  };
  const finish = (): readonly Found[] => {
    const [whole, all] = [begun.join("\n"), header];
    begun = [];
    size = 0;
    if (!all || whole.trim() === "") return [];
    refuseDeep(whole);
    const tags = parse(whole, OPTIONS);
    return Array.isArray(tags) ? tags.flatMap((tag) => entriesOf(tag, all)) : [];
  };
  for await (const lines of linesOf(text, READ_LIMITS.record)) {
    const found: Found[] = [];
    for (const { text: line, isTooLong } of lines) {
      if (isTooLong) throw new UnreadableList("BROKEN");
      if (header === undefined) {
        if (!/^tags:\s*(?:#.*)?$/.test(line)) add(line);
        else {
          const members = read(begun.join("\n").replace(/^---.*$/m, ""));
          header = isObject(members) ? members : {};
          [begun, size] = [[], 0];
        }
        continue;
      }
      const [, before] = /^(\s*)-(?:\s|$)/.exec(line) ?? [];
      indent ??= before;
      // Members of the header behind the tags would have held for what is read already.
      if (/^[\w-]+:/.test(line)) throw new UnreadableList("BROKEN");
      if (before !== undefined && before === indent) found.push(...orBroken(finish));
      add(line);
    }
    if (found.length > 0) yield found;
  }
  yield orBroken(finish);
}

function orBroken<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    throw isUnreadable(error) ? error : new UnreadableList("BROKEN");
  }
}

/** The network has the account, the currency may be a token on it. */
const chainOf = ({ network, currency }: Json): string | undefined =>
  [network, currency].filter((each) => typeof each === "string").find((each) => each !== "");

/** Categories of actors that nobody is warned of, where a tag says nothing of abuse. */
const HARMLESS =
  /^(?:exchange|hosting|hosted[_ ]wallet|wallet[_ ]service|miner|mining|mining[_ ]pool|miningpool|donation|organization|organisation|payment[_ ]processor|faucet|defi|defi_.*|service|shop|market_maker|bridge|custodian|user|person|government|charity|ngo|nft_marketplace|dex|validator|coinjoin_none)$/i;

function entriesOf(tag: unknown, header: Json): readonly Found[] {
  if (!isObject(tag)) return [];
  const inherited = (name: string): string => {
    const value = name in tag ? tag[name] : header[name];
    return typeof value === "string" ? value : "";
  };
  const address = inherited("address");
  if (address === "") return [{ skipped: "NOT_A_TARGET" }];
  const category = inherited("category");
  if (inherited("abuse") === "" && HARMLESS.test(category.trim())) return [{ skipped: "NOT_BLOCKED" }];
  const candidate: Candidate = {
    value: address,
    kind: "WALLET",
    chain: chainOf(tag) ?? chainOf(header),
    since: inherited("lastmod"),
    words: [inherited("label"), inherited("abuse") || category],
    links: [inherited("source")],
  };
  return [candidate];
}
