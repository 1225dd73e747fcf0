// Reads of the model `sharing@3`, typed: it holds what its projection put there.
import { isListed } from "@sb/contracts/report/belief.ts";
import {
  believedOf,
  CLOCK_ID,
  type ClockDoc,
  type ObjectDoc,
  type Revoked,
  SHARING_COLLECTIONS,
  SHARING_MODEL,
  type SharingDoc,
  type Shown,
  type TargetDoc,
} from "@sb/contracts/sharing/model.ts";
import type { SharedReport } from "./shared-report.ts";
import { targetId } from "./target-id.ts";
import { targetOf } from "./target-of.ts";

type Document = { readonly collection: string; readonly id: string };
/** A read store, as far as it is asked here (platform/read-store/port.ts). */
type Readable = {
  model(name: string): {
    get(collection: string, id: string): Promise<unknown>;
    getMany(documents: readonly Document[]): Promise<readonly unknown[]>;
  };
};

export type AddedReport = SharedReport & { readonly added: number };

export const sharingModel = <Model>(readStore: { model(name: string): Model }): Model => readStore.model(SHARING_MODEL);

/** When the newest change was added; 0 where there is none. */
export async function newestAdded(readStore: Readable): Promise<number> {
  const clock = await sharingModel(readStore).get(SHARING_COLLECTIONS.clock, CLOCK_ID);
  return (clock as ClockDoc | undefined)?.last ?? 0;
}

/** By the ids of their observables; those without a report on them are left out. */
export async function findTargets(readStore: Readable, ids: readonly string[]): Promise<readonly TargetDoc[]> {
  const docs = await many<TargetDoc>(readStore, SHARING_COLLECTIONS.target, ids);
  return docs.filter((doc) => doc !== undefined && doc.entries.length + doc.more > 0) as readonly TargetDoc[];
}

/** By the UUIDs of their objects, public and revoked ones. */
export async function findShared(
  readStore: Readable,
  uuids: readonly string[],
  publicUrl: string,
): Promise<readonly AddedReport[]> {
  const objects = (await many<ObjectDoc>(readStore, SHARING_COLLECTIONS.object, uuids)).filter(
    (doc) => doc !== undefined,
  );
  const live = objects.filter(({ revoked }) => !revoked).map(({ dclrSeq }) => String(dclrSeq));
  const docs = await many<SharingDoc>(readStore, SHARING_COLLECTIONS.report, live);
  return [
    ...objects.flatMap(({ dclrSeq, revoked }) => (revoked ? [revokedReport(dclrSeq, revoked)] : [])),
    ...docs.flatMap((doc) => (doc && sharedReport(doc, publicUrl)) ?? []),
  ];
}

/** The same reports, with what is told of their targets: whether to block them. */
export async function withListing<Report extends SharedReport>(
  readStore: Readable,
  reports: readonly Report[],
): Promise<readonly Report[]> {
  const ids = reports.map(({ target }) => (target ? targetId(targetOf(target.addressKey)) : ""));
  const known = [...new Set(ids.filter((id) => id !== ""))];
  const docs = await many<TargetDoc>(readStore, SHARING_COLLECTIONS.target, known);
  const listed = new Set(known.filter((_, at) => isListedTarget(docs[at])));
  return reports.map((report, at) => ({ ...report, listed: report.listed || listed.has(ids[at] ?? "") }));
}

const isListedTarget = (doc: TargetDoc | undefined): boolean => doc !== undefined && isListed(believedOf(doc));

async function many<Of>(
  readStore: Readable,
  collection: string,
  ids: readonly string[],
): Promise<readonly (Of | undefined)[]> {
  const docs = await sharingModel(readStore).getMany(ids.map((id) => ({ collection, id })));
  return docs as readonly (Of | undefined)[];
}

/** One that is public; undefined where its words are destroyed, or it is private. */
function sharedReport(doc: SharingDoc, publicUrl: string): (SharedReport & Pick<Shown, "added">) | undefined {
  const { dclrSeq, withdrawals, requests, shown } = doc;
  if (!shown?.facts) return undefined;
  const { facts, ...times } = shown;
  const disputed = requests.length > 0 || undefined;
  return { dclrSeq, withdrawals, ...times, ...facts, disputed, url: `${publicUrl}/report/history/${dclrSeq}` };
}

const revokedReport = (dclrSeq: number, revoked: Revoked): SharedReport & Pick<Revoked, "added"> => ({
  dclrSeq,
  ...revoked,
  revoked: true,
});
