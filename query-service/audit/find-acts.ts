// Acts in a span of time. Lists stand in the order of time and their members begin with it, so the ends of the span are
// found by halving, without reading documents.
import { type ActDoc, AUDIT_COLLECTION, AUDIT_MODEL, auditList, timeOfAct } from "@sb/contracts/audit/model.ts";
import type { AuditFilters } from "@sb/contracts/audit/wire.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

/** A part of a list, oldest first: members from `start` on and before `end`. */
export type Span = { readonly list: string; readonly start: number; readonly end: number };

export async function findSpan(readStore: ReadStore, { from, to, ...filter }: AuditFilters): Promise<Span> {
  const list = auditList(filter);
  const { total } = await readStore.model(AUDIT_MODEL).list(list, { offset: 0, limit: 1, newestFirst: false });
  const start = from === undefined ? 0 : await firstFrom(readStore, list, total, Date.parse(from));
  const end = to === undefined ? total : await firstFrom(readStore, list, total, Date.parse(to));
  return { list, start, end: Math.max(start, end) };
}

/** The offset of the first act that is not before a time, in milliseconds since 1970. */
async function firstFrom(readStore: ReadStore, list: string, total: number, time: number): Promise<number> {
  let [low, high] = [0, total];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [member] = await membersOf(readStore, list, middle, 1);
    if (member !== undefined && Date.parse(timeOfAct(member)) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function membersOf(readStore: ReadStore, list: string, offset: number, limit: number) {
  return (await readStore.model(AUDIT_MODEL).list(list, { offset, limit, newestFirst: false })).members;
}

/** Oldest first. */
export async function readActs(
  readStore: ReadStore,
  list: string,
  offset: number,
  limit: number,
): Promise<readonly ActDoc[]> {
  const members = limit > 0 ? await membersOf(readStore, list, offset, limit) : [];
  const keys = members.map((id) => ({ collection: AUDIT_COLLECTION, id }));
  const docs = (await readStore.model(AUDIT_MODEL).getMany(keys)) as readonly (ActDoc | undefined)[];
  return docs.flatMap((doc) => doc ?? []);
}
