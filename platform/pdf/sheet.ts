// The pages that a paper is written on, and where the next line goes. What is written is tagged, so that a screen reader says what is
// a heading, a table or a list: PDF/UA-1 (ISO 14289-1), and PDF/A-2a (ISO 19005-2), which is PDF/A-2u with these tags, to be kept for years.
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

/** Standard structure types (ISO 32000-1, 14.8.4). */
type Tag = "P" | "H1" | "H2" | "Figure" | "Table" | "TR" | "TH" | "TD" | "L" | "LI" | "Lbl" | "LBody";
type TagOptions = {
  /** A figure in words. */
  readonly alt?: string;
  /** Left, top, right, bottom. */
  readonly bbox?: [number, number, number, number];
  readonly scope?: "Row";
};

export type Element = { readonly tag: string; readonly of: ReturnType<PDFKit.PDFDocument["struct"]> };

/** PDF/UA's identification, and its description, which PDF/A asks for of each schema that is not its own. */
const UA_METADATA = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

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
    pdfVersion: "1.7",
    tagged: true,
    subset: "PDF/A-2a",
    info: { Title: title, Creator: "Safer Block", CreationDate: new Date(madeAt) },
  });
  doc.appendXML(UA_METADATA);
  const root: Element = { tag: "Document", of: doc.struct("Document") };
  doc.addStructure(root.of);
  const at = { y: A4.top as number, isFull: false, isSpelt: false };
  let current = root;
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
    /** An element within the one that is being written. */
    element(tag: Tag, options: TagOptions = {}): Element {
      const inner = { tag, of: doc.struct(tag, options) };
      current.of.add(inner.of);
      return inner;
    },
    /** Makes what `draw` makes within this element. */
    within(inner: Element, draw: () => void): void {
      const outer = current;
      current = inner;
      draw();
      current = outer;
    },
    /** Draws content of an element, on one page: a mark does not go over two. */
    mark(element: Element, draw: () => void): void {
      const content = doc.markStructureContent(element.tag);
      draw();
      doc.endMarkedContent();
      element.of.add(content);
    },
    /** Draws what says nothing by itself: rules, and what each page repeats. */
    ornament(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
    /** Writes one broken line beside what is there, within `mark` or `ornament`. */
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
