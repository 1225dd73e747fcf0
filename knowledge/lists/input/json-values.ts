// JSON of any size as values with the names that lead to them: whatever is small comes whole, what is larger is gone into. So a list
// of 200 MB needs no more memory than its largest record.
import { READ_LIMITS, UnreadableList } from "../list.ts";

export type JsonNode = {
  /** Names of members, without the places in arrays. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** An element of an array that was gone into. */
  readonly isElement: boolean;
};

type Frame = { readonly isArray: boolean; readonly path: readonly string[] };

const NODES_AT_ONCE = 256;

/** Reads several texts one after the other, too (JSON lines, RFC 7464). */
export async function* jsonValues(text: AsyncIterable<string>): AsyncIterable<readonly JsonNode[]> {
  const source = openSource(text);
  const open: Frame[] = [];
  let nodes: JsonNode[] = [];
  while (await source.skipBlanks(open.length === 0)) {
    const frame = open.at(-1);
    if (source.take(",") && frame) continue;
    if (frame && source.take(frame.isArray ? "]" : "}")) {
      open.pop();
      continue;
    }
    const path = frame && !frame.isArray ? [...frame.path, await nameIn(source)] : (frame?.path ?? []);
    const value = await source.value();
    if ("parsed" in value) nodes.push({ path, value: value.parsed, isElement: frame?.isArray === true });
    else if (value.isContainer) open.push({ isArray: value.isArray, path });
    if (open.length > READ_LIMITS.depth) throw new UnreadableList("TOO_DEEP");
    if (nodes.length >= NODES_AT_ONCE) yield nodes.splice(0);
  }
  if (open.length > 0) throw new UnreadableList("CUT_OFF");
  yield nodes;
  nodes = [];
}

async function nameIn(source: ReturnType<typeof openSource>): Promise<string> {
  if (!source.isAt('"')) throw new UnreadableList("BROKEN");
  const name = await source.value();
  await source.skipBlanks(false);
  if (!source.take(":")) throw new UnreadableList("BROKEN");
  await source.skipBlanks(false);
  return "parsed" in name ? String(name.parsed) : "";
}

type Value =
  | { readonly parsed: unknown }
  | { readonly isContainer: true; readonly isArray: boolean }
  /** A text too long to be anything of a list. */
  | { readonly isContainer: false };

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, COMMA] = [34, 92, 123, 125, 91, 93, 44];

function openSource(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let buffer = "";
  let at = 0;

  async function more(): Promise<boolean> {
    const next = await pieces.next();
    if (next.done) return false;
    buffer = buffer.slice(at) + next.value;
    at = 0;
    return true;
  }

  /** Answers whether anything is left; that nothing is may be the end of the text alone. */
  async function skipBlanks(mayEnd: boolean): Promise<boolean> {
    for (;;) {
      while (at < buffer.length && isBlank(buffer.charCodeAt(at))) at += 1;
      if (at < buffer.length) return true;
      if (await more()) continue;
      if (mayEnd) return false;
      throw new UnreadableList("CUT_OFF");
    }
  }

  const isAt = (letter: string): boolean => buffer[at] === letter;

  function take(letter: string): boolean {
    if (!isAt(letter)) return false;
    at += 1;
    return true;
  }

  async function value(): Promise<Value> {
    const scan = beginScan(buffer.charCodeAt(at));
    let end = at;
    while (!scan.isDone) {
      end = scan.go(buffer, end);
      if (scan.isDone || end - at > READ_LIMITS.record) break;
      const done = end - at;
      if (!(await more())) {
        if (scan.kind !== "OTHER") throw new UnreadableList("CUT_OFF");
        break;
      }
      end = at + done;
    }
    if (end - at <= READ_LIMITS.record) {
      const parsed = parse(buffer.slice(at, end));
      at = end;
      return { parsed };
    }
    return scan.kind === "CONTAINER" ? goInto() : skipText(scan, end);
  }

  function goInto(): Value {
    const isArray = isAt("[");
    at += 1;
    return { isContainer: true, isArray };
  }

  async function skipText(scan: Scan, from: number): Promise<Value> {
    if (scan.kind === "OTHER") throw new UnreadableList("BROKEN");
    at = from;
    while (!scan.isDone) {
      at = scan.go(buffer, at);
      if (!scan.isDone && !(await more())) throw new UnreadableList("CUT_OFF");
    }
    return { isContainer: false };
  }

  return { skipBlanks, isAt, take, value };
}

/** Also the mark between records of RFC 7464. */
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0x1e || code === 0xfeff;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableList("BROKEN");
  }
}

type Scan = ReturnType<typeof beginScan>;

/** Looks for the end of a value, going on where a piece ended. */
function beginScan(first: number) {
  const kind = first === QUOTE ? "TEXT" : first === OPEN_OBJECT || first === OPEN_ARRAY ? "CONTAINER" : "OTHER";
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const scan = {
    kind,
    isDone: false,
    /** The place after the last letter that was looked at. */
    go(text: string, from: number): number {
      let at = from;
      for (; at < text.length && !scan.isDone; at += 1) {
        const code = text.charCodeAt(at);
        if (isText) inText(code);
        else if (kind === "OTHER") {
          if (isBlank(code) || code === COMMA || code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
            scan.isDone = true;
            return at;
          }
        } else outside(code);
      }
      return at;
    },
  };
  function inText(code: number): void {
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) {
      isText = false;
      scan.isDone = depth === 0;
    }
  }
  function outside(code: number): void {
    if (code === QUOTE) isText = true;
    else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      depth += 1;
      if (depth > READ_LIMITS.depth) throw new UnreadableList("TOO_DEEP");
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      depth -= 1;
      scan.isDone = depth <= 0;
    }
  }
  return scan;
}
