// The row of the route table about figures over time.
import type { KeysOf, RouteTable } from "../route.ts";
import { FIGURES_MODEL } from "./model.ts";
import { FiguresAnswer, FiguresQuery } from "./wire.ts";

export const figuresRoutes = {
  "GET admin/figures": {
    service: "query",
    subject: "figures",
    who: "admin",
    summary: "Reports, requests to staff, deliveries, and how long the oldest of each queue had waited, by day",
    reads: [FIGURES_MODEL],
    query: FiguresQuery,
    response: FiguresAnswer,
    examples: [{}, { what: "of a year", query: { days: "365" } }],
  },
} as const satisfies RouteTable;

export type FiguresQueryKey = KeysOf<typeof figuresRoutes, "query">;
