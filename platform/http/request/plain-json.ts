// Limits on the shape of JSON, before anything reads it. Parsing and schemas visit every member of a record before they count
// them, so the worst shapes are refused by a scan of the text, which costs a few milliseconds for a megabyte.

/** Members of one object, far beyond any schema's maximum, so that the schema's own code answers what is merely too much. */
const MEMBERS = 1_000;
const DEPTH = 64;
/** Values in all. */
const VALUES = 100_000;

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'",[\\]{}'].map((character) =>
  character.charCodeAt(0),
);

/** Whether the text is not too wide, too deep or too much. It may still be no JSON. */
export function isPlain(text: string): boolean {
  /** The members seen in each open container; a list counts none. */
  const members: number[] = [];
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_OBJECT) members.push(1);
    else if (code === OPEN_LIST) members.push(Number.NEGATIVE_INFINITY);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) members.pop();
    else if (code === COMMA) {
      values += 1;
      members.push((members.pop() ?? 0) + 1);
      if (values > VALUES || (members.at(-1) ?? 0) > MEMBERS) return false;
    }
    if (members.length > DEPTH) return false;
  }
  return true;
}

/** The closing quote's place; the text's end where there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
