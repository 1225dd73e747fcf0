// What jobs ask of the news' own rules. The command service has them; whoever starts the process brings both together.
import type { NewsCategory } from "@sb/contracts/codes.ts";

export type ItemToBringIn = {
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

export type NewsSteps = {
  readonly isPaused: (sourceId: string) => Promise<boolean>;
  /** True where it is new. `id`: of the job. */
  readonly bringIn: (item: ItemToBringIn, id: string) => Promise<boolean>;
  /** Undefined where it has none, or was fetched, or the item is gone. */
  readonly findPictureUrl: (newsSeq: number) => Promise<string | undefined>;
  readonly keepPicture: (newsSeq: number, id: string) => Promise<void>;
  readonly expire: (newsSeq: number, id: string) => Promise<void>;
};
