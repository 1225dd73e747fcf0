// The status page's row of the route table.
import { PUBLISHED_MODEL } from "../published/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { Status } from "./wire.ts";

export const statusRoutes = {
  "GET status": {
    service: "query",
    subject: "status",
    who: "anyone",
    token: "ignored",
    summary: "How each part of the service is: running, late and by how much, or not working",
    description:
      "Looked at every ten seconds at most, whoever asks. It is answered also while read models are not ready.",
    reads: [],
    asks: [PUBLISHED_MODEL],
    response: Status,
    examples: [{}],
  },
} as const satisfies RouteTable;

export type StatusQueryKey = KeysOf<typeof statusRoutes, "query">;
