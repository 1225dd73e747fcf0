// The row of the route table about views.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { ViewBody } from "./wire.ts";

export const viewsRoutes = {
  "POST view": {
    service: "command",
    subject: "views",
    who: "anyone",
    token: "ignored",
    summary: "Count that an article, an item of news or a notice is looked at: each visitor once a day",
    body: ViewBody,
    response: Empty,
    status: 204,
    examples: [
      {
        body: { kind: "NOTICE", seq: 17 },
        given: { "body.seq": { by: "POST admin/notice", example: "published at once", at: "seq" } },
      },
    ],
  },
} as const satisfies RouteTable;

export type ViewsCommandKey = KeysOf<typeof viewsRoutes, "command">;
