// Works out what a batch changes in an index, before anything is written.
import type { Layout } from "../analysis/layout.ts";
import type { IndexOp, SearchDoc } from "../port.ts";
import { docId, docOf, type Group, goneDoc, groupDoc, groupsOf, type MeiliDoc, writeKeys } from "./docs.ts";
import { sortField } from "./settings.ts";
import { groupId } from "./terms.ts";

export type Member = { readonly no: number; readonly groups: readonly string[] };
export type Current = {
  docs(ids: readonly number[]): Promise<readonly Member[]>;
  groups(ids: readonly string[]): Promise<ReadonlyMap<string, Group>>;
  /** Documents that are in one of the groups, but for those named. */
  members(groups: readonly string[], except: readonly number[]): Promise<readonly Member[]>;
};

type State = {
  /** The groups of the documents that the batch is about; undefined where there is no such document. */
  readonly memberships: Map<number, readonly string[] | undefined>;
  readonly docs: Map<number, SearchDoc | undefined>;
  readonly groups: Map<string, Group>;
  /** How many documents a group has. */
  readonly counts: Map<string, number>;
};

/** The operations as they have been checked. */
export async function changesOf(layout: Layout, ops: readonly IndexOp[], current: Current): Promise<MeiliDoc[]> {
  const ids = [...new Set(ops.flatMap((op) => (op.op === "upsert" ? op.doc.id : op.op === "delete" ? op.id : [])))];
  const found = await current.docs(ids);
  const named = ops.flatMap((op) => (op.op === "group" ? groupId(op.sort, op.group) : []));
  const joined = ops.flatMap((op) => (op.op === "upsert" ? groupsOf(layout, op.doc) : []));
  const before = await current.groups([...new Set([...named, ...joined, ...found.flatMap(({ groups }) => groups)])]);
  const watched = [...new Set([...named, ...before.keys()])];
  const others = await current.members(watched, ids);
  const state: State = {
    memberships: new Map(found.map(({ no, groups }) => [no, groups])),
    docs: new Map(),
    groups: new Map(before),
    counts: countsOf([...found, ...others]),
  };
  for (const op of ops) run(layout, state, op);
  return [
    ...docChanges(layout, state, new Set(found.map(({ no }) => no))),
    ...groupChanges(layout, state, before),
    ...others.flatMap((member) => renumbered(layout, member, before, state.groups)),
  ];
}

function countsOf(members: readonly Member[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const group of members.flatMap(({ groups }) => groups)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

function run(layout: Layout, state: State, op: IndexOp): void {
  if (op.op === "upsert") move(state, op.doc.id, groupsOf(layout, op.doc), op.doc);
  else if (op.op === "delete") move(state, op.id, undefined, undefined);
  else {
    const id = groupId(op.sort, op.group);
    if ((state.counts.get(id) ?? 0) === 0) return;
    state.groups.set(id, { name: op.group, value: op.value, keys: writeKeys(op.sort, op.keys) });
  }
}

function move(state: State, id: number, to: readonly string[] | undefined, doc: SearchDoc | undefined): void {
  const from = state.memberships.get(id) ?? [];
  for (const group of to ?? []) state.counts.set(group, (state.counts.get(group) ?? 0) + 1);
  for (const group of from) {
    const count = (state.counts.get(group) ?? 0) - 1;
    state.counts.set(group, count);
    // A group without documents is not kept.
    if (count <= 0) state.groups.delete(group);
  }
  state.memberships.set(id, to);
  state.docs.set(id, doc);
}

function docChanges(layout: Layout, { docs, groups }: State, known: ReadonlySet<number>): MeiliDoc[] {
  return [...docs].flatMap(([id, doc]) => {
    if (doc) return docOf(layout, doc, (group) => groups.get(group)?.value ?? 0);
    return known.has(id) ? goneDoc(layout, docId(id)) : [];
  });
}

function groupChanges(layout: Layout, { groups }: State, before: ReadonlyMap<string, Group>): MeiliDoc[] {
  const gone = [...before.keys()].filter((id) => !groups.has(id));
  const changed = [...groups].filter(([id, group]) => before.get(id) !== group);
  return [...gone.map((id) => goneDoc(layout, id)), ...changed.map(([id, group]) => groupDoc(id, group))];
}

/** Each document holds its groups' numbers, as it is sorted by them. */
function renumbered(
  { sorts }: Layout,
  { no, groups }: Member,
  before: ReadonlyMap<string, Group>,
  after: ReadonlyMap<string, Group>,
): MeiliDoc[] {
  const columns = sorts.flatMap(({ isGroup }, at) => (isGroup ? [sortField(at)] : []));
  const changed = groups.flatMap((group, at) => {
    const [was, is] = [before.get(group)?.value ?? 0, after.get(group)?.value ?? 0];
    return was === is ? [] : [[columns[at] ?? "", is] as const];
  });
  return changed.length === 0 ? [] : [{ id: docId(no), ...Object.fromEntries(changed) }];
}
