// Draws a paper as a tagged PDF (sheet.ts). The fonts it needs are embedded, each with the characters that are used.
import { drawBlock, drawFigure, drawText, NOTE } from "./blocks.ts";
import { PAGES_MAX, type Paper } from "./paper.ts";
import { A4, INNER_WIDTH, lineHeight, openSheet, type Sheet } from "./sheet.ts";

const BRAND = { size: 9, isBold: true, colour: "#4b5563" };
const TITLE = { size: 19, isBold: true };
const CAPTION = { size: 7, colour: "#4b5563" };
const FOOT = { size: 8, colour: "#6b7280" };
const QR_SIZE = 92;
const QR_GAP = 18;

/** With `pagesMax` pages at most; what is more is cut, and a note says so. */
export async function drawPaper(paper: Paper, pagesMax: number = PAGES_MAX): Promise<Uint8Array> {
  const sheet = openSheet(paper, pagesMax);
  drawHead(sheet, paper);
  for (const block of paper.blocks) if (!sheet.at.isFull) drawBlock(sheet, block);
  if (sheet.at.isSpelt) drawText(sheet, paper.speltNote, NOTE);
  if (sheet.at.isFull) drawCutNote(sheet, paper);
  drawFeet(sheet, paper);
  sheet.doc.end();
  return Buffer.concat(await Array.fromAsync<Buffer>(sheet.doc));
}

/** The QR code stands in the right corner, the title to its left. */
function drawHead(sheet: Sheet, { brand, title, qr }: Paper): void {
  const { at } = sheet;
  const left = A4.width - A4.side - QR_SIZE;
  const top = at.y;
  const width = INNER_WIDTH - QR_SIZE - QR_GAP;
  drawText(sheet, brand, BRAND, { width });
  drawText(sheet, title, TITLE, { tag: "H1", width });
  drawFigure(sheet, { url: qr.url, alt: qr.caption }, { left, top, size: QR_SIZE });
  let below = top + QR_SIZE;
  const caption = sheet.element("P");
  for (const line of sheet.broken(qr.caption, QR_SIZE, CAPTION)) {
    sheet.mark(caption, () => sheet.put(line, left, below, CAPTION));
    below += lineHeight(CAPTION);
  }
  at.y = Math.max(at.y, below) + QR_GAP;
}

/** Above the foot of the last page, which has no room for anything else. */
function drawCutNote(sheet: Sheet, { cutNote }: Paper): void {
  const [line = ""] = sheet.broken(cutNote, INNER_WIDTH, NOTE);
  sheet.mark(sheet.element("P"), () => sheet.put(line, A4.side, A4.height - A4.bottom + 4, { ...NOTE, isBold: true }));
}

function drawFeet(sheet: Sheet, { foot }: Paper): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = A4.height - A4.bottom + 24;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const [text = ""] = sheet.broken(`${page + 1} / ${count} · ${foot}`, INNER_WIDTH, FOOT);
    sheet.ornament(() => sheet.put(text, A4.side, y, FOOT), "Pagination");
  }
}
