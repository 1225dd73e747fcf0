// Brings an item in, once, whichever feeds have it.
import type { BroughtItem } from "@sb/contracts/news/events.ts";
import { newsKeyStream, newsStream } from "@sb/contracts/news/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { newSeq } from "@sb/platform/ids.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { newsKeysOf } from "./keys.ts";
import { newsDecider } from "./rules/decider.ts";
import { newsKeyDecider } from "./rules/key-decider.ts";

export type NewsItem = Omit<BroughtItem, "newsSeq" | "hasPicture" | "title" | "summary" | "link"> & {
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly guid?: string | undefined;
};

/**
 * True where it is new. Its keys are taken one after the other, each by the first who comes. A key of an item that is not
 * there belongs to a run that broke off: this one goes on with it.
 */
export async function bringIn(deps: WriteDeps, { guid, ...item }: NewsItem, context: CommandContext): Promise<boolean> {
  const { publishedAt } = item;
  let newsSeq = newSeq();
  for (const { id, windowMs } of newsKeysOf({ ...item, guid })) {
    const command = { newsSeq, publishedAt, windowMs };
    const { state } = await deps.handle(newsKeyDecider, newsKeyStream.of(id), command, context);
    if (state === undefined || state.newsSeq === newsSeq) continue;
    if (await isThere(deps, state.newsSeq)) return false;
    newsSeq = state.newsSeq;
  }
  const brought = { ...item, newsSeq, hasPicture: item.pictureUrl !== undefined };
  const command = { type: "BringIn", item: brought } as const;
  const { outcome } = await deps.handle(newsDecider, newsStream.of(newsSeq), command, context);
  return outcome === "APPENDED";
}

async function isThere(deps: WriteDeps, newsSeq: number): Promise<boolean> {
  return (await load(deps, newsDecider, newsStream.of(newsSeq))).state.status !== "NONE";
}
