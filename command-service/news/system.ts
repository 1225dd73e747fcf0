// Calls of jobs on news. The workers are given this.
import { newsPictureKey } from "@sb/contracts/news/model.ts";
import { newsSourceStream, newsStream } from "@sb/contracts/news/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { bringIn, type NewsItem } from "./bring-in.ts";
import { newsDecider, newsSourceDecider } from "./decider.ts";

export type NewsSystem = {
  readonly isPaused: (sourceId: string) => Promise<boolean>;
  /** True where it is new. `id`: of the job. */
  readonly bringIn: (item: NewsItem, id: string) => Promise<boolean>;
  /** Undefined where it has none, or was fetched, or the item is gone. */
  readonly findPictureUrl: (newsSeq: number) => Promise<string | undefined>;
  readonly keepPicture: (newsSeq: number, id: string) => Promise<void>;
  /** Destroys the words, the picture and the reasons of an item. */
  readonly expire: (newsSeq: number, id: string) => Promise<void>;
};

const ACTOR = "system:news";

export function createNewsSystem(deps: WriteDeps & { readonly files: Pick<Files, "delete"> }): NewsSystem {
  const { vault, files } = deps;
  return {
    isPaused: async (sourceId) => (await load(deps, newsSourceDecider, newsSourceStream.of(sourceId))).state.isPaused,
    bringIn: (item, id) => bringIn(deps, item, contextFor(deps, ACTOR, id)),
    findPictureUrl: async (newsSeq) => (await load(deps, newsDecider, newsStream.of(newsSeq))).state.pictureUrl,
    async keepPicture(newsSeq, id) {
      const command = { type: "KeepPicture", newsSeq } as const;
      await deps.handle(newsDecider, newsStream.of(newsSeq), command, contextFor(deps, ACTOR, id));
    },
    async expire(newsSeq, id) {
      const stream = newsStream.of(newsSeq);
      await files.delete(newsPictureKey(newsSeq));
      await vault.shred(stream);
      // Last: until then it is in the list of what is to be expired.
      await deps.handle(newsDecider, stream, { type: "Expire", newsSeq }, contextFor(deps, ACTOR, id));
    },
  };
}
