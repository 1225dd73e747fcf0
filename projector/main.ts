// Every projection of the product, subject by subject.
import { streams } from "@sb/contracts/subjects.ts";
import { accountProjection } from "./account/projection.ts";
import { agencyProjection } from "./agency/projection.ts";
import { analysisProjection } from "./analysis/projection.ts";
import { apiKeyProjection } from "./apikey/projection.ts";
import { auditProjection } from "./audit/projection.ts";
import { commentProjection } from "./comment/projection.ts";
import { deliveryProjection } from "./delivery/projection.ts";
import { disputeProjection } from "./dispute/projection.ts";
import { inquiryProjection } from "./inquiry/projection.ts";
import { insightIndex } from "./insight/index-projection.ts";
import { insightProjection } from "./insight/projection.ts";
import { newsIndex } from "./news/index-projection.ts";
import { newsProjection } from "./news/projection.ts";
import { newsletterProjection } from "./newsletter/projection.ts";
import { noticeIndex, noticeProjection, popupsProjection } from "./notice/projections.ts";
import { operationProjection } from "./operation/projection.ts";
import { reportIndex } from "./report/index-projection.ts";
import { reportProjection } from "./report/projection.ts";
import type { Projections } from "./runtime/parts.ts";
import { givenProjection } from "./sharing/given-projection.ts";
import { sharingProjection } from "./sharing/projection.ts";
import { termsProjection } from "./terms/projection.ts";
import { unusualProjection } from "./unusual/projection.ts";
import { viewsProjection } from "./views/projection.ts";
import { watchProjection } from "./watch/projection.ts";
import { webhookProjection } from "./webhook/projection.ts";

export const PROJECTIONS: Projections = {
  streams,
  projections: [
    accountProjection,
    agencyProjection,
    analysisProjection,
    apiKeyProjection,
    auditProjection,
    commentProjection,
    deliveryProjection,
    disputeProjection,
    insightProjection,
    newsProjection,
    inquiryProjection,
    newsletterProjection,
    noticeProjection,
    popupsProjection,
    operationProjection,
    reportProjection,
    sharingProjection,
    givenProjection,
    termsProjection,
    unusualProjection,
    viewsProjection,
    watchProjection,
    webhookProjection,
  ],
  indexProjections: [insightIndex, newsIndex, noticeIndex, reportIndex],
};

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startProjectorProcess }]) =>
      runProcess("projector", startProjectorProcess(process.env, PROJECTIONS)),
  );
}
