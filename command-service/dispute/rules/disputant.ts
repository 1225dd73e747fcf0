// Which requests a person has a part in: whoever leaves the service leaves these.
import { type DisputeNoted, disputantEvents } from "@sb/contracts/dispute/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type NoteDispute = { readonly requestSeq: number };

export const disputantDecider: Decider<NoteDispute, DisputeNoted, readonly number[]> = {
  events: disputantEvents,
  initialState: [],
  evolve: (noted, { data }) => [...noted, data.requestSeq],
  decide: ({ requestSeq }, noted) =>
    noted.includes(requestSeq) ? [] : [{ type: "DisputeNoted", version: 1, data: { requestSeq } }],
};
