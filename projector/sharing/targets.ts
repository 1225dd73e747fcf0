// The targets along with their reports: one is added with the first report on it, and taken out with the last.
import { isListed, weightOf } from "@sb/contracts/report/belief.ts";
import { confirmersAfter, type SharingEvent } from "@sb/contracts/sharing/events.ts";
import {
  believedOf,
  ENTRIES_KEPT,
  SHARING_COLLECTIONS,
  SHARING_LISTS,
  type SharingDoc,
  TARGET_TICK,
  type TargetDoc,
  type TargetEntry,
} from "@sb/contracts/sharing/model.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { AskedKey, Docs } from "../runtime/projection.ts";
import type { SharingStored } from "./projection.ts";

/** All that an event may change. */
export const targetKeys = ({ data }: SharingStored): readonly AskedKey[] =>
  [...new Set(keysIn(data))].map((key) => ({ collection: SHARING_COLLECTIONS.target, id: targetId(targetOf(key)) }));

function keysIn(data: SharingStored["data"]): readonly string[] {
  return [
    ...("declaration" in data && data.declaration ? [data.declaration.addressKey] : []),
    ...("was" in data && data.was ? [data.was.addressKey] : []),
    ...("addressKey" in data && data.addressKey !== undefined ? [data.addressKey] : []),
  ];
}

export function targetOps(
  before: SharingDoc | undefined,
  after: SharingDoc | undefined,
  event: SharingStored,
  added: number,
  docs: Docs,
): readonly ReadOp[] {
  const [from, to] = [keyOf(before), keyOf(after)];
  // Old events of disputes don't name the target: they change the report alone.
  const keys = [...new Set(keysIn(event.data))].filter((key) => key === from || key === to);
  return keys.flatMap((key) => {
    const target = targetOf(key);
    const id = targetId(target);
    const was = docs.get(SHARING_COLLECTIONS.target, id) as TargetDoc | undefined;
    const left = was && key === from && before ? withoutEntry(was, before.dclrSeq) : was;
    const joined =
      key === to && after ? withEntry(left ?? { target, added, changed: added, entries: [], more: 0 }, after) : left;
    return opsOf(id, was, joined, added);
  });
}

const keyOf = (doc: SharingDoc | undefined): string | undefined => doc?.shown?.facts?.target.addressKey;

function withoutEntry(target: TargetDoc, dclrSeq: number): TargetDoc {
  const entries = target.entries.filter((entry) => entry.dclrSeq !== dclrSeq);
  return entries.length < target.entries.length
    ? { ...target, entries }
    : { ...target, more: Math.max(0, target.more - 1) };
}

/** Who floods a target pushes none of those out that weigh more. */
function withEntry(target: TargetDoc, { dclrSeq, ownerId, voice, requests }: SharingDoc): TargetDoc {
  const entry: TargetEntry = { dclrSeq, by: ownerId, ...voice, ...(requests.length > 0 && { disputed: true }) };
  const all = [...target.entries, entry].sort(heaviestFirst);
  const more = target.more + Math.max(0, all.length - ENTRIES_KEPT);
  return { ...target, entries: all.slice(0, ENTRIES_KEPT), more };
}

const heaviestFirst = (a: TargetEntry, b: TargetEntry): number =>
  weightOf(b) - weightOf(a) || Number(b.disputed ?? false) - Number(a.disputed ?? false) || a.dclrSeq - b.dclrSeq;

export const judgedKey = ({ data }: Stored<SharingEvent>): AskedKey => ({
  collection: SHARING_COLLECTIONS.target,
  id: targetId(data),
});

/** Staff or an agency confirmed it, or took that back. */
export function judgedOps(event: Stored<SharingEvent>, added: number, docs: Docs): readonly ReadOp[] {
  const { declareType, addressKey } = event.data;
  const { collection, id } = judgedKey(event);
  const was = docs.get(collection, id) as TargetDoc | undefined;
  if (was?.judged !== undefined && event.revision <= was.judged) return [];
  const by = confirmersAfter(was?.confirmed?.by ?? [], event);
  const confirmed = by.length > 0 ? { by, at: was?.confirmed?.at ?? event.meta.at } : undefined;
  const begun = { target: { declareType, addressKey }, added, changed: added, entries: [], more: 0 };
  return opsOf(id, was, { ...begun, ...was, confirmed, judged: event.revision }, added);
}

const isThere = (doc: TargetDoc | undefined): boolean => doc !== undefined && doc.entries.length + doc.more > 0;

/** One that was judged is remembered without a report on it. */
function opsOf(id: string, was: TargetDoc | undefined, is: TargetDoc | undefined, added: number): readonly ReadOp[] {
  const comes = isThere(is) && !isThere(was);
  const doc = is && { ...is, added: comes ? added : is.added, changed: added };
  const key = { collection: SHARING_COLLECTIONS.target, id };
  return [
    doc && (isThere(doc) || doc.judged !== undefined) ? { op: "put", ...key, doc } : { op: "delete", ...key },
    ...(comes ? [{ op: "listAdd", list: SHARING_LISTS.added, member: id, score: added + TARGET_TICK } as const] : []),
    ...(isThere(was) && !isThere(is) ? [{ op: "listRemove", list: SHARING_LISTS.added, member: id } as const] : []),
    ...listedOps(was, doc, added),
  ];
}

function listedOps(was: TargetDoc | undefined, is: TargetDoc | undefined, added: number): readonly ReadOp[] {
  const [before, after] = [was, is].map((doc) => doc !== undefined && isListed(believedOf(doc)));
  const { declareType = "SITE", addressKey = "" } = (is ?? was)?.target ?? {};
  const list = SHARING_LISTS.blocked[declareType];
  if (before === after) return [];
  return [
    after ? { op: "listAdd", list, member: addressKey, score: added } : { op: "listRemove", list, member: addressKey },
  ];
}
