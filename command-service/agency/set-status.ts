// An agency tells how far it is with a report that it was given.
import { deliveryId } from "@sb/contracts/delivery/model.ts";
import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { deliveryDecider } from "../delivery/rules/decider.ts";
import { contextOf } from "../runtime/deps.ts";
import type { AgencyDeps } from "./deps.ts";

/** NOT_FOUND of a report that it was not given, as of one that there is not. */
export function setCaseStatus(deps: AgencyDeps): Handler<"POST agency/report/status"> {
  return async ({ body: { dclrSeq, status }, ...from }) => {
    const { agencySeq } = from.caller;
    const agency = await deps.agencies.nameOf(agencySeq);
    const stream = deliveryStream.of(deliveryId(agencySeq, dclrSeq));
    const command = { type: "SetStatus", agencySeq, dclrSeq, agency, status } as const;
    const { position } = await deps.handle(deliveryDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  };
}
