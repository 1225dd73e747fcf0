// One page of a collection's entries, filtered.
import { setImmediate } from "node:timers/promises";
import { SPEC_VERSION } from "../stix/object.ts";
import type { Collection, CollectionEntry, Entries, ObjectFilter } from "./port.ts";
import { microsOf, timestampOf } from "./time.ts";

/** Entries read at once: a few milliseconds, then other requests are served. */
const STEP = 200;
/** Entries looked at for one page. A filter that few pass gives a short page, and the client asks on. */
const LOOKED_AT = 4_000;

export type Page = Entries & {
  /** Where the next page begins. */
  readonly end: number;
};

/** Objects without versions of their own (observables) have the time at which they were added (section 3.4.1). */
export const versionOf = ({ object, added }: CollectionEntry): string =>
  String(object.modified ?? object.created ?? timestampOf(added));

export async function findPage(collection: Collection, { limit, ...rest }: ObjectFilter): Promise<Page> {
  const asked = { ...rest, limit: Math.min(limit, collection.pageMax ?? limit) };
  return asked.ids ? findThese(collection, asked, asked.ids) : walk(collection, asked);
}

async function findThese(collection: Collection, asked: ObjectFilter, ids: readonly string[]): Promise<Page> {
  const found = await collection.find([...new Set(ids)]);
  const all = found
    .filter((entry) => entry.added > asked.after && passes(entry, asked))
    .sort((a, b) => a.added - b.added);
  return pageOf(all.slice(0, asked.limit), all.length > asked.limit, asked.after);
}

async function walk(collection: Collection, asked: ObjectFilter): Promise<Page> {
  const found: CollectionEntry[] = [];
  let end = asked.after;
  for (let lookedAt = 0; lookedAt < LOOKED_AT; ) {
    const step = Math.min(STEP, asked.limit - found.length);
    const { entries, more } = await collection.after(end, step);
    found.push(...entries.filter((entry) => passes(entry, asked)));
    end = entries.at(-1)?.added ?? end;
    lookedAt += entries.length;
    if (!more || entries.length === 0) return { entries: found, more: false, end };
    if (found.length >= asked.limit) break;
    await setImmediate();
  }
  return { entries: found, more: true, end };
}

const pageOf = (entries: readonly CollectionEntry[], more: boolean, after: number): Page => ({
  entries,
  more,
  end: entries.at(-1)?.added ?? after,
});

function passes(entry: CollectionEntry, { types, versions, specVersions }: ObjectFilter): boolean {
  const { type, spec_version = SPEC_VERSION } = entry.object;
  if (types && !types.includes(type)) return false;
  if (specVersions && !specVersions.includes(String(spec_version))) return false;
  const version = microsOf(versionOf(entry));
  return versions === undefined || versions.some((wanted) => microsOf(wanted) === version);
}
