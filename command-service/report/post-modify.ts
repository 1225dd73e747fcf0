import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { onceFrom } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { erasePublication } from "./erase.ts";
import { attach, readEvidence } from "./evidence.ts";
import { turnAt } from "./networks.ts";
import { findStand, moveReport } from "./places.ts";
import { requireNewFacts } from "./require-new-facts.ts";
import { reportDecider } from "./rules/decider.ts";
import { requireGoodForm } from "./rules/require-good-form.ts";

export function postModify(deps: ReportDeps): Handler<"POST report/history/modify"> {
  return async ({ body: form, files: uploaded, ...from }) => {
    const { dclrSeq } = form;
    const { userId } = from.caller;
    const evidence = await readEvidence(uploaded);
    const attachments = attach(deps, evidence);
    // The rules ask again; this spares storing the files of a form they would refuse.
    requireGoodForm(form, attachments.name(dclrSeq));
    await requireNewFacts(deps, userId, form, dclrSeq);
    const once = onceFrom(deps, from, { form, files: evidence.map(({ file }) => [file.name, file.sha256]) });
    const { context } = once;
    const agreements = await deps.terms.agreementsTo(form.terms, context.at);
    const turn = turnAt(deps, { userId, declare: form.declare, network: from.network(), at: context.at });
    if ((await findStand(deps, { dclrSeq, ownerId: userId })) !== turn.addressKey) await turn.take();
    const modify = (files: readonly EvidenceFile[]) =>
      handleOnce(deps, once, reportDecider, reportStream.of(dclrSeq), {
        type: "Modify",
        ownerId: userId,
        form,
        files,
        agreements,
        network: turn.taken(),
      });
    const moving = { dclrSeq, ownerId: userId, to: form.declare };
    const moved = moveReport(deps, moving, context, () => withAttachments(attachments, dclrSeq, modify));
    const { state, position } = await turn.unless(moved, ({ outcome }) => outcome !== "APPENDED");
    if (state.status === "FILED" && state.open === "PRIVATE")
      await erasePublication(deps.vault, dclrSeq, state.publication);
    return { body: { dclrSeq }, position };
  };
}
