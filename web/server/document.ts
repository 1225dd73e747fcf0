// Fills the built app's page with a rendered one: title, tags for search engines and previews, the body, the app's first answer.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { LOCALES } from "../i18n/languages.ts";

export type DocumentParts = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly Tag[];
  readonly sheets: readonly Sheet[];
  /** JSON-LD. */
  readonly about?: object | undefined;
  readonly body: string;
  /** For the app (api/prefetched.ts). */
  readonly first?: object | undefined;
};

/** A stylesheet of the app's, and what stands in it. */
type Sheet = { readonly href: string; readonly css: string };

export type Tag = { readonly name: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> };

export const meta = (name: string, content: string): Tag => ({ name: "meta", attributes: { name, content } });
/** Open Graph's. */
export const property = (name: string, content: string): Tag => ({
  name: "meta",
  attributes: { property: name, content },
});
export const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): Tag => ({
  name: "link",
  attributes: { rel, href, ...more },
});

const ROOT = '<div id="root">';

/** Replacements are functions: `$` in what people write means nothing. Throws where the page has another form. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const { language, title, description, tags, sheets, about, body, first } = parts;
  const head = [...styled(sheets), ...tags.map(htmlOf), ...(about ? [jsonOf("application/ld+json", about)] : [])].join(
    "",
  );
  const data = first ? jsonOf("application/json", first, "first") : "";
  return [
    [/<html lang="[^"]*"/, `<html lang="${LOCALES[language]}"`],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`],
    [/<meta name="description" content="[^"]*">/, htmlOf(meta("description", description))],
    ["</head>", `${head}</head>`],
    [ROOT, `${data}${ROOT}${body}`],
  ].reduce<string>((html, [found = "", put]) => {
    if (html.search(found) < 0) throw new Error(`The built page has no ${String(found)}`);
    return html.replace(found, () => String(put));
  }, template);
}

function htmlOf({ name, attributes }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  return `<${name}${written.join("")}>`;
}

/**
 * Stylesheets stand in the page: a dozen small files would have to come before anything is painted. Their links are
 * disabled, so nothing is fetched; by them the app's loader knows that the sheets are there.
 */
const styled = (sheets: readonly Sheet[]): readonly string[] => [
  `<style>${sheets.map(({ css }) => css).join("\n")}</style>`,
  ...sheets.map(({ href }) => htmlOf(link("stylesheet", href, { crossorigin: "", disabled: "" }))),
];

/** Data blocks don't run, so the content security policy needs no hash of them. Nothing in them ends the element. */
function jsonOf(type: string, value: object, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** The tags by which search engines know a page's languages. `urlIn`: of a language, or the one that asks for none. */
export const alternates = (urlIn: (language?: Language) => string): readonly Tag[] => [
  ...LANGUAGES.map((language) => link("alternate", urlIn(language), { hreflang: language })),
  link("alternate", urlIn(), { hreflang: "x-default" }),
];
