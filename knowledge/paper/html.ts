// The words of a page or a mail in HTML, without running any of it. Pure, and linear in its length.

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", euro: "€", yen: "¥", pound: "£" },
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,5}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** Elements whose words nobody sees, and comments, by how they end. */
const UNSEEN = /<(script|style|head|title)\b|<!--/gi;
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|hr)\b[^<>]*>/gi;
const LINK = /<a\b[^<>]{0,4000}?\bhref\s*=\s*(?:"([^"<>]{0,2048})"|'([^'<>]{0,2048})')[^<>]*>/gi;

/** Line by line, each link with where it leads, which its text may not say. */
export const wordsOf = (html: string): string =>
  withoutEntities(
    seenOf(html)
      .replace(/[\r\n]+/g, " ")
      .replace(LINK, (_, double, single) => ` ${leadsTo(double ?? single ?? "")} `)
      .replace(BREAK, "\n")
      .replace(/<[^<>]{0,8000}>/g, " "),
  ).replace(/[ \t]{2,}/g, " ");

/** An element that does not end hides the rest. */
function seenOf(html: string): string {
  const lower = html.toLowerCase();
  const seen: string[] = [];
  let start = 0;
  for (;;) {
    UNSEEN.lastIndex = start;
    const found = UNSEEN.exec(html);
    seen.push(html.slice(start, found?.index));
    if (!found) return seen.join(" ");
    const close = found[1] === undefined ? "-->" : `</${found[1].toLowerCase()}`;
    const end = lower.indexOf(close, found.index);
    if (end < 0) return seen.join(" ");
    start = end + close.length;
  }
}

const leadsTo = (href: string): string => (/^\s*https?:/i.test(href) ? href : "");
