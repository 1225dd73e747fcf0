// The insight subject's rows of the route table. Comments and likes of articles are the comment subject's.
import * as z from "zod";
import { COMMENT_MODEL } from "../comment/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { VIEWS_MODEL } from "../views/model.ts";
import { insightAdminRoutes } from "./admin-routes.ts";
import { INSIGHT_INDEX, INSIGHT_MODEL } from "./model.ts";
import * as insight from "./wire.ts";

export const insightRoutes = {
  "GET insight/safer-view": {
    service: "query",
    subject: "insight",
    who: "anyone",
    summary: "Published articles, newest first",
    reads: [INSIGHT_INDEX, INSIGHT_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    query: insight.SaferViewListQuery,
    response: insight.SaferViewList,
    refusals: ["TEXT_TOO_LONG"],
  },
  "GET insight/safer-view/{viewSeq}": {
    service: "query",
    subject: "insight",
    who: "anyone",
    summary: "One published article",
    reads: [INSIGHT_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    params: insight.ViewSeqParams,
    response: insight.SaferViewView,
    refusals: ["NOT_FOUND"],
  },
  "GET insight/safer-view/picture/{pictureId}": {
    service: "query",
    subject: "insight",
    who: "anyone",
    token: "ignored",
    summary: "A picture of an article, in one of its sizes",
    reads: [INSIGHT_MODEL],
    params: insight.PictureParams,
    query: insight.PictureQuery,
    response: z.string(),
    streams: ["image/*"],
    conditional: true,
    refusals: ["NOT_FOUND"],
  },
  ...insightAdminRoutes,
} as const satisfies RouteTable;

export type InsightCommandKey = KeysOf<typeof insightRoutes, "command">;
export type InsightQueryKey = KeysOf<typeof insightRoutes, "query">;
