// The public reports as a collection of TAXII. What all bundles bring along stands at its beginning.
import { REPORT_TICK, SHARING_LISTS, STATEMENTS, TARGET_TICK, type TargetDoc } from "@sb/contracts/sharing/model.ts";
import { commonObjects } from "@sb/knowledge/stix/common.ts";
import { type AddedReport, findShared, findTargets, newestAdded, sharingModel } from "@sb/knowledge/stix/documents.ts";
import { ownUuid } from "@sb/knowledge/stix/ids.ts";
import { withLevels } from "@sb/knowledge/stix/levels.ts";
import { markingId } from "@sb/knowledge/stix/markings.ts";
import { BEGINNING } from "@sb/knowledge/stix/object.ts";
import { observableObject, observableOf } from "@sb/knowledge/stix/observable.ts";
import { statements } from "@sb/knowledge/stix/report-objects.ts";
import type { Tlp } from "@sb/knowledge/stix/shared-report.ts";
import type { Collection, CollectionEntry, Entries } from "@sb/knowledge/taxii/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type CollectionDeps = {
  readonly readStore: ReadStore;
  /** Where people reach the web app, without a slash at the end. */
  readonly publicUrl: string;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const MARKING: Tlp = "CLEAR";
const BEGINNING_MICROS = Date.parse(BEGINNING) * 1_000;
const COMMON: readonly CollectionEntry[] = commonObjects(MARKING).map((object, at) => ({
  added: BEGINNING_MICROS + at,
  object,
}));

export const publicCollection = (deps: CollectionDeps): Collection => ({
  id: ownUuid("collection of public reports"),
  alias: "public",
  title: "Public reports",
  description: "What people reported in public, and what was revoked of it (TLP:CLEAR).",
  after: (after, limit) => entriesAfter(deps, after, limit),
  find: (ids) => findByIds(deps, ids),
});

async function entriesAfter(deps: CollectionDeps, after: number, limit: number): Promise<Entries> {
  const first = COMMON.filter(({ added }) => added > after);
  // Entries that change while this is read stand at the end of the order by then: they are left to a later page.
  const newest = (await newestAdded(deps.readStore)) + REPORT_TICK + STATEMENTS;
  const wanted = limit + SEEN_BEFORE + 1;
  const members = await membersAfter(deps.readStore, after, wanted);
  const found = (await entriesOf(deps, members)).filter(({ added }) => added > after && added < newest);
  const entries = [...first, ...found];
  return { entries: entries.slice(0, limit), more: entries.length > limit || members.length === wanted };
}

/** Members that a page may read again: a report whose first statements were given, and its target. */
const SEEN_BEFORE = 2;

/** The page before may have ended among the statements of a report, which stands in the list with the first of them. */
const membersAfter = (readStore: ReadStore, after: number, count: number): Promise<readonly string[]> =>
  sharingModel(readStore).listAfter(SHARING_LISTS.added, after - STATEMENTS + 1, count);

async function findByIds(deps: CollectionDeps, ids: readonly string[]): Promise<readonly CollectionEntry[]> {
  const members = ids.flatMap((id) => {
    const [type, uuid = ""] = id.split("--");
    return REPORT_TYPES.has(type ?? "") ? [uuid] : [id];
  });
  const wanted = new Set(ids);
  const found = [...COMMON, ...(await entriesOf(deps, [...new Set(members)]))];
  return found.filter(({ object }) => wanted.has(object.id));
}

const REPORT_TYPES = new Set(["observed-data", "indicator", "relationship"]);

/** The entries of members of the list: ids of observables, and UUIDs of reports. */
async function entriesOf({ readStore, publicUrl, clock }: CollectionDeps, members: readonly string[]) {
  const isTarget = (member: string) => member.includes("--");
  const [targets, reports] = await Promise.all([
    findTargets(readStore, members.filter(isTarget)),
    findShared(
      readStore,
      members.filter((member) => !isTarget(member)),
      publicUrl,
    ),
  ]);
  const leveled = await withLevels(readStore, reports, clock());
  return [...targets.map(targetEntry), ...leveled.flatMap(reportEntries)].sort((a, b) => a.added - b.added);
}

const targetEntry = ({ target, added }: TargetDoc): CollectionEntry => ({
  added: added + TARGET_TICK,
  object: observableObject(observableOf(target), [markingId(MARKING)]),
});

function reportEntries(report: AddedReport): readonly CollectionEntry[] {
  if (!report.target) return [];
  const objects = statements(report, observableOf(report.target), MARKING);
  return objects.map((object, at) => ({ added: report.added + REPORT_TICK + at, object }));
}
