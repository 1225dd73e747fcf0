// Whether an agency may have all of a report, by the facts themselves: no read model that lags behind decides it.
import { entitlement, levelOf, type SharedFacts } from "@sb/contracts/agency/entitled.ts";
import type { PublicKey } from "@sb/contracts/agency/events.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { agencyFold, type ReportForAgency, reportForAgency } from "@sb/contracts/report/for-agency.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { type DeliveryState, deliveryDecider } from "../delivery/rules/decider.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { type AgencyFacts, agencyFacts } from "./agency-facts.ts";

type Deps = Pick<WriteDeps, "eventStore" | "vault">;
export type Confidential = { readonly publicKey: PublicKey; readonly report: ReportForAgency };

/** Throws Refused: NOT_FOUND where it may not, PUBLIC_KEY_MISSING where only its key is wanting. */
export async function requireConfidential(deps: Deps, agencySeq: number, dclrSeq: number): Promise<Confidential> {
  const [agency, delivery, folded] = await Promise.all([
    load(deps, agencyFacts, agencyStream.of(agencySeq)),
    load(deps, deliveryDecider, deliveryStream.of(deliveryId(agencySeq, dclrSeq))),
    load(deps, agencyFold, reportStream.of(dclrSeq)),
  ]);
  const report = reportForAgency(folded.state);
  if (!agency.state || !report || !mayHave(agency.state, report, delivery.state)) throw new Refused("NOT_FOUND");
  const { publicKey } = agency.state;
  if (!publicKey) throw new Refused("PUBLIC_KEY_MISSING");
  return { publicKey, report };
}

/** With a key: what it was given, and what meets its criteria now. */
function mayHave(agency: AgencyFacts, report: ReportForAgency, { content }: DeliveryState): boolean {
  const withKey = { ...agency, publicKey: agency.publicKey ?? {} };
  const facts = factsOf(report);
  const isGiven = content === "SHARED" && levelOf(withKey, facts) === "CONFIDENTIAL";
  return isGiven || entitlement(withKey, facts) === "CONFIDENTIAL";
}

const factsOf = ({ open, declaration, country, provenance }: ReportForAgency): SharedFacts => ({
  ...{ open, provenance, country: country as SharedFacts["country"] },
  ...{ crimeType: declaration.crimeType, chain: declaration.chain, customChain: declaration.customChain },
});
