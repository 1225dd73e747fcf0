// Bytes as text: by the byte order mark, by the zeros of UTF-16, else UTF-8; and what is not UTF-8 by the letters that it would have
// in each of the encodings that spreadsheets of our five languages write.
import { READ_LIMITS } from "../list.ts";
import { HANGUL, KANJI, SIMPLIFIED, TRADITIONAL, WESTERN } from "./letters.ts";
import { peeked } from "./unpack.ts";

type Decoded = { readonly encoding: string; readonly text: AsyncIterable<string> };

/** Line ends are `\n`, and there is neither a mark at the beginning nor a NUL. */
export async function decoded(source: AsyncIterable<Uint8Array>): Promise<Decoded> {
  const { head, bytes } = await peeked(source, READ_LIMITS.head);
  const encoding = byMark(head) ?? byZeros(head) ?? oneByte(head);
  if (encoding !== "ascii") return { encoding, text: tidied(decode(bytes, encoding)) };
  // Letters may come later: then they say which.
  const said = { encoding: "utf-8" };
  const text = tidied(decodeLate(bytes, said));
  return {
    get encoding() {
      return said.encoding;
    },
    text,
  };
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** Every other byte of ASCII in UTF-16 is zero. */
function byZeros(head: Uint8Array): string | undefined {
  const some = head.subarray(0, 1_024);
  const zerosAt = (rest: number) => some.filter((byte, at) => at % 2 === rest && byte === 0).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const many = some.length / 8;
  if (odd > many && even < odd / 8) return "utf-16le";
  if (even > many && odd < even / 8) return "utf-16be";
  return undefined;
}

function oneByte(head: Uint8Array): string {
  if (!head.some((byte) => byte >= 0x80)) return "ascii";
  return encodingOf(head);
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // The last letter of a piece may be cut.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const KANA = /[ぁ-ヿ]/;

/** For each encoding, the letters that its texts are made of. */
const LETTERS: readonly (readonly [encoding: string, isExpected: (letter: string) => boolean])[] = [
  ["euc-kr", (letter) => HANGUL.has(letter)],
  ["gb18030", (letter) => SIMPLIFIED.has(letter)],
  ["shift_jis", (letter) => KANA.test(letter) || KANJI.has(letter)],
  ["big5", (letter) => TRADITIONAL.has(letter)],
  ["euc-jp", (letter) => KANA.test(letter) || KANJI.has(letter)],
  ["windows-1252", (letter) => WESTERN.has(letter)],
];

function encodingOf(sample: Uint8Array): string {
  if (isUtf8(sample)) return "utf-8";
  const scores = LETTERS.map(([encoding, isExpected]) => ({ encoding, score: scoreOf(sample, encoding, isExpected) }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).encoding;
}

/** Replaced ones, those for private use, half-width kana and controls: what bytes of another encoding give. */
const STRANGE = /[\ufffd\ue000-\uf8ff\uff61-\uff9f\u0080-\u009f]/;

/** The part of its letters that is expected, less what is strange. */
function scoreOf(sample: Uint8Array, encoding: string, isExpected: (letter: string) => boolean): number {
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  const letters = [...text].filter((letter) => letter > "\u007f");
  if (letters.length === 0) return 0;
  const expected = letters.filter(isExpected).length;
  const strange = letters.filter((letter) => STRANGE.test(letter)).length;
  return (expected - 2 * strange) / letters.length;
}

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* decodeLate(bytes: AsyncIterable<Uint8Array>, said: { encoding: string }): AsyncIterable<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    if (!decoder && chunk.some((byte) => byte >= 0x80)) {
      said.encoding = encodingOf(chunk);
      decoder = new TextDecoder(said.encoding);
    }
    yield decoder ? decoder.decode(chunk, { stream: true }) : Buffer.from(chunk).toString("latin1");
  }
  if (decoder) yield decoder.decode();
}

/** Characters at once: whoever looks for an end in them again and again has few pieces to put together. */
const PIECE = 32 * 1024;

async function* tidied(text: AsyncIterable<string>): AsyncIterable<string> {
  let isFirst = true;
  let held = "";
  for await (const piece of text) {
    held += piece;
    if (held.length < PIECE) continue;
    const unmarked = isFirst ? held.replace(/^\ufeff/, "") : held;
    isFirst = false;
    // A line end may be cut between two pieces.
    held = unmarked.endsWith("\r") ? "\r" : "";
    yield tidy(held === "" ? unmarked : unmarked.slice(0, -1));
  }
  if (held !== "") yield tidy(isFirst ? held.replace(/^\ufeff/, "") : held);
}

const tidy = (text: string): string => text.replace(/\r\n?/g, "\n").replaceAll("\0", "");
