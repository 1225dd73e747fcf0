// Reads a published list in whichever form its publisher has it, as it streams in. What it was read as is said before the first entry.
import { adblockEntries, configEntries } from "./forms/allowing.ts";
import { tableEntries } from "./forms/csv.ts";
import { isIdsRule } from "./forms/ids-rules.ts";
import { jsonEntries } from "./forms/json.ts";
import { mispEntries } from "./forms/misp.ts";
import { sanctionEntries } from "./forms/sanctions-json.ts";
import { sdnRemarks, sdnXmlEntries } from "./forms/sdn.ts";
import { hostsLine, plainLine, titleOf } from "./forms/simple.ts";
import { stixEntries } from "./forms/stix.ts";
import { tagPackEntries } from "./forms/tag-pack.ts";
import { yamlValues } from "./forms/yaml.ts";
import { decoded } from "./input/decode.ts";
import { type JsonNode, jsonValues } from "./input/json-values.ts";
import { type Line, linesOf } from "./input/lines.ts";
import { unpacked } from "./input/unpack.ts";
import {
  type Columns,
  READ_LIMITS,
  type ReadEntry,
  type ReadList,
  type ReadOptions,
  type Said,
  type SkipReason,
  UnreadableList,
} from "./list.ts";
import { type Recognized, recognized } from "./recognize.ts";
import type { Found } from "./table.ts";
import { entriesOf } from "./value.ts";

/** Throws UnreadableList where it is no list. */
export async function readList(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<ReadList> {
  const { form, said, found } = await openList(bytes, options);
  return { form, said, entries: counted(found, said.counts) };
}

/** Gives what stands in a list before it is recognised: most of a list is what it was the day before. */
export async function openList(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<OpenList> {
  const { packed, bytes: plain, ...chosen } = await unpacked(bytes, { path: options.path, isList: isListIn(options) });
  const path = chosen.isPathTaken ? chosen.path : options.path;
  const own = { ...options, path, name: chosen.name ?? options.name };
  const text = await decoded(plain);
  const { head, isWhole, rest } = await begun(text.text);
  const form = recognized(head, isWhole, own);
  const { columns, found } = await foundIn(form, rest, own);
  const counts = { wallets: 0, sites: 0, skipped: {} as Partial<Record<SkipReason, number>> };
  const separator = form.form === "TABLE" ? form.sniffed.separator : undefined;
  const said = { form: form.form, encoding: text.encoding, packed, separator, columns, counts };
  return { form: form.form, said, found };
}

export type OpenList = {
  readonly form: ReadList["form"];
  readonly said: Omit<Said, "counts"> & { readonly counts: Counting };
  /** Throws UnreadableList where the rest can't be read: then what came before is no list either. */
  readonly found: AsyncIterable<readonly Found[]>;
};

/** Whether a file begins as a list. */
const isListIn =
  (options: ReadOptions) =>
  async (bytes: AsyncIterable<Uint8Array>, name: string): Promise<boolean> => {
    const { head, isWhole, rest } = await begun((await decoded(bytes)).text);
    recognized(head, isWhole, { ...options, name });
    await rest.return(undefined);
    return true;
  };

type Counting = { wallets: number; sites: number; readonly skipped: Partial<Record<SkipReason, number>> };

async function* counted(found: AsyncIterable<readonly Found[]>, counts: Counting): AsyncIterable<ReadEntry> {
  for await (const some of found)
    for (const each of some)
      for (const entry of "skipped" in each ? [each] : entriesOf(each)) {
        if ("skipped" in entry) counts.skipped[entry.skipped] = (counts.skipped[entry.skipped] ?? 0) + 1;
        else if (entry.kind === "WALLET") counts.wallets += 1;
        else counts.sites += 1;
        yield entry;
      }
  // Nothing at all is never what a publisher means to say.
  if (counts.wallets + counts.sites === 0) throw new UnreadableList("NO_ENTRIES");
}

/** The beginning, and the whole text again. */
async function begun(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let head = "";
  let isWhole = false;
  // Some begin with pages of comments, which tell nothing.
  while (head.length - commentsIn(head) < READ_LIMITS.head && head.length < READ_LIMITS.record) {
    const next = await pieces.next();
    isWhole = next.done === true;
    if (next.done) break;
    head += next.value;
  }
  const first = head;
  async function* rest(): AsyncGenerator<string> {
    try {
      if (first !== "") yield first;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { head, isWhole, rest: rest() };
}

const commentsIn = (head: string): number => /^(?:(?:[#;!].*)?\n)*/.exec(head)?.[0].length ?? 0;

type InForm = { readonly columns?: Columns | undefined; readonly found: AsyncIterable<readonly Found[]> };

async function foundIn(form: Recognized, text: AsyncIterable<string>, options: ReadOptions): Promise<InForm> {
  const { now } = options;
  switch (form.form) {
    case "TABLE":
      return { columns: form.columns, found: tableEntries(text, form.sniffed, form.columns, now) };
    case "LINES":
      return { found: byLine(text, inSections(continued(plainLine))) };
    case "HOSTS":
      return { found: byLine(text, inSections(hostsLine)) };
    case "SDN_CSV":
      return { found: byLine(text, sdnRemarks) };
    case "ADBLOCK":
      return { found: adblockEntries(linesOf(text)) };
    case "SDN_XML":
      return { found: sdnXmlEntries(text) };
    case "TAG_PACK":
      return { found: tagPackEntries(text) };
    case "ETH_PHISHING_DETECT":
      return { found: configEntries(jsonValues(text)) };
    case "STIX":
      return { found: stixEntries(jsonValues(text), now) };
    case "MISP":
      return { found: mispEntries(jsonValues(text), now) };
    case "JSON":
    case "NDJSON": {
      const areLines = form.form === "NDJSON";
      const nodes = areLines ? lineNodes(text) : jsonValues(text);
      return form.isSanctions ? { found: sanctionEntries(nodes, now) } : await inJson({ nodes, areLines }, options);
    }
    case "YAML":
      return await inJson({ nodes: yamlValues(text), areLines: false }, options);
  }
}

async function inJson(given: Parameters<typeof jsonEntries>[0], options: ReadOptions): Promise<InForm> {
  const { columns, entries } = await jsonEntries(given, options);
  return { columns, found: entries };
}

/** A list may have what is good behind a title of its own. */
function inSections(read: typeof plainLine): typeof plainLine {
  let isAllowed = false;
  return (line) => {
    const title = titleOf(line.text);
    if (title !== undefined) isAllowed = title === "ALLOWED";
    const found = read(line);
    return isAllowed ? found.map(() => ({ skipped: "ALLOWED" as const, line: line.number })) : found;
  };
}

/** A rule may go on behind a line that ends with a backslash. */
function continued(read: typeof plainLine): typeof plainLine {
  let begun = "";
  return (line) => {
    const text = begun + line.text.trimStart();
    if (text.endsWith("\\") && isIdsRule(text) && text.length < READ_LIMITS.line) {
      begun = `${text.slice(0, -1)} `;
      return [];
    }
    const whole = begun === "" ? line : { ...line, text };
    begun = "";
    return read(whole);
  };
}

async function* byLine(
  text: AsyncIterable<string>,
  read: (line: Line) => readonly Found[],
): AsyncIterable<readonly Found[]> {
  for await (const lines of linesOf(text))
    yield lines.flatMap((line) => (line.isTooLong ? [{ skipped: "TOO_LONG", line: line.number }] : read(line)));
}

/** A line that can't be read is left out, but not the last: then the file ends in the middle. */
async function* lineNodes(text: AsyncIterable<string>): AsyncIterable<readonly JsonNode[]> {
  for await (const lines of linesOf(text, READ_LIMITS.record))
    yield lines.flatMap(({ text: line, isLast, isTooLong }) => {
      if (isTooLong || line.trim() === "") return [];
      try {
        return [{ path: [], value: JSON.parse(line), isElement: true }];
      } catch {
        if (isLast) throw new UnreadableList("CUT_OFF");
        return [];
      }
    });
}
