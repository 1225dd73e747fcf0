// Entries of published lists in the public log, and decisions on objections to them: what others publish, which nobody can ask us to delete, so
// their salt is the event's own.
import type { Leaf } from "@sb/contracts/log/fact.ts";
import {
  LOG_COLLECTIONS,
  type LoggedEntryDoc,
  type LoggedObjectionDoc,
  loggedEntryId,
} from "@sb/contracts/log/model.ts";
import type { ObjectionEvent } from "@sb/contracts/objection/events.ts";
import type { ListingEvent } from "@sb/contracts/published/events.ts";
import { commitmentOf, saltOfEvent } from "@sb/knowledge/tlog/commitment.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";

/** Leaves that an event adds, in their order, and what else it changes in the model. */
export type Added = { readonly leaves: readonly Leaf[]; readonly ops: readonly ReadOp[] };
export const NOTHING: Added = { leaves: [], ops: [] };

const keyOf = (listSeq: number, addressKey: string): DocKey => ({
  collection: LOG_COLLECTIONS.entry,
  id: loggedEntryId(listSeq, addressKey),
});

export const keysOfListing = ({ type, data }: ListingEvent): readonly DocKey[] =>
  type === "EntriesDelisted" ? data.addressKeys.map((addressKey) => keyOf(data.listSeq, addressKey)) : [];

export function leavesOfListing(event: Stored<ListingEvent>, docs: Docs, next: number): Added {
  const { eventId, at } = event.meta;
  const { listSeq } = event.data;
  if (event.type === "EntriesDelisted") {
    const keys = event.data.addressKeys.map((addressKey) => keyOf(listSeq, addressKey));
    return {
      leaves: keys.map(({ collection, id }) => ({
        ...{ kind: "LIST_ENTRY_REMOVED", at },
        of: (docs.get(collection, id) as LoggedEntryDoc | undefined)?.leaf,
      })),
      ops: keys.map((key) => ({ op: "delete", ...key })),
    };
  }
  // Other words on the same target are no other entry.
  if (event.type !== "EntriesListed") return NOTHING;
  const listed = event.data.entries.map(({ addressKey }, index) => {
    const salt = saltOfEvent(eventId, index);
    return { addressKey, salt, commitment: commitmentOf(salt, { list: listSeq, target: addressKey }) };
  });
  return {
    leaves: listed.map(({ commitment }) => ({ at, commitment, kind: "LIST_ENTRY" })),
    ops: listed.map(({ addressKey, salt }, index) => ({
      ...{ op: "put", ...keyOf(listSeq, addressKey) },
      doc: { leaf: next + index, salt } satisfies LoggedEntryDoc,
    })),
  };
}

const keyOfObjection = (seq: number): DocKey => ({ collection: LOG_COLLECTIONS.objection, id: String(seq) });

export const keysOfObjection = ({ type, data }: ObjectionEvent): readonly DocKey[] =>
  type === "ObjectionDecided" ? [keyOf(data.listSeq, data.addressKey)] : [];

/** Only what staff decide: that somebody objects hides nothing, and is theirs to take back. */
export function leavesOfObjection(event: Stored<ObjectionEvent>, docs: Docs, leaf: number): Added {
  // Events from before there were such leaves may have none: the tree of a log that is signed can't change.
  if (event.type !== "ObjectionDecided" || event.data.objectorId === undefined) return NOTHING;
  const { objectionSeq, listSeq, addressKey, outcome, objectorId } = event.data;
  const { collection, id } = keyOf(listSeq, addressKey);
  const of = (docs.get(collection, id) as LoggedEntryDoc | undefined)?.leaf;
  const salt = saltOfEvent(event.meta.eventId);
  const fact = { objection: objectionSeq, list: listSeq, target: addressKey, outcome };
  const doc: LoggedObjectionDoc = { objectorId, decided: { leaf, fact, salt, outcome } };
  return {
    leaves: [
      {
        ...{ kind: "LIST_ENTRY_DECIDED", at: event.meta.at, of, by: "STAFF", outcome },
        commitment: commitmentOf(salt, fact),
      },
    ],
    ops: [{ op: "put", ...keyOfObjection(objectionSeq), doc }],
  };
}
