// Calls of jobs on the news' rules.
import { defineRemote } from "../remote.ts";
import type { NewsCategory } from "./model.ts";

export type NewsItem = {
  readonly sourceId: string;
  readonly source: string;
  readonly category: NewsCategory;
  readonly publishedAt: string;
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly guid?: string | undefined;
  readonly pictureUrl?: string | undefined;
};

export type NewsRemote = {
  readonly isPaused: (sourceId: string) => Promise<boolean>;
  /** True where it is new. `id`: of the job. */
  readonly bringIn: (item: NewsItem, id: string) => Promise<boolean>;
  /** Undefined where it has none, or was fetched, or the item is gone. */
  readonly findPictureUrl: (newsSeq: number) => Promise<string | undefined>;
  readonly keepPicture: (newsSeq: number, id: string) => Promise<void>;
  /** Destroys the words, the picture and the reasons of an item. */
  readonly expire: (newsSeq: number, id: string) => Promise<void>;
};

export const newsRemote = defineRemote<NewsRemote>("news", {
  isPaused: true,
  bringIn: true,
  findPictureUrl: true,
  keepPicture: true,
  expire: true,
});
