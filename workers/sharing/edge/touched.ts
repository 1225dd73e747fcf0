// The ranges that events may have changed, read from the log itself: no read model keeps what left it.
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import { rangeKeyOf, rangeOf } from "@sb/knowledge/address/range.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import * as z from "zod";

export type Touched = {
  /** The five letters of each. */
  readonly ranges: ReadonlySet<string>;
  /** A list that names many targets says something else of all of them. */
  readonly isAll: boolean;
};

/** Kinds of streams whose events say something of a target. */
const KINDS: ReadonlySet<string> = new Set(["report", "target", "published", "listing", "objection", "dispute"]);
const PAGE = 1_000;
const PAGE_BYTES = 4 * 1024 * 1024;
/** They change what is said of each target of the list. */
const OF_WHOLE_LISTS: ReadonlySet<string> = new Set(["ListModified", "ListWithdrawn"]);

const Keyed = z.object({ addressKey: z.string().optional() });
/** All places in which an event of any version names targets, those from before a change too. */
const Naming = Keyed.extend({
  declaration: Keyed.optional(),
  was: Keyed.optional(),
  addressKeys: z.array(z.string()).default([]),
  entries: z.array(Keyed).default([]),
  dclrSeq: z.int().optional(),
});

type Deps = {
  readonly eventStore: Pick<EventStore, "readAll">;
  readonly readStore: Pick<ReadStore, "model">;
};

/** Reads all events after a position up to another. */
export async function touchedBetween(
  { eventStore, readStore }: Deps,
  [after, until]: readonly [string, string],
  signal: AbortSignal,
): Promise<Touched> {
  const keys = new Set<string>();
  const proven = new Set<number>();
  let isAll = false;
  for (let position = after; position < until; ) {
    signal.throwIfAborted();
    const events = await eventStore.readAll(position, PAGE, PAGE_BYTES, KINDS);
    for (const { type, data } of events) {
      isAll ||= OF_WHOLE_LISTS.has(type);
      const named = namedIn(data);
      for (const key of named.keys) keys.add(key);
      if (type === "ControlProven" && named.dclrSeq !== undefined) proven.add(named.dclrSeq);
    }
    const end = events.at(-1)?.position;
    if (end === undefined) break;
    position = end;
  }
  for (const key of await targetsOf(readStore, [...proven])) keys.add(key);
  return { ranges: new Set([...keys].flatMap(rangesOf)), isAll };
}

function namedIn(data: unknown): { readonly keys: readonly string[]; readonly dclrSeq: number | undefined } {
  const named = Naming.safeParse(data).data;
  if (!named) return { keys: [], dclrSeq: undefined };
  const { addressKey, declaration, was, addressKeys, entries, dclrSeq } = named;
  const all = [
    addressKey,
    declaration?.addressKey,
    was?.addressKey,
    ...addressKeys,
    ...entries.map((each) => each.addressKey),
  ];
  return { keys: all.filter((key) => key !== undefined), dclrSeq };
}

/** Events of proofs name the report alone. */
async function targetsOf(readStore: Deps["readStore"], dclrSeqs: readonly number[]): Promise<readonly string[]> {
  if (dclrSeqs.length === 0) return [];
  const ids = dclrSeqs.map((dclrSeq) => ({ collection: REPORT_COLLECTIONS.report, id: String(dclrSeq) }));
  const docs = (await readStore.model(REPORT_MODEL).getMany(ids)) as readonly (ReportDoc | undefined)[];
  return docs.flatMap((doc) => doc?.declaration?.addressKey ?? []);
}

/** Where a target stands: in its own range, and in that of the key by which it is asked about. */
export function rangesOf(addressKey: string): readonly string[] {
  const [own, asked] = [rangeOf(addressKey), rangeOf(rangeKeyOf(addressKey))];
  return own.prefix === asked.prefix ? [own.prefix] : [own.prefix, asked.prefix];
}
