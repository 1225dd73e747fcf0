// How each kind of block is drawn.
import type { Block, Fact } from "./paper.ts";
import { qrSquares } from "./qr-squares.ts";
import { A4, INK, INNER_WIDTH, lineHeight, type Sheet, type Style } from "./sheet.ts";

const BODY: Style = { size: 10 };
const HEADING: Style = { size: 13, isBold: true };
export const NOTE: Style = { size: 8.5, colour: "#4b5563" };
const NAME: Style = { size: 9, colour: "#4b5563" };
/** Leaves room for a SHA-256 on one line. */
const NAME_WIDTH = 112;
const GAP = 6;
const RULE = "#d1d5db";

export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case "heading":
      drawHeading(sheet, block.text);
      break;
    case "text":
      drawText(sheet, block.text, BODY);
      break;
    case "note":
      drawText(sheet, block.text, NOTE);
      break;
    case "facts":
      sheet.within(sheet.element("Table"), () => {
        for (const fact of block.facts) sheet.within(sheet.element("TR"), () => drawFact(sheet, fact));
      });
      break;
    case "list":
      sheet.within(sheet.element("L"), () => {
        for (const [index, item] of block.items.entries())
          sheet.within(sheet.element("LI"), () => drawItem(sheet, item, index + 1));
      });
      break;
    case "code":
      drawCode(sheet, block);
      break;
    case "blanks":
      drawBlanks(sheet, block.labels);
      break;
    default:
      block satisfies never;
  }
}

/** Not at the foot of a page: two lines of what follows have room below. */
function drawHeading(sheet: Sheet, text: string): void {
  sheet.at.y += GAP;
  if (!sheet.room(lineHeight(HEADING) + GAP + 2 * lineHeight(BODY))) return;
  drawText(sheet, text, HEADING, { tag: "H2", after: 2 });
  drawRule(sheet, INK);
}

type Placed = { readonly tag?: "P" | "H1" | "H2"; readonly width?: number; readonly after?: number };

export function drawText(sheet: Sheet, text: string, style: Style, placed: Placed = {}): void {
  const { tag = "P", width = INNER_WIDTH, after = GAP } = placed;
  const element = sheet.element(tag);
  for (const line of sheet.broken(text, width, style)) {
    if (!sheet.room(lineHeight(style))) return;
    sheet.mark(element, () => sheet.put(line, A4.side, sheet.at.y, style));
    sheet.at.y += lineHeight(style);
  }
  sheet.at.y += after;
}

/** Goes on at the next page where it does not fit. A page's part of each column is written at once: it is copied so, too. */
function drawFact(sheet: Sheet, { name, value }: Fact): void {
  const names = sheet.broken(name, NAME_WIDTH - GAP, NAME);
  const values = sheet.broken(value, INNER_WIDTH - NAME_WIDTH, BODY);
  const rows = Math.max(names.length, values.length);
  const header = sheet.element("TH", { scope: "Row" });
  const cell = sheet.element("TD");
  for (let from = 0, to = 0; from < rows; from = to) {
    if (!sheet.room(lineHeight(BODY))) return;
    to = Math.min(rows, from + Math.floor(sheet.left() / lineHeight(BODY)));
    sheet.mark(header, () => drawColumn(sheet, names.slice(from, to), A4.side, NAME));
    sheet.mark(cell, () => drawColumn(sheet, values.slice(from, to), A4.side + NAME_WIDTH, BODY));
    sheet.at.y += (to - from) * lineHeight(BODY);
  }
  drawRule(sheet, RULE);
}

function drawColumn(sheet: Sheet, lines: readonly string[], x: number, style: Style): void {
  for (const [row, line] of lines.entries()) sheet.put(line, x, sheet.at.y + row * lineHeight(BODY), style);
}

function drawItem(sheet: Sheet, item: string, number: number): void {
  const indent = 18;
  const label = sheet.element("Lbl");
  const body = sheet.element("LBody");
  for (const [row, line] of sheet.broken(item, INNER_WIDTH - indent, BODY).entries()) {
    if (!sheet.room(lineHeight(BODY))) return;
    if (row === 0) sheet.mark(label, () => sheet.put(`${number}.`, A4.side, sheet.at.y, BODY));
    sheet.mark(body, () => sheet.put(line, A4.side + indent, sheet.at.y, BODY));
    sheet.at.y += lineHeight(BODY);
  }
  sheet.at.y += 2;
}

/** More than the head's: a link that proves something has hundreds of characters. */
const CODE_SIZE = 150;

function drawCode(sheet: Sheet, { url, alt }: Extract<Block, { kind: "code" }>): void {
  if (!sheet.room(CODE_SIZE)) return;
  drawFigure(sheet, { url, alt }, { left: A4.side, top: sheet.at.y, size: CODE_SIZE });
  sheet.at.y += CODE_SIZE + GAP;
}

type Code = { readonly url: string; readonly alt: string };
type Corner = { readonly left: number; readonly top: number; readonly size: number };

export function drawFigure(sheet: Sheet, { url, alt }: Code, { left, top, size }: Corner): void {
  const bbox: [number, number, number, number] = [left, top, left + size, top + size];
  sheet.mark(sheet.element("Figure", { alt, bbox }), () => {
    const { doc } = sheet;
    doc.fillColor("black");
    for (const { x, y, width, height } of qrSquares(url, size)) doc.rect(left + x, top + y, width, height).fill();
  });
}

const BLANK_HEIGHT = 28;

function drawBlanks(sheet: Sheet, labels: readonly string[]): void {
  for (const label of labels) {
    if (!sheet.room(BLANK_HEIGHT)) return;
    sheet.at.y += BLANK_HEIGHT - lineHeight(NAME) - GAP;
    const [line = ""] = sheet.broken(label, NAME_WIDTH - GAP, NAME);
    sheet.mark(sheet.element("P"), () => sheet.put(line, A4.side, sheet.at.y, NAME));
    sheet.at.y += lineHeight(NAME);
    drawRule(sheet, INK, A4.side + NAME_WIDTH);
  }
}

function drawRule(sheet: Sheet, colour: string, from: number = A4.side): void {
  const y = sheet.at.y + 1;
  const rule = sheet.doc.lineWidth(0.5).strokeColor(colour);
  sheet.ornament(() =>
    rule
      .moveTo(from, y)
      .lineTo(A4.width - A4.side, y)
      .stroke(),
  );
  sheet.at.y += GAP;
}
