// Who may log in for an agency. The address is sealed with a key of its own, which removing the member destroys.
import { type MemberEmail, memberKeyOwner } from "@sb/contracts/agency/events.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { retried } from "@sb/platform/decide/conflict.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { contextOf, type WebhookOrigins, type WriteDeps } from "../runtime/deps.ts";
import type { ReachDeps } from "../runtime/reach.ts";
import type { AgencyGate } from "./gate.ts";
import { agencyDecider } from "./rules/decider.ts";
import { leaveSeat, seatOf, takeSeat } from "./seats.ts";

export type AgencyDeps = WriteDeps & ReachDeps & WebhookOrigins & { readonly agencies: AgencyGate };

export function addMember(deps: AgencyDeps): Handler<"POST admin/agency/member"> {
  return async ({ body: { agencySeq, email }, ...from }) => {
    const context = contextOf(deps, from);
    const seat = seatOf(deps, email);
    return retried(async () => {
      const known = (await requireAgency(deps, agencySeq)).members.find((member) => member.seat === seat);
      if (known) return { body: { memberId: known.memberId } };
      const memberId = uuidv7();
      const taken = await takeSeat(deps, seat, { agencySeq, memberId }, context);
      const sealed = await deps.vault.seal(memberKeyOwner(agencySeq, memberId), { email } satisfies MemberEmail);
      const command = { type: "AddMember", agencySeq, memberId, seat, sealed } as const;
      const stream = agencyStream.of(agencySeq);
      const { position } = await deps.handle(agencyDecider, stream, command, context, { ahead: [taken] });
      return { body: { memberId }, position };
    });
  };
}

export function removeMember(deps: AgencyDeps): Handler<"POST admin/agency/member/remove"> {
  return async ({ body: { agencySeq, memberId, reason }, ...from }) => {
    const context = contextOf(deps, from);
    return retried(async () => {
      const known = (await requireAgency(deps, agencySeq)).members.find((member) => member.memberId === memberId);
      if (!known) return { body: undefined };
      const ahead = await leaveSeat(deps, known.seat, { agencySeq, memberId }, context);
      const command = { type: "RemoveMember", agencySeq, memberId, reason } as const;
      const { position } = await deps.handle(agencyDecider, agencyStream.of(agencySeq), command, context, { ahead });
      return { body: undefined, position };
    });
  };
}

async function requireAgency(deps: AgencyDeps, agencySeq: number) {
  const { state } = await load(deps, agencyDecider, agencyStream.of(agencySeq));
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  return state;
}
