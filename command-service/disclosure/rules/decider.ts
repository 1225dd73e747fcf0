// The rules of disclosing: each time is noted, and nothing depends on it.
import { disclosureEvents, type PackageFetched } from "@sb/contracts/disclosure/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type Fetch = { readonly type: "Fetch" } & PackageFetched["data"];
/** How often it was fetched. */
export type Fetches = { readonly times: number };

export const disclosureDecider: Decider<Fetch, PackageFetched, Fetches> = {
  events: disclosureEvents,
  initialState: { times: 0 },
  evolve: ({ times }) => ({ times: times + 1 }),
  decide: ({ type: _, ...data }) => [{ type: "PackageFetched", version: 1, data }],
};
