// The targets along with their reports: one is added with the first report on it, and taken out with the last.
import { isBlocked } from "@sb/contracts/sharing/blocked.ts";
import {
  ENTRIES_KEPT,
  SHARING_COLLECTIONS,
  SHARING_LISTS,
  type SharingDoc,
  TARGET_TICK,
  type TargetDoc,
  type TargetEntry,
} from "@sb/contracts/sharing/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { targetOf } from "@sb/platform/stix/target-of.ts";
import type { AskedKey, Docs } from "../runtime/projection.ts";
import type { SharingStored } from "./projection.ts";
import { targetId } from "./target-id.ts";

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
    const joined = key === to && after ? withEntry(left ?? { target, added, entries: [], more: 0 }, after) : left;
    const is = joined && isClearing(event) ? { ...joined, cleared: true as const } : joined;
    return opsOf(id, was, is, added);
  });
}

const keyOf = (doc: SharingDoc | undefined): string | undefined => doc?.shown?.facts?.target.addressKey;

const isClearing = (event: SharingStored): boolean =>
  event.type === "DeletionRequestAccepted" && event.data.outcome === "REMOVED";

function withoutEntry(target: TargetDoc, dclrSeq: number): TargetDoc {
  const entries = target.entries.filter((entry) => entry.dclrSeq !== dclrSeq);
  return entries.length < target.entries.length
    ? { ...target, entries }
    : { ...target, more: Math.max(0, target.more - 1) };
}

function withEntry(target: TargetDoc, { dclrSeq, ownerId, weight, requests }: SharingDoc): TargetDoc {
  const entry: TargetEntry = { dclrSeq, by: ownerId, weight, ...(requests.length > 0 && { disputed: true }) };
  const all = [...target.entries, entry].sort(
    (a, b) => Number(b.disputed ?? false) - Number(a.disputed ?? false) || a.dclrSeq - b.dclrSeq,
  );
  const more = target.more + Math.max(0, all.length - ENTRIES_KEPT);
  return { ...target, entries: all.slice(0, ENTRIES_KEPT), more };
}

const isThere = (doc: TargetDoc | undefined): boolean => doc !== undefined && doc.entries.length + doc.more > 0;

/** One that was cleared is remembered without a report on it. */
function opsOf(id: string, was: TargetDoc | undefined, is: TargetDoc | undefined, added: number): readonly ReadOp[] {
  const comes = isThere(is) && !isThere(was);
  const doc = is && { ...is, added: comes ? added : is.added };
  const key = { collection: SHARING_COLLECTIONS.target, id };
  return [
    doc && (isThere(doc) || doc.cleared) ? { op: "put", ...key, doc } : { op: "delete", ...key },
    ...(comes ? [{ op: "listAdd", list: SHARING_LISTS.added, member: id, score: added + TARGET_TICK } as const] : []),
    ...(isThere(was) && !isThere(is) ? [{ op: "listRemove", list: SHARING_LISTS.added, member: id } as const] : []),
    ...blockedOps(was, doc, added),
  ];
}

function blockedOps(was: TargetDoc | undefined, is: TargetDoc | undefined, added: number): readonly ReadOp[] {
  const [before, after] = [was, is].map((doc) => doc !== undefined && isBlocked(doc));
  const { declareType = "SITE", addressKey = "" } = (is ?? was)?.target ?? {};
  const list = SHARING_LISTS.blocked[declareType];
  if (before === after) return [];
  return [
    after ? { op: "listAdd", list, member: addressKey, score: added } : { op: "listRemove", list, member: addressKey },
  ];
}
