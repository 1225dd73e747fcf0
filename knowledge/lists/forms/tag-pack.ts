// TagPacks of GraphSense: YAML whose header holds for each of its tags. Read a tag at a time, since a pack may have millions.
import { linesOf } from "../input/lines.ts";
import { readYaml, wholeOrParts } from "../input/yaml.ts";
import { type Candidate, READ_LIMITS, UnreadableList } from "../list.ts";
import type { Found } from "../table.ts";
import { isObject } from "./json.ts";

type Json = Readonly<Record<string, unknown>>;

export const isTagPack = (head: string): boolean =>
  /^tags:\s*(?:$|\[|#)/m.test(head) && /^\s*(?:-\s+)?["']?address["']?\s*:|[{,]\s*["']?address["']?\s*:/m.test(head);

export async function* tagPackEntries(text: AsyncIterable<string>): AsyncIterable<readonly Found[]> {
  const begun = await wholeOrParts(text);
  if (begun.whole === undefined) yield* tagByTag(begun.parts);
  else yield wholePack(begun.whole);
}

function wholePack(text: string): readonly Found[] {
  const pack = readYaml(text);
  if (!isObject(pack) || !Array.isArray(pack.tags)) throw new UnreadableList("BROKEN");
  return pack.tags.flatMap((tag) => entriesOf(tag, pack));
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
    const tags = readYaml(whole);
    return Array.isArray(tags) ? tags.flatMap((tag) => entriesOf(tag, all)) : [];
  };
  for await (const lines of linesOf(text, READ_LIMITS.record)) {
    const found: Found[] = [];
    for (const { text: line, isTooLong } of lines) {
      if (isTooLong) throw new UnreadableList("BROKEN");
      if (header === undefined) {
        if (!/^tags:\s*(?:#.*)?$/.test(line)) add(line);
        else {
          const members = readYaml(begun.join("\n").replace(/^---.*$/m, ""));
          header = isObject(members) ? members : {};
          [begun, size] = [[], 0];
        }
        continue;
      }
      const [, before] = /^(\s*)-(?:\s|$)/.exec(line) ?? [];
      indent ??= before;
      // Members of the header behind the tags would have held for what is read already.
      if (/^[\w-]+:/.test(line)) throw new UnreadableList("BROKEN");
      if (before !== undefined && before === indent) found.push(...finish());
      add(line);
    }
    if (found.length > 0) yield found;
  }
  yield finish();
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
  const concepts = [tag.concepts ?? header.concepts ?? []].flat().filter((each) => typeof each === "string");
  const category = inherited("category") || concepts.join(" ");
  const kinds = concepts.length > 0 && inherited("category") === "" ? concepts : [category];
  if (inherited("abuse") === "" && kinds.every((kind) => HARMLESS.test(kind.trim())))
    return [{ skipped: "NOT_BLOCKED" }];
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
