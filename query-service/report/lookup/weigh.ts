// Belief in a target, by the rule of contracts/report/belief.ts: it stands beside the counts of its reports.
import { SHARING_COLLECTIONS, type TargetDoc } from "@sb/contracts/sharing/model.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import { type Belief, beliefOf } from "@sb/knowledge/stix/figures.ts";
import { findStanding } from "@sb/knowledge/stix/levels.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ReportQueryDeps } from "../deps.ts";

export async function findBelief(
  { readStore, clock }: Pick<ReportQueryDeps, "readStore" | "clock">,
  addressKey: string,
): Promise<Belief> {
  return beliefOf(await findStanding(readStore, addressKey), clock());
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
