// The report subject's writes: one handler per route.
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import type { ReportCommandKey } from "@sb/contracts/report/routes.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { ReportDeps } from "./deps.ts";
import { createDrafts, type DraftOwner } from "./drafts.ts";
import { erasePublication, eraseReport } from "./erase.ts";
import { attach, readEvidence } from "./evidence.ts";
import { postIncident, postReport } from "./filing.ts";
import { turnAt } from "./networks.ts";
import { requireNewFacts } from "./new-facts.ts";
import { findStand, moveReport } from "./places.ts";
import { reportDecider } from "./rules/decider.ts";
import { requireGoodForm } from "./rules/require-good-form.ts";

export const routes = ((deps: ReportDeps): Handlers<ReportCommandKey> => {
  const drafts = createDrafts(deps);
  const ownerOf = async ({ userId }: Caller): Promise<DraftOwner> => {
    const { membership } = await deps.accounts.requireActive(userId);
    return { userId, membership };
  };
  return {
    "POST report": postReport(deps),
    "POST report/incident": postIncident(deps),
    "POST report/history/modify": postModify(deps),
    "POST report/history/delete": async ({ body: { dclrSeq }, ...from }) => {
      const command = { type: "Delete", dclrSeq, ownerId: from.caller.userId } as const;
      const context = contextOf(deps, from);
      const { state, position } = await moveReport(deps, command, context, () =>
        deps.handle(reportDecider, reportStream.of(dclrSeq), command, context),
      );
      if (state.status === "DELETED") await eraseReport(deps.vault, dclrSeq, state.publication);
      return { body: undefined, position };
    },
    "POST report/extra": async ({ body, ...from }) => {
      const { dclrSeq } = body;
      const extra = Object.fromEntries(
        Object.entries(body.extra).flatMap(([name, told]) => (told === undefined ? [] : [[name, told]])),
      );
      const command = { type: "AddExtra", dclrSeq, ownerId: from.caller.userId, extra } as const;
      const once = onceFrom(deps, from, body);
      const { position } = await handleOnce(deps, once, reportDecider, reportStream.of(dclrSeq), command);
      return { body: { dclrSeq }, position };
    },
    "PUT report/draft": async ({ body, caller }) => {
      const { savedAt, revision } = await drafts.save(await ownerOf(caller), body.draft, body.revision);
      return { body: { savedAt, revision } };
    },
    "DELETE report/draft": async ({ query, caller }) => {
      await drafts.discard(await ownerOf(caller), query.revision);
      return { body: undefined };
    },
  };
}) satisfies CommandRoutes;

function postModify(deps: ReportDeps): Handler<"POST report/history/modify"> {
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
