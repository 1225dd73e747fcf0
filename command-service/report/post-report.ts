import { reportStream } from "@sb/contracts/report/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { attach, readEvidence } from "./evidence.ts";
import { turnAt } from "./networks.ts";
import { takePlace } from "./places.ts";
import { requireNewFacts } from "./require-new-facts.ts";
import type { FileReport } from "./rules/commands.ts";
import { reportDecider } from "./rules/decider.ts";

export function postReport(deps: ReportDeps): Handler<"POST report"> {
  return async ({ body: form, files: uploaded, idempotencyKey, ...from }) => {
    const { userId } = from.caller;
    const evidence = await readEvidence(uploaded);
    const context = contextOf(deps, from);
    const agreements = await deps.terms.agreementsTo(form.terms, context.at);
    const turn = turnAt(deps, { userId, declare: form.declare, network: from.network(), at: context.at });
    const created = createOnce(deps, {
      person: userId,
      route: "POST report",
      key: idempotencyKey,
      body: { form, files: evidence.map(({ file }) => [file.name, file.sha256]) },
      decider: reportDecider,
      stream: reportStream.of,
      context,
      guard: () => requireNewFacts(deps, userId, form),
      along: async (dclrSeq, isNew) => {
        await turn.take();
        return takePlace(deps, { dclrSeq, ownerId: userId }, form.declare, context, isNew);
      },
      attachments: evidence.length > 0 ? attach(deps, evidence) : undefined,
      command: (dclrSeq, files = []): FileReport => ({
        type: "File",
        dclrSeq,
        ownerId: userId,
        form,
        files,
        agreements,
        today: context.at.slice(0, 10),
        network: turn.taken(),
      }),
    });
    const { seq, position, repeated } = await turn.unless(created, (done) => done.repeated);
    return { body: { dclrSeq: seq }, position, repeated };
  };
}
