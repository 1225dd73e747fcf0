// The read model `published@2`: the published lists, the targets that they name, and the objections to that.
import { type ObjectionEvent, objectionEvents } from "@sb/contracts/objection/events.ts";
import { OBJECTION_LIMITS } from "@sb/contracts/objection/model.ts";
import {
  type ListDifference,
  type ListedEntry,
  type ListingEvent,
  listingEvents,
  type PublishedEvent,
  publishedEvents,
} from "@sb/contracts/published/events.ts";
import {
  LIST_LIMITS,
  type ListAttempt,
  type ListDoc,
  type ListedDoc,
  type Listing,
  type ListStep,
  type ObjectedDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
  type StandingObjection,
} from "@sb/contracts/published/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { familyOf } from "@sb/knowledge/address/family.ts";
import { rangeKeyOf, rangeOf, scoreOf } from "@sb/knowledge/address/range.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { documentOps, type Scores } from "../runtime/content.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const publishedProjection = defineProjection({
  name: PUBLISHED_MODEL,
  handles: [...publishedEvents.definitions, ...listingEvents.definitions, ...objectionEvents.definitions],
  reads(event) {
    if (isOneOf(publishedEvents, event)) return [keyOfList(event)];
    return isOneOf(objectionEvents, event) ? [keyOfObjected(event)] : keysIn(event).map(keyOfTarget);
  },
  project(event, docs) {
    if (isOneOf(publishedEvents, event)) return projectList(event, docs);
    return isOneOf(objectionEvents, event) ? projectObjection(event, docs) : projectEntries(event, docs);
  },
});

const keyOfList = ({ data }: PublishedEvent) => ({ collection: PUBLISHED_COLLECTIONS.list, id: String(data.listSeq) });
const keyOfTarget = (id: string) => ({ collection: PUBLISHED_COLLECTIONS.target, id });

const keysIn = (event: ListingEvent): readonly string[] =>
  event.type === "EntriesDelisted"
    ? event.data.addressKeys
    : event.data.entries.map(({ addressKey }: ListedEntry) => addressKey);

function projectList(event: Stored<PublishedEvent>, docs: Docs): readonly ReadOp[] {
  const key = keyOfList(event);
  // Only this projection writes here.
  const before = docs.get(key.collection, key.id) as ListDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const after = listAfter(event, before);
  return after ? documentOps(key, before, after, scoresOf) : [];
}

function scoresOf({ listSeq, state, held }: ListDoc): Scores {
  return {
    [PUBLISHED_LISTS.all]: listSeq,
    [PUBLISHED_LISTS.open]: state === "WITHDRAWN" ? undefined : listSeq,
    [PUBLISHED_LISTS.held]: held && Date.parse(held.at),
  };
}

function listAfter(event: Stored<PublishedEvent>, before: ListDoc | undefined): ListDoc | undefined {
  const { revision, meta } = event;
  const { at } = meta;
  if (event.type === "ListAdded") {
    const { listSeq, facts } = event.data;
    return { ...facts, listSeq, state: "ACTIVE", addedAt: at, revision };
  }
  if (!before) return undefined;
  const doc = { ...before, revision };
  switch (event.type) {
    case "ListModified":
      return { ...lifeOf(doc), ...event.data.facts };
    case "ListPaused":
      return { ...doc, state: "PAUSED", paused: { at, reason: event.data.reason } };
    case "ListResumed":
      return { ...doc, state: "ACTIVE", paused: undefined };
    case "ListWithdrawn":
      return { ...doc, state: "WITHDRAWN", held: undefined, withdrawn: { at, reason: event.data.reason } };
    case "ListEmptied":
      return { ...doc, good: doc.good && { ...doc.good, at, entries: 0 } };
    case "ListRefreshAsked":
    case "ListFileBrought":
      return doc;
    case "ListLoginGiven":
      return { ...doc, login: { kind: event.data.kind, at } };
    case "ListLoginRemoved":
      return { ...doc, login: undefined };
    case "ListAccepted":
      return withStep({ ...doc, held: undefined }, { at, step: "ACCEPTED" });
    case "ListDismissed":
      return withStep({ ...doc, held: undefined }, { at, step: "DISMISSED" });
    default:
      return withStep(afterAttempt(event, doc), stepOf(event));
  }
}

/** The part that admins do not write. */
function lifeOf(doc: ListDoc) {
  const { listSeq, state, addedAt, paused, withdrawn, good, attempt, held, login, history, revision } = doc;
  return { listSeq, state, addedAt, paused, withdrawn, good, attempt, held, login, history, revision };
}

type Step = Omit<ListStep, "times">;

/** Where nothing is new day after day, that is one line. */
function withStep(doc: ListDoc, step: Step): ListDoc {
  const [last, ...before] = doc.history ?? [];
  const isSame = last && last.step === step.step && last.code === step.code && last.status === step.status;
  const history =
    isSame && (step.step === "UNCHANGED" || step.step === "FAILED" || step.step === "HELD")
      ? [{ ...step, times: last.times + 1 }, ...before]
      : [{ ...step, times: 1 }, ...(doc.history ?? [])];
  return { ...doc, history: history.slice(0, LIST_LIMITS.history) };
}

function stepOf(event: Stored<Attempted>): Step {
  const { at } = event.meta;
  switch (event.type) {
    case "ListTaken":
      return { at, step: "TAKEN", difference: differenceIn(event.data) };
    case "ListHeld":
      return { at, step: "HELD", difference: differenceIn(event.data) };
    case "ListUnchanged":
      return { at, step: "UNCHANGED" };
    case "ListNotRead": {
      const { code, status } = event.data;
      return { at, step: "FAILED", code, status };
    }
    default:
      throw unknownEvent(event);
  }
}

const differenceIn = ({ entries, before, listed, changed, delisted }: ListDifference): ListDifference => ({
  ...{ entries, before, listed, changed, delisted },
});

type Attempted = Extract<PublishedEvent, { readonly type: "ListTaken" | "ListUnchanged" | "ListNotRead" | "ListHeld" }>;

function afterAttempt(event: Stored<Attempted>, doc: ListDoc): ListDoc {
  const { at } = event.meta;
  switch (event.type) {
    case "ListTaken": {
      const { entries, form, keptOut } = event.data;
      const good = { at, seenAt: at, entries, form, keptOut };
      return { ...doc, good, held: undefined, attempt: attempt(at, "TAKEN") };
    }
    case "ListUnchanged":
      return {
        ...doc,
        good: doc.good && { ...doc.good, seenAt: at },
        held: undefined,
        attempt: attempt(at, "UNCHANGED"),
      };
    case "ListNotRead": {
      const { code, status, names } = event.data;
      return { ...doc, attempt: { ...attempt(at, "FAILED", doc), code, status, names } };
    }
    case "ListHeld": {
      const { listSeq: _, ...held } = event.data;
      // The same change, read again, has been waiting since it was held first.
      const since = doc.held?.digest === held.digest ? doc.held.at : at;
      return { ...doc, held: { ...held, at: since }, attempt: attempt(at, "HELD") };
    }
    default:
      throw unknownEvent(event);
  }
}

const attempt = (at: string, outcome: ListAttempt["outcome"], before?: ListDoc): ListAttempt => ({
  at,
  outcome,
  failures: outcome === "FAILED" ? (before?.attempt?.failures ?? 0) + 1 : 0,
});

function projectEntries(event: Stored<ListingEvent>, docs: Docs): readonly ReadOp[] {
  const targets = new Map<string, ListedDoc | undefined>();
  const before = (id: string) => docs.get(PUBLISHED_COLLECTIONS.target, id) as ListedDoc | undefined;
  const now = (id: string) => (targets.has(id) ? targets.get(id) : before(id));
  if (event.type === "EntriesDelisted") {
    for (const id of event.data.addressKeys) targets.set(id, without(now(id), event.data.listSeq));
  } else {
    for (const entry of event.data.entries)
      targets.set(entry.addressKey, withEntry(now(entry.addressKey), entry, event));
  }
  return [...targets].flatMap(([id, after]) => targetOps(id, before(id), after));
}

function without(doc: ListedDoc | undefined, gone: number): ListedDoc | undefined {
  const listings = doc?.listings.filter(({ listSeq }) => listSeq !== gone) ?? [];
  return doc && listings.length > 0 ? { ...doc, listings } : undefined;
}

function withEntry(doc: ListedDoc | undefined, entry: ListedEntry, { data, meta }: Stored<ListingEvent>): ListedDoc {
  const { addressKey, target = addressKey, declareType, ...words } = entry;
  const { listSeq } = data;
  const others = doc?.listings.filter((each) => each.listSeq !== listSeq) ?? [];
  const known = doc?.listings.find((each) => each.listSeq === listSeq);
  const listing: Listing = { listSeq, listedAt: known?.listedAt ?? meta.at, ...words };
  return {
    target: doc?.target ?? target,
    declareType: doc?.declareType ?? declareType,
    listings: [...others, listing].sort((a, b) => a.listSeq - b.listSeq),
  };
}

function targetOps(id: string, before: ListedDoc | undefined, after: ListedDoc | undefined): readonly ReadOp[] {
  const key = keyOfTarget(id);
  if (before === undefined && after === undefined) return [];
  return [
    after ? { op: "put", ...key, doc: after } : { op: "delete", ...key },
    ...memberOps(id, before, after),
    ...familyOps(id, before?.listings.length ?? 0, after?.listings.length ?? 0),
  ];
}

/** An address is in the list of all, and in that of those asked about by another key, while it has a document. */
function memberOps(member: string, before: ListedDoc | undefined, after: ListedDoc | undefined): readonly ReadOp[] {
  if ((before === undefined) === (after === undefined)) return [];
  const key = rangeKeyOf(member);
  const lists: readonly (readonly [list: string, key: string])[] = [
    [PUBLISHED_LISTS.targets, member],
    ...(key === member ? [] : [[PUBLISHED_LISTS.led, key] as const]),
  ];
  return lists.map(([list, of]) =>
    after ? { op: "listAdd", list, member, score: scoreOf(rangeOf(of)) } : { op: "listRemove", list, member },
  );
}

/** A host below its domain is in the list of the domain while a list names it. */
function familyOps(member: string, before: number, after: number): readonly ReadOp[] {
  if (before === after) return [];
  const family = familyOf(member);
  if (family === undefined || family.domain === member) return [];
  const list = PUBLISHED_LISTS.family(family.domain);
  return [after > 0 ? { op: "listAdd", list, member, score: after } : { op: "listRemove", list, member }];
}

const keyOfObjected = ({ data }: ObjectionEvent) => ({
  collection: PUBLISHED_COLLECTIONS.objected,
  id: data.addressKey,
});

function projectObjection(event: Stored<ObjectionEvent>, docs: Docs): readonly ReadOp[] {
  if (event.type === "PublisherTold") return [];
  const key = keyOfObjected(event);
  // Only this projection writes here.
  const before = (docs.get(key.collection, key.id) as ObjectedDoc | undefined)?.objections ?? [];
  const objections = objectionsAfter(event, before);
  if (objections === before) return [];
  return [objections.length > 0 ? { op: "put", ...key, doc: { objections } } : { op: "delete", ...key }];
}

/** The same array where nothing changes. */
function objectionsAfter(
  event: Exclude<Stored<ObjectionEvent>, { readonly type: "PublisherTold" }>,
  before: readonly StandingObjection[],
): readonly StandingObjection[] {
  const { objectionSeq, listSeq } = event.data;
  const others = before.filter((each) => each.objectionSeq !== objectionSeq);
  switch (event.type) {
    case "ObjectionOpened": {
      const onListing = others.filter((each) => each.listSeq === listSeq);
      // More of them say no more. The oldest stay: since when it is disputed is what is shown.
      if (onListing.length >= OBJECTION_LIMITS.counted) return before;
      return [...others, { objectionSeq, listSeq, openedAt: event.data.openedAt }];
    }
    case "ObjectionWithdrawn":
    case "ObjectionClosed":
      return others;
    case "ObjectionDecided": {
      if (event.data.outcome === "REJECTED") return others;
      const openedAt = before.find((each) => each.objectionSeq === objectionSeq)?.openedAt ?? event.meta.at;
      return [...others, { objectionSeq, listSeq, openedAt, upheld: true }];
    }
    default:
      throw unknownEvent(event);
  }
}

export const projections = [publishedProjection] as const;
