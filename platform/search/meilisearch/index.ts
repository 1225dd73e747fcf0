// One index on one server: what it holds of itself, and how a batch gets there.

import { isDeepStrictEqual } from "node:util";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { START } from "../../event-store/port.ts";
import { type Layout, layoutOf } from "../analysis/layout.ts";
import type { IndexOp } from "../port.ts";
import { type Current, changesOf, type Member } from "./batch.ts";
import { type Group, META_ID, type Meta, metaDoc, requireDoc, requireValue } from "./docs.ts";
import { allOf, documentsThat, isOneOf } from "./filter.ts";
import type { MeiliServer } from "./server.ts";
import { settingsOf, versionOf } from "./settings.ts";

const GONE = 'kind = "gone"';

/** The state of an index while nothing was written to it. */
const emptyMeta = (layout: Layout): Meta => ({
  position: START,
  version: "",
  fields: versionOf(layout),
  log: null,
  rebuild: null,
  ready: null,
});

export async function readMeta(server: MeiliServer, uid: string): Promise<Meta | undefined> {
  const found = await server.find(uid, META_ID);
  if (found === undefined) return undefined;
  const orNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    position: String(found.position),
    version: String(found.version),
    fields: String(found.fields),
    log: orNull(found.log),
    rebuild: orNull(found.rebuild),
    ready: orNull(found.ready),
  };
}

/**
 * Makes the index ready. What is in it stays: one that is made of something else has another name. Settings are sent where it has others,
 * as one has that was dropped while documents came: those made it again.
 */
export async function prepareIndex(server: MeiliServer, uid: string, schema: IndexSchema): Promise<void> {
  const wanted = settingsOf(layoutOf(schema));
  if (!holds(await server.settings(uid), wanted)) await server.create(uid, wanted);
}

/** Whether all that is wanted is there; the server adds settings of its own. */
function holds(there: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return isDeepStrictEqual(there, wanted);
  if (typeof there !== "object" || there === null) return false;
  return Object.entries(wanted).every(([name, value]) => holds(Reflect.get(there, name), value));
}

export type Batch = {
  readonly ops: readonly IndexOp[];
  /** Changes of the index's own document. */
  readonly meta: Partial<Meta>;
};

/** Throws TypeError on a document that is not as declared. */
export function requireOps(layout: Layout, ops: readonly IndexOp[]): void {
  for (const op of ops) {
    if (op.op === "upsert") requireDoc(layout, op.doc);
    else if (op.op === "group") requireValue(op.value);
  }
}

/** All or nothing. The operations have been checked. Answers whether it left blank documents. */
export async function writeBatch(server: MeiliServer, uid: string, layout: Layout, batch: Batch): Promise<boolean> {
  const before = (await readMeta(server, uid)) ?? emptyMeta(layout);
  const changes = batch.ops.length > 0 ? await changesOf(layout, batch.ops, currentOf(server, uid)) : [];
  await server.put(uid, [...changes, metaDoc({ ...before, ...batch.meta })]);
  return changes.some(({ kind }) => kind === "gone");
}

/** Documents that were deleted are blank; here they go altogether. */
export const removeGone = (server: MeiliServer, uid: string): Promise<void> => server.removeDocs(uid, GONE);

/** Values of one filter. The server takes seconds to read a list of ten thousand. */
const AT_ONCE = 1_000;

async function inPieces<Value, Found>(
  values: readonly Value[],
  ask: (some: readonly Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) found.push(...(await ask(values.slice(at, at + AT_ONCE))));
  return found;
}

function currentOf(server: MeiliServer, uid: string): Current {
  const membersThat = (field: string) => async (some: readonly (string | number)[]) =>
    (await server.list(uid, ["no", "groups"], documentsThat([isOneOf(field, some)]))).map(memberOf);
  const groupsAmong = (some: readonly string[]) =>
    server.list(uid, ["id", "group", "value", "keys"], allOf(['kind = "group"', isOneOf("groups", some)]));
  return {
    docs: (ids) => inPieces(ids, membersThat("no")),
    groups: async (ids) => new Map((await inPieces(ids, groupsAmong)).map((doc) => [String(doc.id), groupIn(doc)])),
    async members(groups, except) {
      const known = new Set(except);
      const others = (await inPieces(groups, membersThat("groups"))).filter(({ no }) => !known.has(no));
      // One may be in groups of several pieces.
      return [...new Map(others.map((member) => [member.no, member])).values()];
    },
  };
}

const memberOf = (doc: Readonly<Record<string, unknown>>): Member => ({
  no: Number(doc.no),
  groups: stringsIn(doc.groups),
});

export const groupIn = (doc: Readonly<Record<string, unknown>>): Group => ({
  name: String(JSON.parse(String(doc.group))),
  value: Number(doc.value),
  keys: stringsIn(doc.keys),
});

const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
