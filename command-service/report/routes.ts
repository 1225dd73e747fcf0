// The report subject's writes: one handler per route.
import type { ReportCommandKey } from "@sb/contracts/report/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { ReportDeps } from "./deps.ts";
import { deleteDraft, putDraft } from "./draft.ts";
import { createDrafts } from "./drafts.ts";
import { postDelete } from "./post-delete.ts";
import { postExtra } from "./post-extra.ts";
import { postModify } from "./post-modify.ts";
import { postReport } from "./post-report.ts";

export const routes = ((deps: ReportDeps): Handlers<ReportCommandKey> => {
  const drafts = createDrafts(deps);
  return {
    "POST report": postReport(deps),
    "POST report/history/modify": postModify(deps),
    "POST report/history/delete": postDelete(deps),
    "POST report/extra": postExtra(deps),
    "PUT report/draft": putDraft({ ...deps, drafts }),
    "DELETE report/draft": deleteDraft({ ...deps, drafts }),
  };
}) satisfies CommandRoutes;
