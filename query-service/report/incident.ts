// The other reports of an incident (docs/decisions/0115): each as far as it may be seen by itself.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { REPORT_LISTS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { IncidentLink } from "@sb/contracts/report/wire.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { findReports, reportModel } from "./documents.ts";
import { maySeeAll, openReport } from "./open.ts";
import { reportLink, shownTarget } from "./view.ts";

/** Public and private ones, the newest first. */
export async function findSameIncident(
  readStore: ReadStore,
  { incident, dclrSeq }: Pick<ReportDoc, "incident" | "dclrSeq">,
): Promise<readonly ReportDoc[]> {
  if (incident === undefined) return [];
  const slice = { offset: 0, limit: REPORT_LIMITS.incidentShown + 1, newestFirst: true };
  const { members } = await reportModel(readStore).list(REPORT_LISTS.incident(incident), slice);
  return findReports(
    readStore,
    members.filter((member) => member !== String(dclrSeq)),
  );
}

type Deps = { readonly readStore: ReadStore; readonly vault: Vault };
type SameIncident = { readonly sameIncident?: IncidentLink[] };

/** Nothing where there are none, or none that the caller may see. In the order of their filing. */
export async function sameIncidentOf(
  { readStore, vault }: Deps,
  doc: ReportDoc,
  caller: Caller | undefined,
): Promise<SameIncident> {
  const found = await findSameIncident(readStore, doc);
  const links = await Promise.all(found.toReversed().map((other) => linkTo(vault, other, caller)));
  const sameIncident = links.filter((link) => link !== undefined);
  return sameIncident.length > 0 ? { sameIncident } : {};
}

async function linkTo(vault: Vault, doc: ReportDoc, caller: Caller | undefined): Promise<IncidentLink | undefined> {
  const { open } = doc;
  if (!maySeeAll(doc, caller)) return doc.declaration && linkOf(doc, doc.declaration);
  const declaration = doc.declaration ?? (await openReport(vault, doc))?.declaration;
  return declaration && { ...linkOf(doc, declaration), open };
}

const linkOf = (doc: ReportDoc, declaration: PublicDeclaration): IncidentLink => ({
  ...reportLink(doc, declaration),
  adrs: shownTarget(declaration),
});
