// The home page's row of the route table.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { COMMENT_MODEL } from "../comment/model.ts";
import { INSIGHT_MODEL } from "../insight/model.ts";
import { NEWS_MODEL } from "../news/model.ts";
import { NOTICE_MODEL } from "../notice/model.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import { REPORT_MODEL } from "../report/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { HomeMain } from "./wire.ts";

export const homeRoutes = {
  "GET home/main": {
    service: "query",
    subject: "home",
    who: "anyone",
    summary: "What the home page shows",
    reads: [REPORT_MODEL, ACCOUNT_MODEL, COMMENT_MODEL, INSIGHT_MODEL, NEWS_MODEL, NOTICE_MODEL, PUBLISHED_MODEL],
    response: HomeMain,
    examples: [{}],
  },
} as const satisfies RouteTable;

export type HomeQueryKey = KeysOf<typeof homeRoutes, "query">;
