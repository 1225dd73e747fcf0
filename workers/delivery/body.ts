// The body of a message: a STIX 2.1 bundle, in which what is confidential is encrypted to the agency's key.
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { ReportForAgency } from "@sb/contracts/report/for-agency.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import { withLevels } from "@sb/knowledge/stix/levels.ts";
import type { SharedReport } from "@sb/knowledge/stix/shared-report.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { PublicKey } from "@sb/platform/recipient/port.ts";
import { sealTo } from "@sb/platform/recipient/seal.ts";
import type { Outgoing, ReportAt, ReportStep } from "./messages.ts";

export type BodyDeps = {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly readStore: Pick<ReadStore, "model">;
};

export async function bodyOf(
  { publicUrl, readStore }: BodyDeps,
  agency: AgencyDoc,
  outgoing: Outgoing,
): Promise<string> {
  const sealed = await sealedPart(agency, outgoing);
  const reports = sharedReports(outgoing, { publicUrl, sealed });
  return JSON.stringify(stixBundle(await withLevels(readStore, reports, new Date().toISOString()), agency.tlp));
}

async function sealedPart({ publicKey }: AgencyDoc, { content, level, step }: Outgoing): Promise<string | undefined> {
  const whole = step.report?.whole;
  if (content === "REVOKED" || level !== "CONFIDENTIAL" || !publicKey || !whole) return undefined;
  return sealedFor(publicKey, whole);
}

/**
 * The member `sealed` of our STIX extension: armored age or a compact JWE, of the report as JSON. Evidence files are named with
 * their hashes, and fetched as a package.
 */
export const sealedFor = (publicKey: PublicKey, report: ReportForAgency): Promise<string> =>
  sealTo(publicKey, Buffer.from(JSON.stringify(report)));

type Around = {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The confidential part, encrypted to the agency's key. */
  readonly sealed?: string | undefined;
};

/**
 * The reports of a message. A report that was public and is private now goes on as another object: the public one is revoked
 * beside it, and the other way round.
 */
export function sharedReports({ content, level, step }: Outgoing, around: Around): readonly SharedReport[] {
  const { before, report } = step;
  if (content === "REVOKED" || !report) return before ? [revoked(before, step)] : [];
  const changedSides = level === "CONFIDENTIAL" && before !== undefined && before.open !== report.open;
  return [...(changedSides ? [revoked(before, step)] : []), shared(report, step, around)];
}

function shared(report: ReportAt, step: ReportStep, { publicUrl, sealed }: Around): SharedReport {
  const { whole } = report;
  const base = { ...idsOf(report, step), disputed: whole?.disputed, incident: whole?.incident, sealed };
  if (report.open === "PRIVATE" || !whole) return base;
  const { declareType, addressKey, adrs, chain, customChain, crimeType, crimeDetail, title, comment } =
    whole.declaration;
  return {
    ...base,
    ...{ crimeType, crimeDetail, title, comment },
    target: { declareType, addressKey, adrs, chain, customChain },
    sources: whole.etcSrc.filter(({ open }) => open).map(({ src }) => src),
    url: `${publicUrl}/report/history/${report.dclrSeq}`,
  };
}

const idsOf = ({ dclrSeq, withdrawals, since }: ReportAt, { at }: ReportStep) => ({
  dclrSeq,
  withdrawals,
  created: since,
  modified: at,
});

/** Its words may be destroyed by now, so it names the address alone. */
function revoked(before: ReportAt, step: ReportStep): SharedReport {
  const target = before.open === "PUBLIC" && before.addressKey !== undefined ? targetOf(before.addressKey) : undefined;
  return { ...idsOf(before, step), revoked: true, target };
}
