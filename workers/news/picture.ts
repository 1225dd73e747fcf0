// Fetches the picture of an item once and keeps a copy that is drawn anew: readers never ask the publisher's server.
import { NEWS_LIMITS, newsPictureKey } from "@sb/contracts/news/model.ts";
import type { NewsRemote } from "@sb/contracts/news/remote.ts";
import { NewsBroughtIn, NewsPicture } from "@sb/contracts/news/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { fetchGuarded, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { cleanCopy } from "../report/previews/clean-copy.ts";
import type { Drawer } from "../report/previews/drawer.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export type NewsPictureDeps = {
  readonly news: Pick<NewsRemote, "findPictureUrl" | "keepPicture">;
  readonly files: Pick<Files, "put">;
  readonly drawer: Pick<Drawer, "draw">;
  readonly network: Network;
};

export function newsPictureSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "news-pictures",
    handles: [NewsBroughtIn],
    jobsOf: ({ data: { newsSeq, hasPicture } }) =>
      hasPicture ? [jobOf(NewsPicture, `n-${newsSeq}`, { newsSeq })] : [],
  });
}

const TRIES = 3;
const TIMEOUT_MS = 20_000;
const REDIRECTS = 3;
const HEADERS = {
  accept: "image/webp, image/avif, image/png, image/jpeg, image/gif",
  "user-agent": "SaferBlock-news/1",
};
/** Pixels of the longest side: twice what a screen shows. What is smaller than the least counts readers, or is an icon. */
const [MAX_SIDE, MIN_SIDE] = [1_024, 64];

/** Where the last try fails, the item stays without a picture: that is no operator's business. */
export function newsPictureHandler({ news, files, drawer, network }: NewsPictureDeps): JobWorker {
  return defineHandler({
    job: NewsPicture,
    concurrency: 1,
    async handle({ payload: { newsSeq }, id, failures, signal }) {
      const url = await news.findPictureUrl(newsSeq);
      if (url === undefined) return;
      const bytes = await fetchPicture(url, network, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        if (failures + 1 < TRIES) throw codeOnly(error);
      });
      const draw = isOwn(url, network) ? cleanCopy : drawer.draw;
      const copy = bytes && (await draw(bytes, MAX_SIDE, MIN_SIDE));
      if (!copy) return;
      signal.throwIfAborted();
      await files.put(newsPictureKey(newsSeq), copy);
      await news.keepPicture(newsSeq, id);
    },
  });
}

/** Drawn by this process: one of its own for each picture is for strangers'. */
const isOwn = (url: string, { exceptOrigin }: Network): boolean => new URL(url).origin === exceptOrigin;

async function fetchPicture(url: string, network: Network, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const limits = { maxBytes: NEWS_LIMITS.pictureBytes, timeoutMs: TIMEOUT_MS, redirects: REDIRECTS };
  const { status, bytes } = await fetchGuarded({ url, headers: HEADERS, signal, ...limits }, network);
  return status === 200 ? bytes : undefined;
}

/** A network's message names the site, and a job's failure is logged. */
function codeOnly(error: unknown): Error {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "UNREACHABLE";
  return Object.assign(new Error("the picture could not be fetched"), { code });
}
