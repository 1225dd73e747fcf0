// What is confidential of a report, as a webhook's bundle and the inbox carry it: evidence files are named with their
// hashes, and fetched as a package.
import type { ReportForAgency } from "@sb/contracts/report/for-agency.ts";
import type { PublicKey } from "@sb/platform/recipient/port.ts";
import { sealTo } from "@sb/platform/recipient/seal.ts";

/** The member `sealed` of our STIX extension: armored age or a compact JWE, of the report as JSON. */
export const sealedFor = (publicKey: PublicKey, report: ReportForAgency): Promise<string> =>
  sealTo(publicKey, Buffer.from(JSON.stringify(report)));
