// GET report/lookup/range: what is known of every address whose hash begins so, and of those that are asked about with them.
import { answerRange } from "@sb/knowledge/stix/ranges.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportQueryDeps } from "../deps.ts";

type Deps = Pick<ReportQueryDeps, "readStore" | "clock">;

export const getLookupRange =
  ({ readStore, clock }: Deps): Handler<"GET report/lookup/range/{prefix}"> =>
  async ({ params: { prefix } }) => ({ body: await answerRange(readStore, prefix, clock()) });
