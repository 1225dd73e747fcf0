// The pages that a paper is written on, and where the next line goes.
import PDFDocument from "pdfkit";
import { facesFor, type Weight } from "./faces.ts";
import { linesOf, type Measure } from "./lines.ts";
import type { Paper } from "./paper.ts";
import { hasSpelt, printable, runsOf } from "./runs.ts";

export type Style = { readonly size: number; readonly isBold?: boolean; readonly colour?: string };

/** Lengths in points, from the upper left corner. */
export const A4 = { width: 595, height: 842, side: 57, top: 48, bottom: 60 } as const;
export const INNER_WIDTH = A4.width - 2 * A4.side;
export const INK = "#111827";
const LEADING = 1.5;
/** The share of a line's height from its top to the baseline. */
const BASELINE = 0.72;

/**
 * One character, one glyph: an address is to be read as it is, and Pretendard would write the x of 0x12 as a multiplication
 * sign. Without kerning a text is as wide as it was measured, and sixty pages take seconds less.
 */
const PLAIN = Object.fromEntries(
  ["calt", "ccmp", "clig", "dlig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"].map((name) => [name, false]),
) as unknown as PDFKit.Mixins.OpenTypeFeatures[];

export type Sheet = ReturnType<typeof openSheet>;

export function openSheet({ language, title, madeAt }: Paper, pagesMax: number) {
  const faces = facesFor(language);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    font: "",
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: "Safer Block", CreationDate: new Date(madeAt) },
  });
  const at = { y: A4.top as number, isFull: false, isSpelt: false };
  const weightOf = ({ isBold }: Style): Weight => (isBold ? "Bold" : "Regular");
  const measureIn =
    (style: Style): Measure =>
    (text) => {
      let width = 0;
      for (const { face, text: part } of runsOf(text, faces))
        for (const character of part) width += face.advance(character.codePointAt(0) ?? 0, weightOf(style));
      return width * style.size;
    };

  return {
    doc,
    at,
    /** As lines of this width, as they can be printed. */
    broken(text: string, width: number, style: Style): readonly string[] {
      const printed = printable(text, faces);
      at.isSpelt ||= hasSpelt(printed) && printed !== text;
      return linesOf(printed, width, measureIn(style));
    },
    /** Writes one broken line beside what is there. */
    put(line: string, x: number, y: number, style: Style): void {
      const baseline = y + style.size * LEADING * BASELINE;
      let left = x;
      doc.fillColor(style.colour ?? INK);
      for (const { face, text } of runsOf(line, faces)) {
        doc.font(face.fileOf(weightOf(style))).fontSize(style.size);
        doc.text(text, left, baseline, { lineBreak: false, baseline: "alphabetic", features: PLAIN });
        left += measureIn(style)(text);
      }
    },
    /** The height that is left on the page. */
    left: (): number => A4.height - A4.bottom - at.y,
    /** Makes room for so much height, on a new page if need be. False once the paper has all the pages it may have. */
    room(height: number): boolean {
      if (at.isFull) return false;
      if (at.y + height <= A4.height - A4.bottom) return true;
      at.isFull = doc.bufferedPageRange().count >= pagesMax;
      if (at.isFull) return false;
      doc.addPage();
      at.y = A4.top;
      return true;
    },
  };
}

export const lineHeight = ({ size }: Style): number => size * LEADING;
