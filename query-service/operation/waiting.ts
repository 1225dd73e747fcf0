// The queues of an admin, a moderator or an editor: their lengths, and since when the oldest waits.

import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { ANALYSIS_COLLECTION, ANALYSIS_LISTS, ANALYSIS_MODEL } from "@sb/contracts/analysis/model.ts";
import { COMMENT_COLLECTIONS, COMMENT_LISTS, COMMENT_MODEL } from "@sb/contracts/comment/model.ts";
import { DISPUTE_COLLECTION, DISPUTE_LISTS, DISPUTE_MODEL } from "@sb/contracts/dispute/model.ts";
import { INQUIRY_COLLECTION, INQUIRY_LISTS, INQUIRY_MODEL } from "@sb/contracts/inquiry/model.ts";
import { type AdminQueue, OPERATION_LIMITS } from "@sb/contracts/operation/model.ts";
import type { Waiting } from "@sb/contracts/operation/wire.ts";
import {
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { mayDo, type Who } from "@sb/contracts/roles.ts";
import { UNUSUAL_COLLECTIONS, UNUSUAL_LISTS, UNUSUAL_MODEL } from "@sb/contracts/unusual/model.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";
import type { OperationQueryDeps } from "./deps.ts";

type Found = Omit<Waiting["items"][number], "queue">;
type Queue = { readonly who: Who; readonly find: (deps: OperationQueryDeps) => Promise<Found> };

/** A list of a read model; of its first member, the field of its document says since when it waits. */
const inList =
  (model: string, list: string, collection: string, since: string) =>
  async ({ readStore }: OperationQueryDeps): Promise<Found> => {
    const of = readStore.model(model);
    const { members, total } = await of.list(list, { offset: 0, limit: 1, newestFirst: false });
    const [oldest] = members;
    const doc = oldest === undefined ? undefined : await of.get(collection, oldest);
    const at = doc?.[since];
    return { count: total, oldestAt: typeof at === "string" ? at : undefined };
  };

/** In this order: a crowd of new accounts lists nothing until somebody has looked, so it comes first. */
const QUEUES: Readonly<Record<AdminQueue, Queue>> = {
  UNUSUAL: {
    who: "moderator",
    find: inList(UNUSUAL_MODEL, UNUSUAL_LISTS.open, UNUSUAL_COLLECTIONS.case, "firstAt"),
  },
  DISPUTES: {
    who: "moderator",
    find: inList(DISPUTE_MODEL, DISPUTE_LISTS.open, DISPUTE_COLLECTION, "openedAt"),
  },
  COMMENTS: {
    who: "moderator",
    find: inList(COMMENT_MODEL, COMMENT_LISTS.flagged, COMMENT_COLLECTIONS.comment, "flaggedAt"),
  },
  REFUSED_COMMENTS: {
    who: "moderator",
    find: inList(COMMENT_MODEL, COMMENT_LISTS.refused, COMMENT_COLLECTIONS.refused, "refusedAt"),
  },
  ANALYSES: {
    who: "admin",
    find: inList(ANALYSIS_MODEL, ANALYSIS_LISTS.open, ANALYSIS_COLLECTION, "requestedAt"),
  },
  INQUIRIES: {
    who: "admin",
    find: inList(INQUIRY_MODEL, INQUIRY_LISTS.open, INQUIRY_COLLECTION, "waitingSince"),
  },
  HELD_LISTS: { who: "admin", find: heldLists },
  AGENCIES_WITHOUT_KEY: { who: "admin", find: agenciesWithoutKey },
  PARKED_JOBS: { who: "admin", find: parkedJobs },
  HELD_STREAMS: { who: "admin", find: pausedStreams },
  FAILING_PROJECTIONS: { who: "admin", find: failingProjections },
};

export function getWaiting(deps: OperationQueryDeps): Handler<"GET admin/waiting"> {
  return async ({ caller }) => {
    const theirs = Object.entries(QUEUES).filter(([, { who }]) => mayDo(caller, who));
    const items = theirs.map(async ([queue, { find }]) => ({ queue: queue as AdminQueue, ...(await find(deps)) }));
    return { body: { items: await Promise.all(items) } satisfies Waiting };
  };
}

/** Changes of published lists that wait for an admin, by name. */
async function heldLists({ readStore }: OperationQueryDeps): Promise<Found> {
  const model = readStore.model(PUBLISHED_MODEL);
  const first = { offset: 0, limit: OPERATION_LIMITS.waitingNamed, newestFirst: false };
  const { members, total } = await model.list(PUBLISHED_LISTS.held, first);
  const found = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  const docs = (found as readonly (ListDoc | undefined)[]).flatMap((doc) => (doc ? [doc] : []));
  return { count: total, oldestAt: docs[0]?.held?.at, ...(docs.length > 0 && { names: docs.map(({ name }) => name) }) };
}

/** Since when is asked of the kinds that have any: lists are newest first, so it is the last one's end. */
async function parkedJobs({ jobs }: OperationQueryDeps): Promise<Found> {
  const kinds = (await jobs.counts()).filter(({ parked }) => parked > 0);
  const oldest = await Promise.all(
    kinds.map(async ({ kind, parked }) => {
      const [job] = await jobs.list(kind, "parked", { offset: parked - 1, limit: 1 });
      return job?.history.at(-1)?.at;
    }),
  );
  const times = oldest.filter((at) => at !== undefined);
  const count = kinds.reduce((sum, { parked }) => sum + parked, 0);
  return { count, ...(times.length > 0 && { oldestAt: new Date(Math.min(...times)).toISOString() }) };
}

async function pausedStreams({ bus }: OperationQueryDeps): Promise<Found> {
  const held = await bus.paused();
  const [longest] = held;
  return { count: held.length, oldestAt: longest && new Date(longest.since).toISOString() };
}

async function failingProjections({ projectionStates }: OperationQueryDeps): Promise<Found> {
  const failing = (await projectionStates()).filter(({ state }) => state === "failing");
  const longest = Math.max(0, ...failing.map(({ lagMs }) => lagMs));
  return { count: failing.length, ...(longest > 0 && { oldestAt: new Date(Date.now() - longest).toISOString() }) };
}

/** Agencies that are entitled to what is confidential and have no key for it get public facts alone: how many, and the first names. */
async function agenciesWithoutKey({ readStore }: { readonly readStore: Pick<ReadStore, "model"> }) {
  const model = readStore.model(AGENCY_MODEL);
  const { members } = await model.list(AGENCY_LISTS.active, { offset: 0, limit: LIST_LIMIT, newestFirst: false });
  const docs = await model.getMany(members.map((id) => ({ collection: AGENCY_COLLECTION, id })));
  const names = (docs as readonly (AgencyDoc | undefined)[])
    .filter((doc) => doc?.scope === "CONFIDENTIAL" && doc.publicKey === undefined)
    .map((doc) => doc?.name ?? "");
  return { count: names.length, ...(names.length > 0 && { names: names.slice(0, OPERATION_LIMITS.waitingNamed) }) };
}
