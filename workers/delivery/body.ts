// The body of a message: a STIX 2.1 bundle, in which what is confidential is encrypted to the agency's key.
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import { sealedFor } from "./confidential.ts";
import type { Outgoing } from "./messages.ts";
import { sharedReports } from "./shared.ts";

export type BodyDeps = {
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

export async function bodyOf({ publicUrl }: BodyDeps, agency: AgencyDoc, outgoing: Outgoing): Promise<string> {
  const sealed = await sealedPart(agency, outgoing);
  return JSON.stringify(stixBundle(sharedReports(outgoing, { publicUrl, sealed }), agency.tlp));
}

async function sealedPart({ publicKey }: AgencyDoc, { content, level, step }: Outgoing): Promise<string | undefined> {
  const whole = step.report?.whole;
  if (content === "REVOKED" || level !== "CONFIDENTIAL" || !publicKey || !whole) return undefined;
  return sealedFor(publicKey, whole);
}
