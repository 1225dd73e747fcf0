import { reportStream } from "@sb/contracts/report/subject.ts";
import { agreementsTo } from "@sb/contracts/terms/versions.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { erasePublication } from "./erase.ts";
import { attach, readEvidence } from "./evidence.ts";
import { requireNewFacts } from "./require-new-facts.ts";
import { requireRoom } from "./require-room.ts";
import { reportDecider } from "./rules/decider.ts";
import { requireGoodForm } from "./rules/require-good-form.ts";

export function postModify(deps: ReportDeps): Handler<"POST report/history/modify"> {
  return async ({ body: form, files: uploaded, ...from }) => {
    const { dclrSeq } = form;
    const attachments = attach(deps, await readEvidence(uploaded));
    // The rules ask again; this spares storing the files of a form they would refuse.
    requireGoodForm(form, attachments.name(dclrSeq));
    await requireRoom(deps, from.caller.userId, form.declare, dclrSeq);
    await requireNewFacts(deps, from.caller.userId, form, dclrSeq);
    const context = contextOf(deps, from);
    const agreements = agreementsTo(form.terms, context.at);
    const { state, position } = await withAttachments(attachments, dclrSeq, (files) =>
      deps.handle(
        reportDecider,
        reportStream.of(dclrSeq),
        { type: "Modify", ownerId: from.caller.userId, form, files, agreements },
        context,
      ),
    );
    if (state.status === "FILED" && state.open === "PRIVATE")
      await erasePublication(deps.vault, dclrSeq, state.publication);
    return { body: { dclrSeq }, position };
  };
}
