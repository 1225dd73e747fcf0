// Belief in a target, by the rule of contracts/report/belief.ts: it stands beside the counts of its reports.
import { isListed, isWeak } from "@sb/contracts/report/belief.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { AddressDoc } from "@sb/contracts/report/model.ts";
import { believedOf, SHARING_COLLECTIONS, type SharingDoc, type TargetDoc } from "@sb/contracts/sharing/model.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type Belief = Pick<Lookup, "weak" | "listed" | "confirmedAt" | "ownerObjects">;

/** `doc`: of the same address. A published list that names it is believed as one established member is. */
export async function findBelief(
  readStore: ReadStore,
  addressKey: string,
  doc: AddressDoc | undefined,
): Promise<Belief> {
  const id = targetId(targetOf(addressKey));
  const target = (await sharingModel(readStore).get(SHARING_COLLECTIONS.target, id)) as TargetDoc | undefined;
  if (!target) return {};
  const believed = believedOf(target);
  const ownerObjects = await findOwner(readStore, target);
  return {
    ...(isWeak(believed) && doc?.sources.length === 0 && { weak: true }),
    ...(isListed(believed) && { listed: true }),
    ...(target.confirmed && { confirmedAt: target.confirmed.at }),
    ...(ownerObjects && { ownerObjects }),
  };
}

/** Since when each of some targets has been confirmed, by address key; none of those that nobody confirms. */
export async function findConfirmed(
  readStore: ReadStore,
  addressKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = addressKeys.map((key) => ({ collection: SHARING_COLLECTIONS.target, id: targetId(targetOf(key)) }));
  const found = (await sharingModel(readStore).getMany(keys)) as readonly (TargetDoc | undefined)[];
  return new Map(
    addressKeys.flatMap((key, at) => {
      const confirmed = found[at]?.confirmed;
      return confirmed ? [[key, confirmed.at] as const] : [];
    }),
  );
}

/** Whether somebody who proved control of it has an open request about one of the reports. */
async function findOwner(readStore: ReadStore, { entries }: TargetDoc): Promise<boolean> {
  const disputed = entries.filter((entry) => entry.disputed);
  if (disputed.length === 0) return false;
  const keys = disputed.map(({ dclrSeq }) => ({ collection: SHARING_COLLECTIONS.report, id: String(dclrSeq) }));
  const reports = (await sharingModel(readStore).getMany(keys)) as readonly (SharingDoc | undefined)[];
  return reports.some((report) => report?.requests.some((seq) => report.proven?.includes(seq)));
}
