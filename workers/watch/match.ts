// Finds the watches that an event about a report concerns, and notes what they saw.
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import { WatchMatch } from "@sb/contracts/watch/jobs.ts";
import { WATCH_COLLECTIONS, WATCH_LISTS, WATCH_MODEL, type WatchDoc } from "@sb/contracts/watch/model.ts";
import type { WatchRemote } from "@sb/contracts/watch/remote.ts";
import { targetTopic } from "@sb/contracts/watch/topics.ts";
import { watchedAs } from "@sb/knowledge/address/same-wallet.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type * as z from "zod";
import { defineHandler } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { searchesFor } from "./searches.ts";

export type WatchMatchDeps = {
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly vault: Pick<Vault, "mac" | "open">;
  readonly watches: WatchRemote;
};

type Match = z.output<(typeof WatchMatch)["payload"]>;

/** How long a try waits for the read models, in milliseconds. */
const PATIENCE_MS = 5_000;

export function watchMatchHandler(deps: WatchMatchDeps): JobWorker {
  return defineHandler({
    job: WatchMatch,
    concurrency: 8,
    async handle({ id: cause, payload, signal }) {
      await requireBothReached(deps, payload.position);
      const { occasion, dclrSeq } = payload;
      const report = occasion === "CLEARED" ? undefined : await findPublic(deps, dclrSeq);
      if (occasion !== "CLEARED" && !report) return;
      const seen = report ? { dclrSeq } : {};
      for await (const { watchSeq, userId, kind, pace } of watchesFor(deps, payload, report)) {
        signal.throwIfAborted();
        const isOwn = userId === report?.ownerId;
        if (!isOwn) await deps.watches.hit({ cause, watchSeq, userId, kind, pace, occasion, seen });
      }
    },
  });
}

async function requireBothReached(deps: WatchMatchDeps, position: string): Promise<void> {
  for (const model of [WATCH_MODEL, REPORT_MODEL]) {
    await requireReached(deps, model, position, PATIENCE_MS);
  }
}

/** Undefined where it was deleted or made private meanwhile. */
async function findPublic({ readStore }: WatchMatchDeps, dclrSeq: number) {
  // Only its projection writes there.
  const found = (await readStore.model(REPORT_MODEL).get(REPORT_COLLECTIONS.report, String(dclrSeq))) as
    | ReportDoc
    | undefined;
  return found?.declaration ? { ...found, declaration: found.declaration } : undefined;
}

type PublicReport = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

/** Those that began before, are not paused, and want to be told of it. */
async function* watchesFor(deps: WatchMatchDeps, match: Match, report: PublicReport | undefined) {
  const { occasion, was, at } = match;
  const topics = topicsOf(deps, match, report);
  const wants = (doc: WatchDoc) => !doc.isPaused && doc.on.includes(occasion) && doc.startedAt < at;
  for (const topic of topics[0] === was ? [] : topics)
    for await (const doc of watchesOn(deps, topic)) if (doc.kind !== "SEARCH" && wants(doc)) yield doc;
  const isNew = occasion === "REPORTED" && was === undefined;
  if (!isNew || !report) return;
  for await (const doc of searchesFor(deps, report.declaration, (word) => watchesOn(deps, word)))
    if (wants(doc)) yield doc;
}

/** The target's own comes first. */
function topicsOf({ vault }: WatchMatchDeps, { topic, also = [] }: Match, report: PublicReport | undefined) {
  if (topic !== undefined) return [topic, ...also];
  const { addressKey, chain, declareType } = report?.declaration ?? {};
  if (addressKey === undefined) return [];
  const keys = declareType === "SITE" ? [addressKey] : watchedAs(addressKey, chain);
  return keys.map((key) => targetTopic(vault.mac, key));
}

const PAGE = 500;

/** Walks by score: who ends a watch meanwhile moves no other. */
async function* watchesOn({ readStore }: Pick<WatchMatchDeps, "readStore">, topic: string): AsyncGenerator<WatchDoc> {
  const model = readStore.model(WATCH_MODEL);
  for (let after = 0; ; ) {
    const members = await model.listAfter(WATCH_LISTS.topic(topic), after, PAGE);
    const docs = await model.getMany(members.map((id) => ({ collection: WATCH_COLLECTIONS.watch, id })));
    // Only its projection writes there.
    for (const doc of docs) if (doc) yield doc as WatchDoc;
    if (members.length < PAGE) return;
    after = Number(members.at(-1));
  }
}
