// The news' rules as other services ask for them (contracts/news/remote.ts).
import { newsPictureKey } from "@sb/contracts/news/model.ts";
import type { NewsRemote } from "@sb/contracts/news/remote.ts";
import { newsSourceStream, newsStream } from "@sb/contracts/news/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { bringIn } from "./bring-in.ts";
import { newsDecider, newsSourceDecider } from "./decider.ts";

const ACTOR = "system:news";

export const remote = ((deps: WriteDeps & { readonly files: Pick<Files, "delete"> }): NewsRemote => {
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
}) satisfies RemotePart;
