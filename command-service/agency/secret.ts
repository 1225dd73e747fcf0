// Webhook secrets (Standard Webhooks): `whsec_` and 32 random bytes in base64.
import { randomBytes } from "node:crypto";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { contextOf } from "../runtime/deps.ts";
import type { AgencyDeps } from "./deps.ts";
import { agencyDecider } from "./rules/decider.ts";

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** It is in no other answer: an admin who has lost it makes another. */
export function issueSecret(deps: AgencyDeps): Handler<"POST admin/agency/secret"> {
  return async ({ body: { agencySeq }, ...from }) => {
    const issued = { secretId: uuidv7(), secret: newWebhookSecret() };
    const command = { type: "IssueSecret", agencySeq, ...issued } as const;
    const stream = agencyStream.of(agencySeq);
    const { position } = await deps.handle(agencyDecider, stream, command, contextOf(deps, from));
    return { body: issued, position };
  };
}
