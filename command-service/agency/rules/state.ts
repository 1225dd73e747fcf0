// The state of an agency, as its rules know it.
import { type AgencyEvent, agencyEvents } from "@sb/contracts/agency/events.ts";
import type { AgencyStatus } from "@sb/contracts/agency/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Member } from "./commands.ts";

export type AgencyState = {
  readonly status: "NONE" | AgencyStatus;
  readonly name: string;
  /** The revision of the newest event. */
  readonly revision: number;
  readonly webhook: { readonly url: string | undefined; readonly isStopped: boolean };
  /** The newest first. */
  readonly secretIds: readonly string[];
  readonly members: readonly Member[];
};

export const initialState: AgencyState = {
  status: "NONE",
  name: "",
  revision: -1,
  webhook: { url: undefined, isStopped: false },
  secretIds: [],
  members: [],
};

export const events = agencyEvents;

export function evolve(before: AgencyState, event: AgencyEvent): AgencyState {
  const state = { ...before, revision: before.revision + 1 };
  const { webhook, secretIds, members } = state;
  switch (event.type) {
    case "AgencyRegistered":
    case "AgencyChanged": {
      const status = event.type === "AgencyRegistered" ? "ACTIVE" : state.status;
      return { ...state, status, name: event.data.name, webhook: { ...webhook, url: event.secret?.webhookUrl } };
    }
    case "AgencyKeySet":
      return state;
    case "AgencyStopped":
      return { ...state, status: "STOPPED" };
    case "AgencyResumed":
      return { ...state, status: "ACTIVE" };
    case "AgencyWebhookStopped":
      return { ...state, webhook: { ...webhook, isStopped: true } };
    case "AgencyWebhookResumed":
      return { ...state, webhook: { ...webhook, isStopped: false } };
    case "AgencySecretIssued":
      return { ...state, secretIds: [event.data.secretId, ...secretIds] };
    case "AgencySecretEnded":
      return { ...state, secretIds: secretIds.filter((id) => id !== event.data.secretId) };
    case "AgencyMemberAdded": {
      const { memberId, seat } = event.data;
      return { ...state, members: [...members, { memberId, seat }] };
    }
    case "AgencyMemberRemoved":
      return { ...state, members: members.filter(({ memberId }) => memberId !== event.data.memberId) };
    default:
      throw unknownEvent(event);
  }
}
