import { reportStream } from "@sb/contracts/report/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { onceFrom } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { attach, readEvidence } from "./evidence.ts";
import { turnAt } from "./networks.ts";
import { takePlace } from "./places.ts";
import { requireNewFacts } from "./require-new-facts.ts";
import { reportDecider } from "./rules/decider.ts";

export function postReport(deps: ReportDeps): Handler<"POST report"> {
  return async ({ body: form, files: uploaded, ...from }) => {
    const { userId: ownerId } = from.caller;
    const evidence = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { form, files: evidence.map(({ file }) => [file.name, file.sha256]) });
    const { context } = once;
    const agreements = await deps.terms.agreementsTo(form.terms, context.at);
    const turn = turnAt(deps, { userId: ownerId, declare: form.declare, network: from.network(), at: context.at });
    const today = context.at.slice(0, 10);
    const creation = { ...once, stream: reportStream.of, storesFiles: evidence.length > 0 };
    const created = createOnce(deps, creation, async (attempt) => {
      const dclrSeq = attempt.seq;
      if (attempt.isFirst) await requireNewFacts(deps, ownerId, form);
      await turn.take();
      const place = await takePlace(deps, { dclrSeq, ownerId }, form.declare, context, attempt.isNew);
      const files = evidence.length > 0 ? await attempt.put(attach(deps, evidence)) : [];
      const facts = { dclrSeq, ownerId, form, files, agreements, today, network: turn.taken() };
      return attempt.append(reportDecider, { type: "File", ...facts }, place);
    });
    const { seq, position, repeated } = await turn.unless(created, (done) => done.repeated);
    return { body: { dclrSeq: seq }, position, repeated };
  };
}
