// How content is projected (contracts/content.ts): a document each, the lists that it stands in, and what the index holds of it.
import type { Content, ContentFact, ContentLife, ContentText } from "@sb/contracts/content.ts";
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { Doc, DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { IndexOp, SearchDoc } from "@sb/platform/search/port.ts";
import { defineIndexProjection, defineProjection, type IndexProjection, type Projection } from "./projection.ts";

/** By list: the score that a document has there; undefined where it is in none. */
export type Scores = Readonly<Record<string, number | undefined>>;

type Projected<Own extends object, Event extends AnyEvent, Text extends ContentText> = {
  readonly content: Content<Event, Text>;
  /** A new text in the document; `before` is undefined where it is the first. What it leaves out is gone. */
  readonly textOf: (text: Text, before: Own | undefined) => Own;
  /** After an event that is only the subject's own. */
  readonly ownAfter?: (event: Event, before: Own) => Own;
  readonly scoresOf: (doc: Own & ContentLife) => Scores;
  /** More documents of the same content. */
  readonly also?: (event: Event) => readonly ReadOp[];
};

/** A document each, by seq. A redelivered event of deleted content finds none and makes none. */
export function contentProjection<Own extends object, Event extends AnyEvent, Text extends ContentText>(
  projected: Projected<Own, Event, Text>,
): Projection {
  const { content, scoresOf, also = () => [] } = projected;
  const keyOf = (event: Event): DocKey => ({ collection: content.collection, id: String(content.seqOf(event)) });
  return defineProjection<readonly Event[]>({
    name: content.model,
    handles: content.events.definitions,
    reads: (event) => [keyOf(event)],
    project(event, docs) {
      const key = keyOf(event);
      // Only this projection writes here.
      const before = docs.get(key.collection, key.id) as (Own & ContentLife) | undefined;
      if (before && before.revision >= event.revision) return [];
      const after = docAfter(projected, event, before);
      return [...documentOps(key, before, after, scoresOf), ...also(event)];
    },
  });
}

function docAfter<Own extends object, Event extends AnyEvent, Text extends ContentText>(
  { content, textOf, ownAfter }: Projected<Own, Event, Text>,
  event: Stored<Event>,
  before: (Own & ContentLife) | undefined,
): (Own & ContentLife) | undefined {
  const fact = content.factOf(event);
  const { revision, meta } = event;
  if (fact?.step === "WRITTEN")
    return { ...textOf(fact.text, undefined), status: "DRAFT", writtenAt: meta.at, revision };
  if (!before || fact?.step === "DELETED") return undefined;
  if (fact === undefined) return { ...before, ...ownAfter?.(event, before), revision };
  const life = lifeAfter(fact, before, meta.at);
  return { ...(fact.step === "MODIFIED" ? textOf(fact.text, before) : before), ...life, revision };
}

type Change = Exclude<ContentFact<ContentText>, { readonly step: "WRITTEN" | "DELETED" }>;

function lifeAfter(fact: Change, doc: ContentLife, at: string): ContentLife {
  const { status, writtenAt, modifiedAt, publishedAt, publishAt, withdrawn, revision } = doc;
  const before = { status, writtenAt, modifiedAt, publishedAt, publishAt, withdrawn, revision };
  switch (fact.step) {
    case "MODIFIED":
      return { ...before, modifiedAt: at };
    case "SCHEDULED":
      return { ...before, status: "SCHEDULED", publishAt: fact.publishAt };
    case "UNSCHEDULED":
      return { ...before, status: "DRAFT", publishAt: undefined };
    case "PUBLISHED":
      return {
        ...before,
        ...{ status: "PUBLISHED", publishedAt: publishedAt ?? at, publishAt: undefined, withdrawn: undefined },
      };
    case "WITHDRAWN":
      return { ...before, status: "WITHDRAWN", withdrawn: { at, reason: fact.reason } };
    default:
      throw unknownEvent(fact);
  }
}

/** Puts or deletes a document, adds it to the lists that it belongs to now, and takes it out of those that it was in. */
export function documentOps<Document extends Doc>(
  key: DocKey,
  before: Document | undefined,
  after: Document | undefined,
  scoresOf: (doc: Document) => Scores,
): readonly ReadOp[] {
  const former = before ? scoresOf(before) : {};
  const scores = after ? scoresOf(after) : {};
  const member = key.id;
  const lists = Object.keys({ ...former, ...scores }).flatMap((list): readonly ReadOp[] => {
    const score = scores[list];
    if (score !== undefined) return [{ op: "listAdd", list, member, score }];
    return former[list] === undefined ? [] : [{ op: "listRemove", list, member }];
  });
  return [after ? { op: "put", ...key, doc: after } : { op: "delete", ...key }, ...lists];
}

type Indexed<Schema extends IndexSchema, Document, Beside, Event extends AnyEvent> = {
  readonly schema: Schema;
  readonly model: string;
  readonly collection: string;
  /** A collection of the same model that has a part of each document, such as its long text. */
  readonly besides?: string;
  readonly handles: readonly EventDefinition<Event>[];
  readonly seqOf: (event: Event) => number;
  /** The part that is searched; undefined where nobody may find it. */
  readonly docOf: (doc: Document, beside: Beside | undefined) => Omit<SearchDoc<Schema>, "id"> | undefined;
};

/** Documents of the index have the seq as their id. Those that are gone are taken out. */
export function contentIndex<Schema extends IndexSchema, Document, Event extends AnyEvent, Beside = undefined>(
  indexed: Indexed<Schema, Document, Beside, Event>,
): IndexProjection<Schema> {
  const { schema, model, collection, besides, handles, seqOf, docOf } = indexed;
  return defineIndexProjection<Schema, readonly Event[]>({
    schema,
    follows: [model],
    handles,
    async index(events, modelOf) {
      const seqs = [...new Set(events.map(seqOf))];
      const docsIn = (from: string) =>
        modelOf(model).getMany(seqs.map((seq) => ({ collection: from, id: String(seq) })));
      const [docs, others] = await Promise.all([docsIn(collection), besides === undefined ? [] : docsIn(besides)]);
      return seqs.map((id, at): IndexOp<Schema> => {
        // Only the model's projection writes there.
        const doc = docs[at] && docOf(docs[at] as Document, others[at] as Beside | undefined);
        return doc ? { op: "upsert", doc: { ...doc, id } as SearchDoc<Schema> } : { op: "delete", id };
      });
    },
  });
}

const START_OF_2025 = Date.parse("2025-01-01T00:00:00Z");
/** The largest number that documents are sorted by. */
const LATEST = 2 ** 32 - 1;

/** The number that indexes sort by. `instant`: milliseconds since 1970. */
export const secondsSince2025 = (instant: number): number =>
  Math.min(LATEST, Math.max(0, Math.floor((instant - START_OF_2025) / 1000)));
