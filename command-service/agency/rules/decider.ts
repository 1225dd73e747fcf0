// The rules of an agency: who may be a member, which secrets are good, when it is stopped.
import type { AgencyEvent, AgencySecretEnded } from "@sb/contracts/agency/events.ts";
import { AGENCY_LIMITS } from "@sb/contracts/agency/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Decider } from "@sb/platform/decider.ts";
import type { AgencyCommand, AgencyFacts } from "./commands.ts";
import { type AgencyState, events, evolve, initialState } from "./state.ts";

export const agencyDecider: Decider<AgencyCommand, AgencyEvent, AgencyState> = {
  events,
  initialState,
  evolve,
  decide,
};

type Command<Type extends AgencyCommand["type"]> = Extract<AgencyCommand, { type: Type }>;

function decide(command: AgencyCommand, state: AgencyState): readonly AgencyEvent[] {
  // Under a taken seq nothing is created: createOnce finds out by whom.
  if (command.type === "Register") return state.status === "NONE" ? [registered(command)] : [];
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  const of = { agencySeq: command.agencySeq };
  switch (command.type) {
    case "Change":
      return change(command, state);
    case "SetKey":
      return [{ type: "AgencyKeySet", version: 1, data: { ...of, publicKey: command.publicKey } }];
    case "Stop":
      return state.status === "STOPPED" ? [] : [reasoned("AgencyStopped", command)];
    case "Resume":
      return state.status === "ACTIVE" ? [] : [reasoned("AgencyResumed", command)];
    case "StopWebhook":
      return stopWebhook(command, state);
    case "ResumeWebhook":
      return state.webhook.isStopped ? [webhookResumed(command)] : [];
    case "IssueSecret":
      return issueSecret(command, state);
    case "EndSecret":
      return endSecret(command, state);
    case "AddMember":
      return addMember(command, state);
    case "RemoveMember":
      return removeMember(command, state);
    default:
      return command satisfies never;
  }
}

const registered = ({ agencySeq, facts }: Command<"Register">): AgencyEvent => ({
  type: "AgencyRegistered",
  version: 1,
  ...split(agencySeq, facts),
});

function change({ agencySeq, facts, revision }: Command<"Change">, state: AgencyState): readonly AgencyEvent[] {
  // Another admin, or the agency itself, would not see that their change was overwritten.
  if (revision !== state.revision) throw new Refused("CONTENT_CHANGED");
  const isMoved = facts.secrets.webhookUrl !== state.webhook.url;
  const resumed = isMoved && state.webhook.isStopped ? [webhookResumed({ agencySeq })] : [];
  return [{ type: "AgencyChanged", version: 1, ...split(agencySeq, facts) }, ...resumed];
}

/** Splits facts that may lie in the log in the clear from those that are sealed. */
function split(agencySeq: number, { secrets, ...facts }: AgencyFacts) {
  const { webhookUrl } = secrets;
  const webhook = webhookUrl !== undefined && { webhookHost: new URL(webhookUrl).host };
  return { data: { agencySeq, ...facts, ...webhook }, secret: secrets };
}

type OfAgency = { readonly agencySeq: number };

const reasoned = (type: "AgencyStopped" | "AgencyResumed", { agencySeq, reason }: Command<"Stop" | "Resume">) =>
  ({ type, version: 1, data: { agencySeq, reason } }) as const;

const webhookResumed = ({ agencySeq }: OfAgency): AgencyEvent => ({
  type: "AgencyWebhookResumed",
  version: 1,
  data: { agencySeq },
});

function stopWebhook(command: Command<"StopWebhook">, { webhook }: AgencyState): readonly AgencyEvent[] {
  if (webhook.url === undefined || webhook.isStopped) return [];
  const { type, ...data } = command;
  return [{ type: "AgencyWebhookStopped", version: 2, data }];
}

/** The oldest goes where there is no room. */
function issueSecret(command: Command<"IssueSecret">, { secretIds }: AgencyState): readonly AgencyEvent[] {
  const { agencySeq, secretId, secret } = command;
  const tooOld = secretIds.slice(AGENCY_LIMITS.secrets - 1).map((id) => secretEnded({ agencySeq, secretId: id }));
  return [{ type: "AgencySecretIssued", version: 1, data: { agencySeq, secretId }, secret: { secret } }, ...tooOld];
}

const secretEnded = (data: AgencySecretEnded["data"]): AgencyEvent => ({
  type: "AgencySecretEnded",
  version: 2,
  data,
});

function endSecret({ type: _, ...data }: Command<"EndSecret">, { secretIds }: AgencyState): readonly AgencyEvent[] {
  return secretIds.includes(data.secretId) ? [secretEnded(data)] : [];
}

function addMember(
  { agencySeq, memberId, seat, sealed }: Command<"AddMember">,
  { members }: AgencyState,
): readonly AgencyEvent[] {
  if (members.some((member) => member.seat === seat)) return [];
  if (members.length >= AGENCY_LIMITS.members) throw new Refused("TOO_MANY_MEMBERS");
  return [{ type: "AgencyMemberAdded", version: 1, data: { agencySeq, memberId, sealed, seat } }];
}

function removeMember({ agencySeq, memberId, reason }: Command<"RemoveMember">, { members }: AgencyState) {
  if (!members.some((member) => member.memberId === memberId)) return [];
  return [{ type: "AgencyMemberRemoved", version: 2, data: { agencySeq, memberId, reason } } as const];
}
