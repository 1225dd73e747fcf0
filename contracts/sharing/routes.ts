// The sharing subject's rows of the route table: what staff and agencies say of a target.
import * as z from "zod";
import { DECLARE_TYPES } from "../codes.ts";
import { Empty, requiredText } from "../http.ts";
import { LIMITS } from "../limits.ts";
import type { KeysOf, RouteTable } from "../route.ts";

export const JudgeBody = z.object({
  adrs: requiredText(LIMITS.addressChars),
  declareType: z.enum(DECLARE_TYPES),
  reason: requiredText(LIMITS.longTextChars),
});
export type JudgeBody = z.output<typeof JudgeBody>;

const judge = {
  service: "command",
  subject: "sharing",
  who: "authority",
  creates: true,
  body: JudgeBody,
  response: Empty,
  status: 204,
} as const;

export const sharingRoutes = {
  "POST admin/target/confirm": {
    ...judge,
    summary: "Confirm a target, with a reason: it is on the blocklists at once",
    refusals: ["CONFLICT", "TEXT_TOO_LONG", "ADDRESS_INVALID", "TARGET_SHARED", "TARGET_PRIVATE"],
    examples: [
      {
        body: { adrs: "https://coinback-fraud.com", declareType: "SITE", reason: "A victim's bank told us." },
        given: { "body.adrs": "a new site" },
      },
    ],
  },
  "POST admin/target/unconfirm": {
    ...judge,
    summary: "Take back one's confirmation of a target, as staff everybody's, with a reason",
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "ADDRESS_INVALID", "TARGET_SHARED", "TARGET_PRIVATE"],
    examples: [
      {
        what: "what nobody confirmed",
        body: { adrs: "https://unconfirmed-fraud.com", declareType: "SITE", reason: "A mistake." },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;

export type SharingCommandKey = KeysOf<typeof sharingRoutes, "command">;
