// The command service: every write of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { guardTerms } from "./account/agree.ts";
import type { AccountDeps } from "./account/deps.ts";
import { guardHandlers } from "./account/gate.ts";
import { accountFollowUp } from "./account/leave.ts";
import { accountRoutes } from "./account/routes.ts";
import type { AgencyDeps } from "./agency/deps.ts";
import { agencyEraser } from "./agency/erase.ts";
import { guardAgencies } from "./agency/gate.ts";
import { agencyRoutes } from "./agency/routes.ts";
import { analysisEraser } from "./analysis/erase.ts";
import { analysisRoutes } from "./analysis/routes.ts";
import { apiKeyRevoker } from "./apikey/revoke.ts";
import { type ApiKeyDeps, apiKeyRoutes } from "./apikey/routes.ts";
import { commentEraser } from "./comment/erase.ts";
import { commentRoutes } from "./comment/routes.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import type { DisclosureDeps } from "./disclosure/get-package.ts";
import { disclosureRoutes } from "./disclosure/routes.ts";
import type { DisputeDeps } from "./dispute/deps.ts";
import { disputeFollowUp } from "./dispute/follow-up.ts";
import { disputeRoutes } from "./dispute/routes.ts";
import { inquiryEraser } from "./inquiry/erase.ts";
import { inquiryRoutes } from "./inquiry/routes.ts";
import type { InsightDeps } from "./insight/deps.ts";
import { insightRoutes } from "./insight/routes.ts";
import type { NewsDeps } from "./news/deps.ts";
import { newsRoutes } from "./news/routes.ts";
import type { NewsletterDeps } from "./newsletter/deps.ts";
import { newsletterEraser } from "./newsletter/erase.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { noticeRoutes } from "./notice/routes.ts";
import type { OperationDeps } from "./operation/deps.ts";
import { operationRoutes } from "./operation/routes.ts";
import type { ReportDeps } from "./report/deps.ts";
import { reportEraser } from "./report/erase.ts";
import { reportRoutes } from "./report/routes.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { type TermsDeps, termsRoutes } from "./terms/routes.ts";
import { unusualRoutes } from "./unusual/routes.ts";
import type { ViewsDeps } from "./views/deps.ts";
import { viewsRoutes } from "./views/routes.ts";
import { watchFollowUp } from "./watch/follow-up.ts";
import { watchRoutes } from "./watch/routes.ts";
import { webhookFollowUp } from "./webhook/end.ts";
import { webhookRoutes } from "./webhook/routes.ts";

export type CommandDeps = AccountDeps &
  DisclosureDeps &
  AgencyDeps &
  ApiKeyDeps &
  DisputeDeps &
  InsightDeps &
  NewsDeps &
  NewsletterDeps &
  OperationDeps &
  ReportDeps &
  TermsDeps &
  ViewsDeps;

/**
 * Routes for signed-in people are closed to those whose account is not active any more, those for agencies to those who were
 * removed from theirs; what is new is taken from those only who agreed to the terms in force.
 */
export function createCommandHandlers(deps: CommandDeps): Handlers<RouteKeyOf<"command">> {
  return guardHandlers(deps.accounts, guardAgencies(deps.agencies, guardTerms(deps, subjectRoutes(deps))));
}

function subjectRoutes(deps: CommandDeps): Handlers<RouteKeyOf<"command">> {
  return {
    ...accountRoutes(deps),
    ...agencyRoutes(deps),
    ...analysisRoutes(deps),
    ...apiKeyRoutes(deps),
    ...commentRoutes(deps),
    ...deliveryRoutes(deps),
    ...disclosureRoutes(deps),
    ...disputeRoutes(deps),
    ...insightRoutes(deps),
    ...newsRoutes(deps),
    ...inquiryRoutes(deps),
    ...newsletterRoutes(deps),
    ...noticeRoutes(deps),
    ...operationRoutes(deps),
    ...reportRoutes(deps),
    ...sharingRoutes(deps),
    ...termsRoutes(deps),
    ...unusualRoutes(deps),
    ...viewsRoutes(deps),
    ...watchRoutes(deps),
    ...webhookRoutes(deps),
  };
}

/** What finishes commands that take more than one step, also after a crash between the steps. */
export function createFollowUps(deps: CommandDeps): readonly Subscription[] {
  return [
    accountFollowUp(deps),
    agencyEraser(deps),
    analysisEraser(deps),
    apiKeyRevoker(deps),
    commentEraser(deps),
    disputeFollowUp(deps),
    inquiryEraser(deps),
    newsletterEraser(deps),
    reportEraser(deps),
    watchFollowUp(deps),
    webhookFollowUp(deps),
  ];
}

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startCommandService }]) =>
      runProcess("command-service", startCommandService(process.env, { createCommandHandlers, createFollowUps })),
  );
}
