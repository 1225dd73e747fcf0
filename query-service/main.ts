// The query service: every read of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { createIsOver } from "./account/is-over.ts";
import { accountQueries } from "./account/routes.ts";
import { guardAgencies } from "./agency/may-act.ts";
import { agencyQueries } from "./agency/routes.ts";
import { analysisQueries } from "./analysis/routes.ts";
import { apiKeyQueries } from "./apikey/routes.ts";
import { auditQueries } from "./audit/routes.ts";
import { commentQueries } from "./comment/routes.ts";
import { deliveryQueries } from "./delivery/routes.ts";
import { disputeQueries } from "./dispute/routes.ts";
import { rememberedHome } from "./home/remembered.ts";
import { homeQueries } from "./home/routes.ts";
import { inquiryQueries } from "./inquiry/routes.ts";
import { rememberedArticles } from "./insight/remembered.ts";
import { insightQueries } from "./insight/routes.ts";
import { rememberedNews } from "./news/remembered.ts";
import { newsQueries } from "./news/routes.ts";
import { rememberedNotices } from "./notice/remembered.ts";
import { noticeQueries } from "./notice/routes.ts";
import { operationQueries } from "./operation/routes.ts";
import { rememberedReports } from "./report/remembered.ts";
import { reportQueries } from "./report/routes.ts";
import { guardQueries } from "./runtime/guard.ts";
import { rememberAnswers } from "./runtime/remember.ts";
import { type RememberOwnDeps, rememberOwn } from "./runtime/remember-own.ts";
import { createVersionKey, type VersionOf } from "./runtime/version-key.ts";
import { rememberedTerms } from "./terms/remembered.ts";
import { termsQueries } from "./terms/routes.ts";
import { unusualQueries } from "./unusual/routes.ts";
import { watchQueries } from "./watch/routes.ts";
import { webhookQueries } from "./webhook/routes.ts";

type QueryHandlers = Handlers<RouteKeyOf<"query">>;
type SubjectDeps = Parameters<typeof accountQueries>[0] &
  Parameters<typeof agencyQueries>[0] &
  Parameters<typeof analysisQueries>[0] &
  Parameters<typeof apiKeyQueries>[0] &
  Parameters<typeof auditQueries>[0] &
  Parameters<typeof commentQueries>[0] &
  Parameters<typeof deliveryQueries>[0] &
  Parameters<typeof disputeQueries>[0] &
  Parameters<typeof homeQueries>[0] &
  Parameters<typeof insightQueries>[0] &
  Parameters<typeof newsQueries>[0] &
  Parameters<typeof inquiryQueries>[0] &
  Parameters<typeof noticeQueries>[0] &
  Parameters<typeof operationQueries>[0] &
  Parameters<typeof reportQueries>[0] &
  Parameters<typeof termsQueries>[0] &
  Parameters<typeof unusualQueries>[0] &
  Parameters<typeof watchQueries>[0] &
  Parameters<typeof webhookQueries>[0];
export type QueryDeps = SubjectDeps & Pick<RememberOwnDeps, "vault"> & { readonly versionOf: VersionOf };

/** Lists whose texts are sealed, and those that admins have open all day. */
const OWN = ["GET support/inquiry/list", "GET admin/inquiry", "GET admin/notice"] as const;

/**
 * Closed to callers whose login is over, and those of agencies to whoever was removed from theirs; the answers that are asked
 * for most are remembered.
 */
export function createQueryHandlers(deps: QueryDeps): QueryHandlers {
  const versionKey = createVersionKey(deps.versionOf);
  const rules = {
    ...rememberedArticles,
    ...rememberedHome,
    ...rememberedNews,
    ...rememberedNotices,
    ...rememberedReports,
    ...rememberedTerms,
  };
  const handlers = subjectQueries(deps);
  const own = rememberOwn<(typeof OWN)[number]>(handlers, OWN, { ...deps, versionKey });
  const remembering = rememberAnswers({ ...handlers, ...own }, rules, { ...deps, versionKey });
  return guardQueries(createIsOver({ ...deps, versionKey }), guardAgencies(deps, remembering));
}

/** The subjects' own handlers: each answers anew, whoever asks. */
export function subjectQueries(deps: SubjectDeps): QueryHandlers {
  return {
    ...accountQueries(deps),
    ...agencyQueries(deps),
    ...analysisQueries(deps),
    ...apiKeyQueries(deps),
    ...auditQueries(deps),
    ...commentQueries(deps),
    ...deliveryQueries(deps),
    ...disputeQueries(deps),
    ...homeQueries(deps),
    ...insightQueries(deps),
    ...newsQueries(deps),
    ...inquiryQueries(deps),
    ...noticeQueries(deps),
    ...operationQueries(deps),
    ...reportQueries(deps),
    ...termsQueries(deps),
    ...unusualQueries(deps),
    ...watchQueries(deps),
    ...webhookQueries(deps),
  };
}

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startQueryService }]) =>
      runProcess("query-service", startQueryService(process.env, { createQueryHandlers })),
  );
}
