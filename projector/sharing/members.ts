// Since when people are members: what new ones report weighs less.
import type { AccountJoined } from "@sb/contracts/account/events.ts";
import { weightOf } from "@sb/contracts/report/weight.ts";
import { type MemberDoc, SHARING_COLLECTIONS } from "@sb/contracts/sharing/model.ts";
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

/** Of the report that the event publishes. */
export function weightAt({ data, meta }: SharingStored, docs: Docs): number {
  const member = "open" in data ? memberIn(docs, data.ownerId) : undefined;
  return weightOf({ joinedAt: member?.joinedAt, filedAt: meta.at });
}
