// A mail for those who read plain text.
import { oneLine } from "./one-line.ts";
import type { Frame, MailContent } from "./render.ts";

export function textOf(
  { greeting, intro, facts, links = [], action, more, reason }: MailContent,
  frame: Frame,
): string {
  const { unasked, unsubscribe } = frame;
  const paragraphs = [
    [greeting],
    [intro],
    facts.map(({ name, value }) => `${name}: ${value}`),
    ...links.map(({ label, text, url }) => [label, text, url]),
    [`${action.label}:`, action.url],
    ...more.map((each) => [each]),
    [SIGNATURE, reason, unasked],
    unsubscribe ? [`${unsubscribe.label}:`, unsubscribe.url] : [],
  ];
  const texts = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.map(lineOf).join("\n"));
  return `${texts.join("\n\n")}\n`;
}

/** Begins the signature (RFC 3676, section 4.3); its blank at the end counts. */
const SIGNATURE = "-- ";

const lineOf = (text: string): string => (text === SIGNATURE ? text : oneLine(text));
