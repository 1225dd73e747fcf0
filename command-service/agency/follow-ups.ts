// Destroys the keys of members' addresses once they are removed, also after a crash in between.
import { AgencyMemberRemoved, memberKeyOwner } from "@sb/contracts/agency/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { FollowUps } from "../runtime/parts.ts";

export const followUps = (({ vault }: { readonly vault: Pick<Vault, "shred"> }) => [
  defineSubscription({
    group: "agency-eraser",
    handles: [AgencyMemberRemoved],
    handle: ({ data: { agencySeq, memberId } }) => vault.shred(memberKeyOwner(agencySeq, memberId)),
  }),
]) satisfies FollowUps;
