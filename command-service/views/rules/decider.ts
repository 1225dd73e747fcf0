// The rules of counting views: there are none but that something was counted.
import type { ViewsCounted, ViewsEvent } from "@sb/contracts/views/events.ts";
import { viewsEvents } from "@sb/contracts/views/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type CountViews = { readonly type: "Count"; readonly views: ViewsCounted["data"]["views"] };
/** How often something was counted on the day. */
export type CountedDay = { readonly times: number };

export const viewsDecider: Decider<CountViews, ViewsEvent, CountedDay> = {
  events: viewsEvents,
  initialState: { times: 0 },
  evolve: ({ times }) => ({ times: times + 1 }),
  decide: ({ views }) => (views.length === 0 ? [] : [{ type: "ViewsCounted", version: 1, data: { views } }]),
};
