// Destroys the keys of members' addresses once they are removed, also after a crash in between.
import { AgencyMemberRemoved, memberKeyOwner } from "@sb/contracts/agency/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export const agencyEraser = ({ vault }: { readonly vault: Pick<Vault, "shred"> }): Subscription =>
  defineSubscription({
    group: "agency-eraser",
    handles: [AgencyMemberRemoved],
    handle: ({ data: { agencySeq, memberId } }) => vault.shred(memberKeyOwner(agencySeq, memberId)),
  });
