// The bundle that renders public pages for readers without scripts. The build makes it (build/server-pages.ts), the query service
// loads it; the app replaces what it rendered with the same components (docs/decisions/0103-pages-from-the-server.md).
import { languages, namespaces } from "virtual:texts";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import {
  type CreatePages,
  LANGUAGE_PARAM,
  type PageRequest,
  type PagesOptions,
  previewPathOf,
} from "@sb/contracts/pages.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { createInstance, type i18n } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { formatOf } from "../i18n/format.ts";
import { LOCALES } from "../i18n/languages.ts";
import { startI18n } from "../i18n/start.ts";
import type { Translate } from "../i18n/texts.ts";
import { alternates, fillDocument, link, meta, property, type Tag } from "./document.ts";
import { Frame, inLanguage, NotThere } from "./frame.tsx";
import type { Context, Made, MakePage, PageTable } from "./made.ts";

/** Names of stylesheets by the page's path, and what stands in them, as the build found them. */
declare const STYLES: Readonly<Record<string, readonly string[]>>;
declare const SHEETS: Readonly<Record<string, string>>;

/** Those of all subjects, found by the name of their file. */
const tables = import.meta.glob<PageTable>("../*/pages.tsx", { eager: true, import: "pages" });
const pages = new Map(Object.values(tables).flatMap((table) => Object.entries(table)));

/** For the build, which compares them with what the subjects' definitions name. */
export const paths: readonly string[] = [...pages.keys()];

const createPages: CreatePages = async (options) => {
  const spoken = new Map<Language, i18n>();
  for (const language of LANGUAGES) spoken.set(language, await speaking(language));
  const speak = (language: Language) => spoken.get(language) as i18n;
  const make = (request: PageRequest) =>
    made(pages.get(request.path), contextOf(request, speak(request.language), options));
  return {
    page: async (request) => {
      const page = await make(request);
      const i18n = speak(request.language);
      return page
        ? { status: 200, html: documentOf(request, page, i18n, options) }
        : { status: 404, html: notThere(request, i18n, options) };
    },
    preview: async (request) => {
      const page = await make(request);
      return page && { ...page.preview, brand: speak(request.language).t(($) => $.common.brand) };
    },
  };
};

export default createPages;

/** Undefined where there is no such thing. */
async function made(make: MakePage | undefined, context: Context): Promise<Made | undefined> {
  try {
    return await make?.(context);
  } catch (error) {
    // A seq or an address that can't be one is none that is there.
    if (isRefused(error) && error.code !== "UNAVAILABLE") return undefined;
    throw error;
  }
}

/** All texts of a language. */
async function speaking(language: Language): Promise<i18n> {
  const { first, later } = await languages[language]();
  const chunks = await Promise.all(Object.values(later).map((load) => load()));
  const resources: Record<string, object> = {};
  for (const chunk of [first, ...chunks])
    for (const [namespace, group] of Object.entries(chunk)) resources[namespace] = join(resources[namespace], group);
  const instance = startI18n(createInstance().use(initReactI18next), namespaces, { [language]: resources });
  await instance.changeLanguage(language);
  return instance;
}

/** Several chunks add to a namespace, such as titles of pages. */
const join = (one: object | undefined, other: object): object => ({ ...one, ...other });

function contextOf({ params, search, language, ask }: PageRequest, i18n: i18n, { publicUrl }: PagesOptions): Context {
  return {
    ...{ params, search, language },
    t: i18n.t as Translate,
    format: formatOf(language),
    urlOf: (path) => publicUrl + (search.has(LANGUAGE_PARAM) ? inLanguage(path, language) : path),
    read: ask as Context["read"],
  };
}

const render = (i18n: i18n, { path, body, footer }: Pick<Made, "path" | "body" | "footer">): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Frame path={path} footer={footer}>
        {body}
      </Frame>
    </I18nextProvider>,
  );

function documentOf(request: PageRequest, page: Made, i18n: i18n, { template, publicUrl }: PagesOptions): string {
  const { language, search } = request;
  const t = i18n.t as Translate;
  const urlIn = (asked?: Language) => publicUrl + (asked ? inLanguage(page.path, asked) : page.path);
  const url = urlIn(search.has(LANGUAGE_PARAM) ? language : undefined);
  const title = page.path === "/" ? page.title : `${page.title} | ${t(($) => $.pages.suffix)}`;
  const tags = [
    link("canonical", url),
    ...(page.unlisted ? [meta("robots", "noindex")] : alternates(urlIn)),
    ...previewTags(request, { ...page, title, url }, t, publicUrl),
  ];
  const [about] = page.about.length > 0 ? [{ "@context": "https://schema.org", "@graph": page.about }] : [];
  const { description, first } = page;
  return fillDocument(template, {
    ...{ language, title, description, tags, about, first, sheets: sheetsOf(request.path) },
    body: render(i18n, page),
  });
}

/** Open Graph (https://ogp.me) and X's card, which takes the rest from it. */
function previewTags(
  { path, params, language }: PageRequest,
  { title, description, type, url, picture, preview, publishedAt, modifiedAt }: Made & { readonly url: string },
  t: Translate,
  publicUrl: string,
): readonly Tag[] {
  const own = picture !== undefined;
  const tags = [
    property("og:type", type),
    property(
      "og:site_name",
      t(($) => $.common.brand),
    ),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", LOCALES[language].replace("-", "_")),
    property("og:image", publicUrl + (picture ?? inLanguage(previewPath(path, params), language))),
    property("og:image:alt", [preview.title, preview.target, ...preview.facts].filter(Boolean).join(" · ")),
    meta("twitter:card", "summary_large_image"),
  ];
  if (!own) tags.push(property("og:image:type", "image/png"), property("og:image:width", "1200"));
  if (!own) tags.push(property("og:image:height", "630"));
  if (publishedAt) tags.push(property("article:published_time", publishedAt));
  if (modifiedAt) tags.push(property("article:modified_time", modifiedAt));
  return tags;
}

/** `/preview/report/history/12.png` */
const previewPath = (path: string, params: PageRequest["params"]): string =>
  previewPathOf(path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")));

const sheetsOf = (path: string) => (STYLES[path] ?? []).map((href) => ({ href, css: SHEETS[href] ?? "" }));

function notThere({ language, path }: PageRequest, i18n: i18n, { template }: PagesOptions): string {
  const t = i18n.t as Translate;
  return fillDocument(template, {
    language,
    title: `${t(($) => $.server.gone.title)} | ${t(($) => $.pages.suffix)}`,
    description: t(($) => $.server.gone.text),
    tags: [meta("robots", "noindex")],
    sheets: sheetsOf(path),
    body: render(i18n, { path: "/", body: <NotThere /> }),
  });
}
