// Levels of targets (contracts/report/level.ts) from the documents of three models: what people reported, who confirms it, and what
// lists say.

import type { Voice } from "@sb/contracts/report/belief.ts";
import type { Filer } from "@sb/contracts/report/filers.ts";
import { type Level, type LevelFacts, levelOf } from "@sb/contracts/report/level.ts";
import {
  type AddressDoc,
  filerId,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { SHARING_COLLECTIONS, SHARING_MODEL, type SharingDoc, type TargetDoc } from "@sb/contracts/sharing/model.ts";
import { findListings, type TargetListings } from "./listings.ts";
import type { SharedReport } from "./shared-report.ts";
import { targetId } from "./target-id.ts";
import { targetOf } from "./target-of.ts";

type Document = { readonly collection: string; readonly id: string };
type Model = {
  getMany(documents: readonly Document[]): Promise<readonly unknown[]>;
  list(
    list: string,
    query: { readonly offset: number; readonly limit: number; readonly newestFirst: boolean },
  ): Promise<{ readonly members: readonly string[] }>;
};
/** A read store, as far as it is asked here (platform/read-store/port.ts). */
type Readable = { model(name: string): Model };

export type LevelStanding = {
  readonly target: TargetDoc | undefined;
  readonly address: AddressDoc | undefined;
  readonly listings: TargetListings;
  readonly facts: LevelFacts;
};

/** Newest leads of a target that are read beyond what its documents hold. More people than these change no level. */
const LEADS = 1_000;

/** Looks up the facts about each target. */
export async function findStandings(
  readStore: Readable,
  addressKeys: readonly string[],
): Promise<ReadonlyMap<string, LevelStanding>> {
  const keys = [...new Set(addressKeys)];
  const [targets, addresses] = await Promise.all([
    many<TargetDoc>(readStore, SHARING_MODEL, SHARING_COLLECTIONS.target, keys.map(targetIdOf)),
    many<AddressDoc>(readStore, REPORT_MODEL, REPORT_COLLECTIONS.address, keys),
  ]);
  const [proven, lists] = await Promise.all([findProven(readStore, targets), findListings(readStore, keys, addresses)]);
  const found = keys.map(async (key, at) => {
    const [target, address] = [targets[at], addresses[at]];
    const further = target && target.more > 0 ? await findFurther(readStore, key, target, address) : undefined;
    const listings = lists[at] as TargetListings;
    const facts = { ...factsOf(target, address, further, proven), ...listings.facts };
    return [key, { target, address, listings, facts }] as const;
  });
  return new Map(await Promise.all(found));
}

export async function findStanding(readStore: Readable, addressKey: string): Promise<LevelStanding> {
  return (await findStandings(readStore, [addressKey])).get(addressKey) as LevelStanding;
}

/** `now`: ISO 8601. */
export async function findLevels(
  readStore: Readable,
  addressKeys: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, Level>> {
  const standings = await findStandings(readStore, addressKeys);
  return new Map([...standings].map(([key, { facts }]) => [key, levelOf(facts, now)]));
}

/** The same reports with the levels of their targets, which change with each day and what others report. */
export async function withLevels<Report extends SharedReport>(
  readStore: Readable,
  reports: readonly Report[],
  now: string,
): Promise<readonly Report[]> {
  const keys = reports.flatMap(({ target, revoked }) => (target && !revoked ? target.addressKey : []));
  const standings = await findStandings(readStore, keys);
  return reports.map((report) => {
    const standing = report.target && standings.get(report.target.addressKey);
    if (!standing) return report;
    return { ...report, level: levelOf(standing.facts, now), levelChanged: newestFact(standing) };
  });
}

/** Undefined where it is a fact of the report itself. */
function newestFact({ target, listings: { listed } }: LevelStanding): string | undefined {
  const changed = target === undefined ? [] : [new Date(target.changed / 1_000).toISOString()];
  return [...changed, ...listed.map(({ entry }) => entry.listedAt)].sort().at(-1);
}

const targetIdOf = (key: string): string => targetId(targetOf(key));

function factsOf(
  target: TargetDoc | undefined,
  address: AddressDoc | undefined,
  further: Further | undefined,
  proven: ReadonlySet<number>,
): Omit<LevelFacts, keyof TargetListings["facts"]> {
  const known = further?.voices ?? target?.entries ?? [];
  // One model may know a report a moment before the other does: until then it stands without a weight.
  const voices =
    known.length > 0 || !address?.people ? known : [{ by: "", isNew: true, network: "AGAIN", day: 0 } as const];
  return {
    voices,
    confirmers: target?.confirmed?.by.length ?? 0,
    disputes: address?.disputed ?? 0,
    ownerObjects: further?.ownerObjects ?? target?.entries.some(({ dclrSeq }) => proven.has(dclrSeq)) ?? false,
  };
}

/** Whether somebody who proved control of the target has an open request about the report. */
export const isProven = ({ requests, proven = [] }: Pick<SharingDoc, "requests" | "proven">): boolean =>
  requests.some((seq) => proven.includes(seq));

/** Those of the disputed reports to which the owner objects. */
async function findProven(
  readStore: Readable,
  targets: readonly (TargetDoc | undefined)[],
): Promise<ReadonlySet<number>> {
  const disputed = targets.flatMap((target) => target?.entries.filter((entry) => entry.disputed) ?? []);
  const seqs = disputed.map(({ dclrSeq }) => String(dclrSeq));
  const docs =
    seqs.length > 0 ? await many<SharingDoc>(readStore, SHARING_MODEL, SHARING_COLLECTIONS.report, seqs) : [];
  return new Set(docs.flatMap((doc) => (doc && isProven(doc) ? doc.dclrSeq : [])));
}

/** All reports on a target that has more than its document holds. */
type Further = { readonly voices: readonly Voice[]; readonly ownerObjects: boolean };
type Pair = { readonly target: TargetDoc; readonly address: AddressDoc | undefined };

/**
 * The last ones, by target: hundreds of documents are read for each. They stand for as long as the store gives the same two
 * documents, which change with each report on the target.
 */
const remembered = new Map<string, Pair & { readonly further: Further }>();
const REMEMBERED = 100;

async function findFurther(
  readStore: Readable,
  addressKey: string,
  target: TargetDoc,
  address: AddressDoc | undefined,
) {
  const known = remembered.get(addressKey);
  if (known && known.target === target && known.address === address) return known.further;
  const { docs, isCut } = await findAll(readStore, addressKey, { target, address });
  const further = {
    voices: docs.map(({ ownerId, voice }): Voice => ({ by: ownerId, ...voice })),
    ownerObjects: docs.some(isProven),
  };
  // One model may know a report a moment before the other does.
  const isWhole = isCut || docs.length === target.entries.length + target.more;
  remembered.delete(addressKey);
  const [oldest] = remembered.size < REMEMBERED ? [] : remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
  if (isWhole) remembered.set(addressKey, { target, address, further });
  return further;
}

/** All public reports of people on a target that has more than its document holds. */
async function findAll(
  readStore: Readable,
  addressKey: string,
  { target, address }: Pair,
): Promise<{ readonly docs: readonly SharingDoc[]; readonly isCut: boolean }> {
  const query = { offset: 0, limit: LEADS, newestFirst: true };
  const { members } = await readStore.model(REPORT_MODEL).list(REPORT_LISTS.address(addressKey), query);
  const leads = await many<ReportDoc>(readStore, REPORT_MODEL, REPORT_COLLECTIONS.report, members);
  const ids = leads.flatMap((lead) => (lead ? filerId(addressKey, lead.ownerId) : []));
  const apart = await many<Filer>(readStore, REPORT_MODEL, REPORT_COLLECTIONS.filer, ids);
  const filers = [...(address?.filers ?? []), ...apart.flatMap((filer) => filer ?? [])];
  const entries = [...target.entries, ...filers.flatMap((filer) => filer.entries)];
  const seqs = [...new Set(entries.map(({ dclrSeq }) => String(dclrSeq)))];
  const docs = await many<SharingDoc>(readStore, SHARING_MODEL, SHARING_COLLECTIONS.report, seqs);
  const shown = docs.flatMap((doc) => (doc?.shown?.facts?.target.addressKey === addressKey ? doc : []));
  return { docs: shown, isCut: members.length === LEADS };
}

async function many<Of>(
  readStore: Readable,
  model: string,
  collection: string,
  ids: readonly string[],
): Promise<readonly (Of | undefined)[]> {
  const docs = await readStore.model(model).getMany(ids.map((id) => ({ collection, id })));
  return docs as readonly (Of | undefined)[];
}
