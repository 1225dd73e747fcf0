// How content is read (contracts/content.ts): its documents, a page of a list or of a search, a text in the reader's language.
import type { Language } from "@sb/contracts/codes.ts";
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type Models = Pick<ReadStore, "model">;
/** As a request asks for it: `page` counts from 1. */
export type Page = { readonly page: number; readonly size: number };

export type DocumentsOf<Document> = {
  /** In the order of the ids; undefined where one was deleted meanwhile. */
  readonly find: (readStore: Models, ids: readonly (string | number)[]) => Promise<readonly (Document | undefined)[]>;
  readonly findOne: (readStore: Models, id: string | number) => Promise<Document | undefined>;
  /** A page of a list, newest first. */
  readonly findPage: (
    readStore: Models,
    list: string,
    page: Page,
  ) => Promise<{ readonly docs: readonly Document[]; readonly total: number }>;
};

/** The documents of a model's collection, where only its projection writes: they are what it put there. */
export function documentsOf<Document>(model: string, collection: string): DocumentsOf<Document> {
  const find: DocumentsOf<Document>["find"] = async (readStore, ids) => {
    const docs = await readStore.model(model).getMany(ids.map((id) => ({ collection, id: String(id) })));
    return docs as readonly (Document | undefined)[];
  };
  return {
    find,
    findOne: async (readStore, id) => (await find(readStore, [id]))[0],
    async findPage(readStore, list, page) {
      const { members, total } = await readStore.model(model).list(list, { ...rangeOf(page), newestFirst: true });
      return { docs: (await find(readStore, members)).filter((doc) => doc !== undefined), total };
    },
  };
}

export const rangeOf = ({ page, size }: Page) => ({ offset: (page - 1) * size, limit: size });

type Found = { readonly total: number; readonly totalIsLowerBound?: boolean };
type Listed<Item> = {
  readonly items: Item[];
  readonly pagination: Pagination;
  readonly totalIsLowerBound?: true;
};

/** The body of a list's answer. */
export function listed<Item>(items: Item[], { page, size }: Page, { total, totalIsLowerBound }: Found): Listed<Item> {
  const list = { items, pagination: paginate(page, size, total) };
  return totalIsLowerBound ? { ...list, totalIsLowerBound } : list;
}

type Translations<Text> = { readonly [L in Language]?: Text | undefined };

/** In the language, or in Korean where it is not translated. */
export function inLanguage<Text>(
  korean: Text,
  translations: Translations<Text> | undefined,
  language: Language,
): { readonly text: Text; readonly lang: Language } {
  const translated = language === "ko" ? undefined : translations?.[language];
  return translated === undefined ? { text: korean, lang: "ko" } : { text: translated, lang: language };
}
