// The writes about unusual filings.

import { Refused } from "@sb/contracts/refused.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { caseId } from "@sb/contracts/unusual/events.ts";
import type { UnusualCommandKey } from "@sb/contracts/unusual/routes.ts";
import { unusualStream } from "@sb/contracts/unusual/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { NO_STREAM } from "@sb/platform/event-store/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { unusualDecider } from "./rules/decider.ts";

export const routes = ((deps: WriteDeps): Handlers<UnusualCommandKey> => {
  return {
    "POST admin/unusual/review": async ({ body, ...from }) => {
      // The rules' findings are in a read model; that the report was filed is a fact.
      const { revision } = await deps.eventStore.readStream(reportStream.of(body.dclrSeq));
      if (revision === NO_STREAM) throw new Refused("NOT_FOUND");
      const stream = unusualStream.of(caseId(body));
      const command = { type: "Review", ...body } as const;
      const { position } = await handleOnce(deps, onceFrom(deps, from, body), unusualDecider, stream, command);
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
