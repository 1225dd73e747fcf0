// A paper that somebody kept: a mail, an exported chat, or pasted words, as passages of text. Pure.
import PostalMime from "postal-mime";
import { chatFormOf, linesOf, messagesOf, type Passage } from "./chats.ts";
import { wordsOf } from "./html.ts";
import { isTelegramHtml, telegramHtml, telegramJson } from "./telegram.ts";

export type PaperForm = "MAIL" | "KAKAOTALK" | "WHATSAPP" | "TELEGRAM" | "PAGE" | "TEXT";
export type Paper = { readonly form: PaperForm; readonly passages: Iterable<Passage> };

/** In the encoding that it is in; undefined where it is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, 4_096).includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Older programs in Korea save in this one.
    return new TextDecoder("euc-kr").decode(bytes);
  }
}

/** `Received: …`, `From: …`: the lines that a mail begins with. */
const MAIL = /^(?:[A-Za-z][\w-]{0,60}:[^\n]*\n(?:[ \t][^\n]*\n)*){2}/;
const OF_MAIL = /^(?:received|from|date|message-id|mime-version|return-path|delivered-to|subject):/im;

/** Undefined where it is no text. */
export async function readPaper(bytes: Uint8Array): Promise<Paper | undefined> {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  const head = text.slice(0, 8_000).replaceAll("\r\n", "\n");
  if (MAIL.test(head) && OF_MAIL.test(head)) return { form: "MAIL", passages: await mailPassages(bytes) };
  return paperOf(text);
}

/** Reads words that were pasted, or a file that is no mail. */
export function paperOf(text: string): Paper {
  const messages = /^\s*\{/.test(text) ? telegramJson(text) : undefined;
  if (messages) return { form: "TELEGRAM", passages: messages };
  if (isTelegramHtml(text)) return { form: "TELEGRAM", passages: telegramHtml(text) };
  if (/^\s*<(?:!doctype html|html)/i.test(text)) return { form: "PAGE", passages: paragraphsOf(wordsOf(text)) };
  const chat = chatFormOf(text);
  return chat ? { form: chat, passages: messagesOf(text, chat) } : { form: "TEXT", passages: paragraphsOf(text) };
}

/** Who wrote and who got it is nobody's target: of its head the subject alone is read. */
async function mailPassages(bytes: Uint8Array): Promise<readonly Passage[]> {
  const { subject, date, text, html } = await PostalMime.parse(bytes, { maxNestingDepth: 20 });
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? "")?.[0];
  // The links of the HTML lead elsewhere than they say.
  const words = [subject ?? "", text ?? "", html ? wordsOf(html) : ""].filter((part) => part.trim() !== "");
  return words.flatMap((part) => [...paragraphsOf(part, day)]);
}

/** Lines of a paragraph that are looked at together: an address may be broken over some. */
const LINES = 40;

function* paragraphsOf(text: string, day?: string): Generator<Passage> {
  let [lines, first]: [string[], number] = [[], 1];
  for (const [line, number] of linesOf(text)) {
    if (line.trim() === "" || lines.length >= LINES) {
      if (lines.length > 0) yield { text: lines.join("\n"), line: first, day };
      lines = [];
    }
    if (line.trim() === "") continue;
    if (lines.length === 0) first = number;
    lines.push(line);
  }
  if (lines.length > 0) yield { text: lines.join("\n"), line: first, day };
}
