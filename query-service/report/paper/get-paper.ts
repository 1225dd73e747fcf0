// GET report/paper/{dclrSeq} and GET report/letter/{dclrSeq}: papers about one's own report, as PDF.
import type { Language } from "@sb/contracts/codes.ts";
import { LOG_COLLECTIONS, LOG_MODEL, type LoggedFact, type LoggedReportDoc } from "@sb/contracts/log/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { Paper } from "@sb/platform/pdf/paper.ts";
import { attachment } from "../attachment.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { findAddresses, findExtras, findReport } from "../documents.ts";
import { openExtras, openReport } from "../open.ts";
import { exchangeLetter } from "./letter.ts";
import type { OnPaper } from "./on-paper.ts";
import { policePaper } from "./police.ts";

type PaperOf = (on: OnPaper) => Paper;
type PaperRequest = { readonly dclrSeq: number; readonly language: Language; readonly caller: Caller };

export const getPaper =
  (deps: ReportQueryDeps): Handler<"GET report/paper/{dclrSeq}"> =>
  async ({ params, query, caller }) => {
    const logged = await findLogged(deps, params.dclrSeq);
    return reply(deps, "report", (on) => policePaper({ ...on, logged }), { ...params, ...query, caller });
  };

/** The leaf of its filing; that of its newest words where staff corrected them. */
async function findLogged({ readStore }: ReportQueryDeps, dclrSeq: number): Promise<LoggedFact | undefined> {
  const doc = await readStore.model(LOG_MODEL).get(LOG_COLLECTIONS.report, String(dclrSeq));
  // Only the log's projection writes there.
  const { filed, now } = (doc ?? {}) as Partial<LoggedReportDoc>;
  return filed ?? now;
}

export const getLetter =
  (deps: ReportQueryDeps): Handler<"GET report/letter/{dclrSeq}"> =>
  ({ params, query, caller }) =>
    reply(deps, "letter", exchangeLetter, { ...params, ...query, caller });

async function reply(deps: ReportQueryDeps, kind: string, paperOf: PaperOf, asked: PaperRequest) {
  return {
    stream: await deps.papers.draw(paperOf(await gather(deps, asked))),
    mediaType: "application/pdf",
    headers: {
      "content-disposition": attachment(`safer-block-${kind}-${asked.dclrSeq}.pdf`),
      "cache-control": "private, no-store",
    },
  };
}

/** For the owner alone: a paper is in their name. */
async function gather(
  { readStore, vault, publicUrl, clock }: ReportQueryDeps,
  { dclrSeq, language, caller }: PaperRequest,
): Promise<OnPaper> {
  const doc = await findReport(readStore, dclrSeq);
  if (doc?.ownerId !== caller.userId) throw new Refused("NOT_FOUND");
  const full = await openReport(vault, doc);
  if (!full) throw new Refused("NOT_FOUND");
  const { addressKey } = full.declaration;
  const address = (await findAddresses(readStore, [addressKey])).get(addressKey);
  return {
    ...{ doc, full, language, publicUrl },
    extras: await openExtras(vault, dclrSeq, await findExtras(readStore, doc)),
    others: { people: address?.people ?? 0, lists: address?.listings.length ?? 0 },
    madeAt: clock(),
  };
}
