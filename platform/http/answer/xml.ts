// Text in XML, which feeds and sitemaps are written in.

/** Characters that XML 1.0 has no place for (section 2.2), half a surrogate pair too. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // A parser would make a line feed of it.
  "\r": "&#13;",
};

/** For text and for values of attributes. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? sign);
