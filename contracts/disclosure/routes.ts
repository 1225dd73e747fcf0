// The disclosure subject's rows of the route table.
import * as z from "zod";
import { SeqParam } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";

export const disclosureRoutes = {
  // A command: that it was fetched is recorded before the first byte.
  "GET agency/report/{dclrSeq}/package": {
    apiKey: "agency",
    service: "command",
    subject: "disclosure",
    who: "agency",
    limit: "export",
    summary: "A report with its evidence, encrypted to the agency's public key: a tar archive in age, or of JWEs",
    params: z.object({ dclrSeq: SeqParam }),
    response: z.string(),
    streams: ["application/octet-stream", "application/x-tar"],
    refusals: ["NOT_FOUND", "PUBLIC_KEY_MISSING"],
    examples: [
      {
        what: "by agencies whose scope is public",
        params: { dclrSeq: 17 },
        given: { "params.dclrSeq": { by: "POST report" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;

export type DisclosureCommandKey = KeysOf<typeof disclosureRoutes, "command">;
