// The confidential part of one report as a STIX object, sealed to an agency's key.
import type { PublicKey } from "@sb/contracts/agency/events.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import { agencyFold, type ReportForAgency, reportForAgency } from "@sb/contracts/report/for-agency.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { StixObject } from "@sb/knowledge/stix/object.ts";
import { confidentialIncident } from "@sb/knowledge/stix/report-objects.ts";
import { type LoadDeps, load } from "@sb/platform/decide/load.ts";
import { timeOfSeq } from "@sb/platform/ids.ts";
import { sealTo } from "@sb/platform/recipient/seal.ts";
import type { GivenRef } from "./given.ts";

type Deps = LoadDeps & { readonly publicUrl: string };
type Receiver = Pick<AgencyDoc, "tlp"> & { readonly publicKey: PublicKey };

/** Made of the report's events, not of a read model: a deleted report is revoked, and a consent taken back holds, at once. */
export async function sealedIncident(deps: Deps, { publicKey, tlp }: Receiver, place: GivenRef): Promise<StixObject> {
  const { dclrSeq, modified } = place;
  const report = place.revoked ? undefined : await readReport(deps, dclrSeq);
  const base = { dclrSeq, created: new Date(timeOfSeq(dclrSeq)).toISOString(), modified };
  if (!report) return confidentialIncident({ ...base, revoked: true }, tlp);
  const { disputed, open } = report;
  const url = open === "PUBLIC" ? `${deps.publicUrl}/report/history/${dclrSeq}` : undefined;
  const sealed = await sealTo(publicKey, Buffer.from(JSON.stringify(report)));
  return confidentialIncident({ ...base, disputed, url, sealed }, tlp);
}

async function readReport(deps: Deps, dclrSeq: number): Promise<ReportForAgency | undefined> {
  const { state } = await load(deps, agencyFold, reportStream.of(dclrSeq));
  return reportForAgency(state);
}
