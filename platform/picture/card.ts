// The picture of a preview (1200 × 630, PNG), as messengers and networks show it. Texts are drawn as outlines of the fonts that the
// project brings: what the machine has installed doesn't matter, and nothing in a text is taken for SVG.
import type { Language } from "@sb/contracts/codes.ts";
import type { PreviewWords } from "@sb/contracts/pages.ts";
import sharp from "sharp";
import { type Face, facesFor, type Weight } from "../pdf/faces.ts";
import { linesOf } from "../pdf/lines.ts";
import { runsOf } from "../pdf/runs.ts";

const CARD = { width: 1_200, height: 630 } as const;

/** The app's colours by light. */
const TONES = {
  danger: { strong: "#b3261e", soft: "#fdecea" },
  warning: { strong: "#7a5200", soft: "#fdf3dc" },
  plain: { strong: "#14213d", soft: "#f3f1ec" },
} as const;
const PAPER = "#fbfaf7";
const INK = "#14213d";
const QUIET = "#454f66";

const SIDE = 84;
const WIDTH = CARD.width - 2 * SIDE;
const LOGO =
  '<path d="M16 2 4 6.5v8.7C4 22.6 9 28.2 16 30c7-1.8 12-7.4 12-14.8V6.5z" fill="#14213d"/>' +
  '<path d="M10 12.2 16 9l6 3.2v6.6L16 22l-6-3.2zm0 0 6 3.2 6-3.2M16 15.4V22" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>';

type Style = { readonly size: number; readonly weight: Weight; readonly colour: string; readonly lines: number };

export type Card = { readonly words: PreviewWords; readonly language: Language };

async function drawCard({ words, language }: Card): Promise<Uint8Array> {
  const svg = Buffer.from(cardOf(words, language));
  return sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Long words take a smaller size, and then the room that there is. */
function cardOf({ tone, brand, title, target, facts }: PreviewWords, language: Language): string {
  const faces = facesFor(language);
  const { strong, soft } = TONES[tone];
  const parts: string[] = [];
  let y = 226;
  const put = (text: string, style: Style, inset = 0) => {
    for (const line of fitting(text, style, WIDTH - 2 * inset, faces)) {
      parts.push(drawn(line, SIDE + inset, y, style, faces));
      y += style.size * 1.32;
    }
  };
  const heading = { size: 76, weight: "Bold", colour: strong, lines: 2 } as const;
  const isLong = fitting(title, { ...heading, lines: 9 }, WIDTH, faces).length > heading.lines;
  put(title, isLong ? { ...heading, size: 56, lines: 3 } : heading);
  if (target !== undefined) {
    const style = { size: 44, weight: "Bold", colour: INK, lines: 1 } as const;
    y += isLong ? 16 : 4;
    const top = y - 58;
    parts.push(`<rect x="${SIDE}" y="${top}" width="${WIDTH}" height="88" rx="16" fill="${soft}"/>`);
    put(target, style, 28);
    y += 42;
  }
  for (const fact of facts.slice(0, 3)) {
    if (y > CARD.height - 40) break;
    put(fact, { size: 34, weight: "Regular", colour: QUIET, lines: target === undefined ? 2 : 1 });
    y += 4;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/><rect width="20" height="100%" fill="${strong}"/>`,
    `<g transform="translate(${SIDE} 62) scale(1.9)">${LOGO}</g>`,
    drawn(brand, SIDE + 76, 106, { size: 38, weight: "Bold", colour: INK, lines: 1 }, faces),
    ...parts,
    "</svg>",
  ].join("");
}

const advanceOf = (text: string, { size, weight }: Style, faces: readonly Face[]): number => {
  let width = 0;
  for (const { face, text: part } of runsOf(text, faces))
    for (const character of part) width += face.advance(character.codePointAt(0) ?? 0, weight);
  return width * size;
};

/** One line. A character that no font has, such as an emoji, is left out. */
function drawable(text: string, faces: readonly Face[]): string {
  const has = (character: string) => faces.some((face) => face.has(character.codePointAt(0) ?? 0));
  const line = text.normalize("NFC").replace(/[\s\p{C}]+/gu, " ");
  return Array.from(line).filter(has).join("").replace(/ {2,}/g, " ").trim();
}

/** The last line says where there was more. */
function fitting(text: string, style: Style, width: number, faces: readonly Face[]): readonly string[] {
  const measure = (line: string) => advanceOf(line, style, faces);
  const lines = linesOf(drawable(text, faces), width, measure);
  if (lines.length <= style.lines) return lines;
  const kept = lines.slice(0, style.lines);
  let last = Array.from(kept.at(-1) ?? "");
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join("").trimEnd()}…`];
}

function drawn(line: string, x: number, baseline: number, style: Style, faces: readonly Face[]): string {
  const { size, weight, colour } = style;
  const paths: string[] = [];
  let left = 0;
  for (const { face, text } of runsOf(line, faces)) {
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const path = face.outline(codePoint, weight);
      if (path !== "") paths.push(`<path transform="translate(${left.toFixed(3)})" d="${path}"/>`);
      left += face.advance(codePoint, weight);
    }
  }
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${size} ${-size})">${paths.join("")}</g>`;
}

/** As a process of its own (cards.ts). */
if (import.meta.main) {
  sharp.concurrency(1);
  sharp.cache(false);
  process.on("message", async (card: Card) => process.send?.(await drawCard(card)));
}
