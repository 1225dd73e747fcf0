// The agency subject's writes: one handler per route.
import { randomBytes } from "node:crypto";
import type { PublicKey } from "@sb/contracts/agency/events.ts";
import { AGENCY_MODEL } from "@sb/contracts/agency/model.ts";
import type { AgencyCommandKey } from "@sb/contracts/agency/routes.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import type { NewAgency } from "@sb/contracts/agency/wire.ts";
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { readPublicKey } from "@sb/platform/recipient/read-public-key.ts";
import { requirePublicAddress } from "@sb/platform/webhook/require-public-address.ts";
import { deliveryDecider } from "../delivery/rules/decider.ts";
import { contextOf, type FromMember, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { requireReached } from "../runtime/reach.ts";
import { type AgencyDeps, addMember, removeMember } from "./members.ts";
import type { AgencyCommand, AgencyFacts } from "./rules/commands.ts";
import { agencyDecider } from "./rules/decider.ts";

export const routes = ((deps: AgencyDeps): Handlers<AgencyCommandKey> => {
  const handle = async (command: AgencyCommand, from: FromMember) => {
    const stream = agencyStream.of(command.agencySeq);
    const { position } = await deps.handle(agencyDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  };

  return {
    "POST admin/agency": async ({ body, ...from }) => {
      const facts = await factsOf(body, deps.webhookOrigins.agencies);
      const creation = { ...onceFrom(deps, from, body), stream: agencyStream.of };
      const { seq: agencySeq, position } = await createOnce(deps, creation, (attempt) =>
        attempt.append(agencyDecider, { type: "Register", agencySeq: attempt.seq, facts }),
      );
      return { body: { agencySeq }, position };
    },
    "POST admin/agency/modify": async ({ body: { agencySeq, revision, ...body }, ...from }) => {
      const facts = await factsOf(body, deps.webhookOrigins.agencies);
      const { position } = await handle({ type: "Change", agencySeq, facts, revision }, from);
      return { body: { agencySeq }, position };
    },
    "POST admin/agency/stop": async ({ body, ...from }) => {
      const stopped = await handle({ type: "Stop", ...body }, from);
      // Queries know by the model whether its keys are good.
      await requireReached(deps, AGENCY_MODEL, stopped.position);
      return stopped;
    },
    "POST admin/agency/resume": ({ body, ...from }) => handle({ type: "Resume", ...body }, from),
    "POST admin/agency/webhook/stop": ({ body, ...from }) =>
      handle({ type: "StopWebhook", because: "ADMIN", ...body }, from),
    "POST admin/agency/webhook/resume": ({ body, ...from }) => handle({ type: "ResumeWebhook", ...body }, from),
    "POST admin/agency/secret": issueSecret(deps),
    "POST admin/agency/secret/end": ({ body, ...from }) => handle({ type: "EndSecret", ...body }, from),
    "POST admin/agency/member": addMember(deps),
    "POST admin/agency/member/remove": removeMember(deps),
    "POST agency/report/status": setCaseStatus(deps),
    "POST agency/key": async ({ body, ...from }) => {
      const publicKey = await requirePublicKey(body.publicKey);
      return handle({ type: "SetKey", agencySeq: from.caller.agencySeq, publicKey }, from);
    },
  };
}) satisfies CommandRoutes;

/** NOT_FOUND of a report that it was not given, as of one that there is not. */
function setCaseStatus(deps: AgencyDeps): Handler<"POST agency/report/status"> {
  return async ({ body: { dclrSeq, status }, ...from }) => {
    const { agencySeq } = from.caller;
    const agency = await deps.agencies.nameOf(agencySeq);
    const stream = deliveryStream.of(deliveryId(agencySeq, dclrSeq));
    const command = { type: "SetStatus", agencySeq, dclrSeq, agency, status } as const;
    const { position } = await deps.handle(deliveryDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  };
}

/** A secret as Standard Webhooks wants it: 32 random bytes. */
const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** It is in no other answer: an admin who has lost it makes another. */
function issueSecret(deps: AgencyDeps): Handler<"POST admin/agency/secret"> {
  return async ({ body: { agencySeq }, ...from }) => {
    const issued = { secretId: uuidv7(), secret: newWebhookSecret() };
    const command = { type: "IssueSecret", agencySeq, ...issued } as const;
    const stream = agencyStream.of(agencySeq);
    const { position } = await deps.handle(agencyDecider, stream, command, contextOf(deps, from));
    return { body: issued, position };
  };
}

/** An agency's facts as its rules take them. `origins`: those that a webhook may have although they are not public. */
async function factsOf(
  { contacts, webhookUrl, publicKey, ...facts }: NewAgency,
  origins: readonly string[],
): Promise<AgencyFacts> {
  if (webhookUrl !== undefined) requirePublicAddress(webhookUrl, origins, "webhookUrl");
  const key = publicKey === undefined ? undefined : await requirePublicKey(publicKey);
  return { ...facts, ...(key && { publicKey: key }), secrets: { contacts, webhookUrl } };
}

/** Refused with PUBLIC_KEY_INVALID, or as a private key that somebody sent by mistake. */
async function requirePublicKey(text: string): Promise<PublicKey> {
  const read = await readPublicKey(text);
  if ("refused" in read) throw new Refused(read.refused, [{ path: "publicKey", code: read.refused }]);
  return { kind: read.kind, value: read.value };
}
