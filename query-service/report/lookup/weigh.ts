// Belief in a target, by the rule of contracts/report/belief.ts: it stands beside the counts of its reports.
import { isListed, isWeak } from "@sb/contracts/report/belief.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { believedOf, SHARING_COLLECTIONS, type TargetDoc } from "@sb/contracts/sharing/model.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import { findStanding } from "@sb/knowledge/stix/levels.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ReportQueryDeps } from "../deps.ts";
import type { KnownAddress } from "../documents.ts";

export type Belief = Pick<Lookup, "level" | "weak" | "listed" | "confirmedAt" | "ownerObjects">;

/** `doc`: of the same address. A published list that names it is believed as one established member is. */
export async function findBelief(
  { readStore, clock }: Pick<ReportQueryDeps, "readStore" | "clock">,
  addressKey: string,
  doc: KnownAddress | undefined,
): Promise<Belief> {
  const now = clock();
  const { target, facts } = await findStanding(readStore, addressKey);
  const level = levelOf(facts, now);
  if (!target) return { level };
  const believed = believedOf(target);
  return {
    level,
    ...(isWeak(believed) && doc?.listings.length === 0 && { weak: true }),
    ...(isListed(believed) && { listed: true }),
    ...(target.confirmed && { confirmedAt: target.confirmed.at }),
    ...(facts.ownerObjects && { ownerObjects: true }),
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
