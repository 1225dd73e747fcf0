// The projection `batch@1` (contracts/batch/model.ts): a document for each agency's right, each batch, and the results of each chunk.
import { type BatchBookEvent, type BatchEvent, batchBookEvents, batchEvents } from "@sb/contracts/batch/events.ts";
import {
  BATCH_COLLECTIONS,
  BATCH_LISTS,
  BATCH_MODEL,
  type BatchDoc,
  BOOKED_KEPT,
  type BookDoc,
  type ChunkDoc,
  chunkId,
  type RowOutcome,
} from "@sb/contracts/batch/model.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

const { book, batch, chunk } = BATCH_COLLECTIONS;

const batchProjection = defineProjection({
  name: BATCH_MODEL,
  handles: [...batchBookEvents.definitions, ...batchEvents.definitions],
  reads: (event) => [keyOf(event)],
  project: (event, docs) =>
    isOneOf(batchBookEvents, event) ? bookOps(event, docs) : batchOps(event as Stored<BatchEvent>, docs),
});

const keyOf = (event: Stored<BatchBookEvent | BatchEvent>): DocKey =>
  isOneOf(batchBookEvents, event)
    ? { collection: book, id: String(event.data.agencySeq) }
    : { collection: batch, id: String((event as Stored<BatchEvent>).data.batchSeq) };

function bookOps(event: Stored<BatchBookEvent>, docs: Docs): readonly ReadOp[] {
  const key = keyOf(event);
  const before = (docs.get(key.collection, key.id) as BookDoc | undefined) ?? { booked: [], revision: -1 };
  if (event.revision <= before.revision) return [];
  return [{ op: "put", ...key, doc: { ...booked(before, event), revision: event.revision } }];
}

function booked(before: BookDoc, event: Stored<BatchBookEvent>): BookDoc {
  switch (event.type) {
    case "BatchFilingAllowed":
      return { ...before, allowed: { aDay: event.data.aDay, since: before.allowed?.since ?? event.meta.at } };
    case "BatchFilingEnded":
      return { ...before, allowed: undefined };
    case "BatchRowsBooked": {
      const { bookedAt: at, rows } = event.data;
      return { ...before, booked: [...before.booked, { at, rows }].slice(-BOOKED_KEPT) };
    }
    default:
      throw unknownEvent(event);
  }
}

function batchOps(event: Stored<BatchEvent>, docs: Docs): readonly ReadOp[] {
  const key = keyOf(event);
  // Only this projection writes here.
  const before = docs.get(key.collection, key.id) as BatchDoc | undefined;
  if (before && event.revision <= before.revision) return [];
  const after = next(before, event);
  if (!after) return [];
  const { agencySeq, batchSeq } = after;
  const place = { list: BATCH_LISTS.of(agencySeq), member: String(batchSeq) };
  return [
    { op: "put", ...key, doc: { ...after, revision: event.revision } },
    ...(before ? [] : [{ op: "listAdd", ...place, score: batchSeq } as const]),
    ...chunkOps(event),
  ];
}

const PHASES = { BatchRowsChecked: "check", BatchRowsFiled: "file", BatchRowsUndone: "undo" } as const;

function chunkOps({ type, data, sealed }: Stored<BatchEvent>): readonly ReadOp[] {
  if (type !== "BatchRowsChecked" && type !== "BatchRowsFiled" && type !== "BatchRowsUndone") return [];
  const { batchSeq, from, results } = data;
  const doc: ChunkDoc = { results, ...(sealed !== undefined && { sealed }) };
  return [{ op: "put", collection: chunk, id: chunkId(batchSeq, PHASES[type], from), doc }];
}

const NOTHING = { rows: 0, refused: 0, already: 0 } as const;

function next(before: BatchDoc | undefined, event: Stored<BatchEvent>): BatchDoc | undefined {
  if (event.type === "BatchUploaded") {
    const { agreements: _, ...facts } = event.data;
    const begun = { state: "CHECKING", checked: NOTHING, isFileGone: false } as const;
    return { ...facts, ...begun, sealed: event.sealed ?? "", revision: event.revision };
  }
  return before && changed(before, event);
}

function changed(before: BatchDoc, event: Exclude<Stored<BatchEvent>, { type: "BatchUploaded" }>): BatchDoc {
  switch (event.type) {
    case "BatchMapped": {
      const { columns, crimeType, open } = event.data;
      const settings = { columns, crimeType, open, sealed: event.sealed ?? before.sealed };
      return { ...before, ...settings, state: "CHECKING", checked: NOTHING };
    }
    case "BatchRowsChecked": {
      const { to, results } = event.data;
      const refused = before.checked.refused + countOf(results, "REFUSED");
      const already = before.checked.already + countOf(results, "ALREADY");
      const state = to >= before.rows ? "CHECKED" : "CHECKING";
      return { ...before, state, checked: { rows: to, refused, already } };
    }
    case "BatchFilingBegun":
      return { ...before, state: "FILING", filed: { begunAt: event.data.begunAt, filed: 0, ...NOTHING } };
    case "BatchRowsFiled":
      return filed(before, event.data);
    case "BatchUndoBegun":
      return { ...before, state: "UNDOING", undone: { begunAt: event.data.begunAt, rows: 0, undone: 0, kept: 0 } };
    case "BatchRowsUndone":
      return undone(before, event.data);
    case "BatchFileDestroyed":
      return { ...before, isFileGone: true, state: before.filed ? before.state : "EXPIRED" };
    default:
      throw unknownEvent(event);
  }
}

type ChunkOf<Type extends BatchEvent["type"]> = Extract<BatchEvent, { type: Type }>["data"];

function filed(before: BatchDoc, { to, results }: ChunkOf<"BatchRowsFiled">): BatchDoc {
  if (!before.filed) return before;
  const state = to >= before.rows ? "FILED" : "FILING";
  const so = before.filed;
  return {
    ...before,
    state,
    filed: {
      begunAt: so.begunAt,
      rows: to,
      filed: so.filed + countOf(results, "FILED"),
      already: so.already + countOf(results, "ALREADY"),
      refused: so.refused + countOf(results, "REFUSED"),
    },
  };
}

function undone(before: BatchDoc, { to, results }: ChunkOf<"BatchRowsUndone">): BatchDoc {
  if (!before.undone) return before;
  const { begunAt, undone, kept } = before.undone;
  const counts = { undone: undone + countOf(results, "UNDONE"), kept: kept + countOf(results, "KEPT") };
  return { ...before, state: to >= before.rows ? "UNDONE" : "UNDOING", undone: { begunAt, rows: to, ...counts } };
}

const countOf = (results: ChunkDoc["results"], wanted: RowOutcome): number =>
  results.filter(({ outcome }) => outcome === wanted).length;

export const projections = [batchProjection] as const;
