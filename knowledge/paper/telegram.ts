// Telegram's exports: `result.json`, and `messages.html`. Pure.
import type { Passage } from "./chats.ts";
import { dayAt } from "./dates.ts";
import { wordsOf } from "./html.ts";

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The messages of one chat, or of all. Undefined where it is JSON of something else. */
export function telegramJson(text: string): readonly Passage[] | undefined {
  const read = parsed(text);
  if (!isObject(read)) return undefined;
  const chats = Array.isArray(read.messages) ? [read] : isObject(read.chats) ? listOf(read.chats.list) : undefined;
  return chats?.flatMap((chat) => listOf(isObject(chat) ? chat.messages : undefined).flatMap(passageOf));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: it may be another export.
    return undefined;
  }
}

function passageOf(message: unknown): Passage | [] {
  if (!isObject(message)) return [];
  const { text, date } = message;
  const pieces = Array.isArray(text) ? text.map(pieceOf) : [textOf(text)];
  return { text: pieces.join(""), day: /^\d{4}-\d{2}-\d{2}/.exec(textOf(date))?.[0] };
}

/** A link may lead elsewhere than it says. */
const pieceOf = (piece: unknown): string =>
  isObject(piece) ? `${textOf(piece.text)}${piece.href === undefined ? "" : ` ${textOf(piece.href)} `}` : textOf(piece);

export const isTelegramHtml = (text: string): boolean =>
  /^\s*<(?:!doctype|html)/i.test(text) && /<div class="message (?:default|service)/.test(text.slice(0, 200_000));

const MESSAGE = '<div class="message ';

/** Message by message. */
export function* telegramHtml(text: string): Generator<Passage> {
  let start = text.indexOf(MESSAGE);
  while (start >= 0) {
    const next = text.indexOf(MESSAGE, start + 1);
    const html = text.slice(start, next < 0 ? undefined : next);
    const [, day, month, year] = /title="(\d{1,2})\.(\d{1,2})\.(\d{4}) /.exec(html) ?? [];
    const words = html.slice(Math.max(0, html.indexOf('<div class="text">')));
    if (words !== html || html.includes('class="text"'))
      yield { text: wordsOf(words).trim(), day: dayAt(year, month, day) };
    start = next;
  }
}
