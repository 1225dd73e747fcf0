// Since when people are members: what new ones report weighs less (contracts/report/belief.ts).
import type { AccountJoined } from "@sb/contracts/account/events.ts";
import { isNewAt } from "@sb/contracts/report/belief.ts";
import { type MemberDoc, SHARING_COLLECTIONS, type SharingDoc } from "@sb/contracts/sharing/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { AskedKey, Docs } from "../runtime/projection.ts";
import type { SharingStored } from "./projection.ts";

export const memberKey = (userId: string): AskedKey => ({ collection: SHARING_COLLECTIONS.member, id: userId });

const memberIn = (docs: Docs, userId: string) => docs.get(SHARING_COLLECTIONS.member, userId) as MemberDoc | undefined;

export function joined({ data, meta, revision }: Stored<AccountJoined>, docs: Docs): readonly ReadOp[] {
  const before = memberIn(docs, data.userId);
  if (before && revision <= before.revision) return [];
  const doc: MemberDoc = { joinedAt: meta.at, revision };
  return [{ op: "put", ...memberKey(data.userId), doc }];
}

/** The member whose report an event may publish. */
export const memberKeys = ({ data }: SharingStored): readonly AskedKey[] =>
  "open" in data ? [memberKey(data.ownerId)] : [];

const DAY_MS = 86_400_000;

/** The voice of the report that the event publishes. */
export function voiceAt({ data, meta }: SharingStored, docs: Docs): SharingDoc["voice"] {
  const member = "open" in data ? memberIn(docs, data.ownerId) : undefined;
  const network = "network" in data ? data.network : undefined;
  return {
    isNew: isNewAt(member?.joinedAt, meta.at),
    day: Math.floor(Date.parse(meta.at) / DAY_MS),
    ...(network && { network }),
  };
}
