// Defangs addresses of reported sites, so that nothing turns them into a link: hxxps://bad[.]example.

/** [start, end) in UTF-16 units. */
export type Range = readonly [start: number, end: number];
export type Passage = { readonly text: string; readonly ranges: readonly Range[] };

const SCHEME = /^(h)(tt)(ps?:\/\/)/i;

/** The offset in the original text of each piece of the defanged text. */
type Piece = { readonly from: number; readonly length: number; readonly shown: string };

function pieces(site: string): Piece[] {
  const cut: Piece[] = [];
  const scheme = SCHEME.exec(site)?.[0] ?? "";
  if (scheme) cut.push({ from: 0, length: scheme.length, shown: scheme.replace(/^(h)tt/i, "$1xx") });
  const hostEnd = site.slice(scheme.length).search(/[/?#]/);
  const end = hostEnd === -1 ? site.length : scheme.length + hostEnd;
  for (let at = scheme.length; at < site.length; at++) {
    const unit = site.charAt(at);
    cut.push({ from: at, length: 1, shown: unit === "." && at < end ? "[.]" : unit });
  }
  return cut;
}

/** Defangs the scheme and the dots of the host, and shifts the highlighted ranges. */
export function defangPassage(site: string, ranges: readonly Range[]): Passage {
  const cut = pieces(site);
  let text = "";
  const startOf = new Map<number, number>();
  for (const piece of cut) {
    for (let n = 0; n < piece.length; n++) startOf.set(piece.from + n, text.length + Math.min(n, piece.shown.length));
    text += piece.shown;
  }
  startOf.set(site.length, text.length);
  const moved = (at: number) => startOf.get(Math.max(0, Math.min(at, site.length))) ?? 0;
  return { text, ranges: ranges.map(([start, end]): Range => [moved(start), moved(end)]) };
}

/** A site's address, defanged for display. */
export const defang = (site: string): string => defangPassage(site, []).text;

/** Refangs a defanged text; other texts are unchanged. */
export function refang(text: string): string {
  return text.replace(/^hxxp(s?:\/\/)/i, "http$1").replace(/\[\.\]|\(\.\)|\[dot\]/gi, ".");
}
