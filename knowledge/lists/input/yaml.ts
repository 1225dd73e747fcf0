// YAML as values, read so that nobody's file takes more than its size.
import { parseDocument } from "yaml";
import { READ_LIMITS, UnreadableList } from "../list.ts";

/** Every scalar is a text: an address that begins with 0x would be a number. No aliases: they make much of little. */
const OPTIONS = { schema: "failsafe", maxAliasCount: 0, uniqueKeys: false, logLevel: "silent" } as const;

/** A text up to this is read at once, in whatever order its members stand. */
const WHOLE = 512 * 1024;

/** All of a short text, or a long one as it streams in. */
export async function wholeOrParts(
  text: AsyncIterable<string>,
): Promise<{ readonly whole: string } | { readonly whole?: undefined; readonly parts: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let begun = "";
  while (begun.length <= WHOLE) {
    const next = await pieces.next();
    if (next.done) return { whole: begun };
    begun += next.value;
  }
  async function* parts(): AsyncIterable<string> {
    yield begun;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { parts: parts() };
}

/** Throws UnreadableList. */
export function readYaml(text: string): unknown {
  refuseDeep(text);
  const document = parseDocument(text, OPTIONS);
  if (document.errors.length > 0) throw new UnreadableList("BROKEN");
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new UnreadableList("BROKEN");
  }
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
