// GET agency/report/{dclrSeq}/package.
import { createHash } from "node:crypto";
import { disclosureStream } from "@sb/contracts/disclosure/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { sealFiles } from "@sb/platform/recipient/seal-files.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import { type EvidenceDeps, packageFiles } from "./package-files.ts";
import { requireConfidential } from "./require-confidential.ts";
import { disclosureDecider } from "./rules/decider.ts";

export type DisclosureDeps = WriteDeps & EvidenceDeps;

export function getPackage(deps: DisclosureDeps): Handler<"GET agency/report/{dclrSeq}/package"> {
  return async ({ params: { dclrSeq }, ...from }) => {
    const { agencySeq } = from.caller;
    const { publicKey, report } = await requireConfidential(deps, agencySeq, dclrSeq);
    const facts = { agencySeq, dclrSeq, keyHash: hashOf(publicKey.value), files: report.files.length };
    const stream = disclosureStream.of(`${agencySeq}-${dclrSeq}`);
    await deps.handle(disclosureDecider, stream, { type: "Fetch", ...facts }, contextOf(deps, from));
    const { chunks, mediaType, extension } = sealFiles(publicKey, packageFiles(deps, report));
    const headers = {
      "content-disposition": `attachment; filename="report-${dclrSeq}.${extension}"`,
      "cache-control": "private, no-store",
    };
    return { stream: chunks, mediaType, headers };
  };
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
