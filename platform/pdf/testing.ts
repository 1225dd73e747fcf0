// For tests: what a PDF says, and what it says it with.
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";

const opened = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf));

/** The text without its spaces: where a line is broken is a matter of the fonts. */
export async function wordsOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await opened(pdf), { mergePages: true });
  return squeezed(text);
}
export const squeezed = (text: string): string => text.normalize("NFC").replace(/\s+/g, "");

export const pagesOf = async (pdf: Uint8Array): Promise<number> => (await opened(pdf)).numPages;

export async function titleOf(pdf: Uint8Array): Promise<unknown> {
  const { info } = await (await opened(pdf)).getMetadata();
  return "Title" in info ? info.Title : undefined;
}

/**
 * How many characters are drawn with a font's sign for "no such character", its first one. A subset keeps that place, and
 * what is drawn with it still can be extracted as text.
 */
export async function missingGlyphs(pdf: Uint8Array): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const document = await opened(pdf);
  let missing = 0;
  for (let page = 1; page <= document.numPages; page += 1) {
    const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
    fnArray.forEach((operation, index) => {
      if (operation === OPS.showText) missing += firstGlyphsIn(argsArray[index]);
    });
  }
  return missing;
}

type Glyph = { readonly originalCharCode: number };

const firstGlyphsIn = ([glyphs]: readonly [readonly (Glyph | number | null)[]]): number =>
  glyphs.filter((glyph) => typeof glyph === "object" && glyph?.originalCharCode === 0).length;
