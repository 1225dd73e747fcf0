// GET report/history/{dclrSeq}.
import { Refused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { filerOf } from "@sb/contracts/report/filers.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { Mention, PublicDetail } from "@sb/contracts/report/wire.ts";
import { mentionsIn } from "@sb/knowledge/address/finder/mentions.ts";
import { findStanding } from "@sb/knowledge/stix/levels.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findAddresses, findExtras, findFiler, findReport } from "./documents.ts";
import { sameIncidentOf } from "./incident.ts";
import { findPublic } from "./list-items.ts";
import { maySeeAll, openExtras, openReport } from "./open.ts";
import { timelineOf } from "./timeline.ts";
import { type Around, ownReportView, reportLink, reportView } from "./view.ts";

export function getDetail(deps: ReportQueryDeps): Handler<"GET report/history/{dclrSeq}"> {
  const { readStore, vault } = deps;
  return async ({ params, caller }) => {
    const doc = await findReport(readStore, params.dclrSeq);
    if (!doc) throw new Refused("NOT_FOUND");
    if (!maySeeAll(doc, caller)) return { body: await publicDetail(deps, doc, caller) };
    const full = await openReport(vault, doc);
    if (!full) throw new Refused("NOT_FOUND");
    const around = await aroundOf(readStore, doc, full.declaration.addressKey, caller);
    const extras = await openExtras(vault, doc.dclrSeq, await findExtras(readStore, doc));
    const others = await sameIncidentOf(deps, doc, caller);
    const beside = { ...(await besideOf(deps, doc, full.declaration)), ...others, timeline: timelineOf(doc, "ALL") };
    return { body: { ...ownReportView(doc, { full, extras }, around), ...beside } };
  };
}

async function publicDetail(deps: DetailDeps, doc: ReportDoc, caller: Caller | undefined) {
  const { declaration } = doc;
  if (!declaration) throw new Refused("NOT_FOUND");
  const around = await aroundOf(deps.readStore, doc, declaration.addressKey, caller);
  const others = await sameIncidentOf(deps, doc, caller);
  const beside = { ...(await besideOf(deps, doc, declaration)), ...others, timeline: timelineOf(doc, "PUBLIC") };
  return { ...reportView(doc, declaration, around), ...beside };
}

type DetailDeps = Pick<ReportQueryDeps, "readStore" | "clock" | "vault">;

async function besideOf(
  { readStore, clock }: Pick<DetailDeps, "readStore" | "clock">,
  doc: ReportDoc,
  declaration: PublicDeclaration,
) {
  const [additions, { facts }] = await Promise.all([
    additionsOf(readStore, doc),
    findStanding(readStore, declaration.addressKey),
  ]);
  // A private report says nothing of its target to anybody.
  const level = doc.declaration && { level: levelOf(facts, clock()) };
  return { ...additions, ...level, mentions: mentionsOf(declaration) };
}

/** The addresses and sites in its text, with the spelling that each is looked up by. */
export const mentionsOf = ({ comment }: Pick<PublicDeclaration, "comment">): Mention[] =>
  mentionsIn(comment, MENTIONS).map(({ start, end, target }) => ({ start, end, adrs: target.addressKey }));
const MENTIONS = { mentions: REPORT_LIMITS.mentions, words: REPORT_LIMITS.mentionWords };

/** Other public reports of the same person, or the same list, on the target. */
async function additionsOf(readStore: ReadStore, doc: ReportDoc): Promise<Pick<PublicDetail, "additions" | "addsTo">> {
  const { declaration, dclrSeq } = doc;
  const filer = declaration && (await findFiler(readStore, declaration.addressKey, filerOf(doc)));
  const [lead, ...others] = (filer?.entries ?? []).map((entry) => entry.dclrSeq);
  if (lead === dclrSeq) return { additions: await linksTo(readStore, others) };
  const [addsTo] = lead === undefined ? [] : await linksTo(readStore, [lead]);
  return { additions: [], ...(addsTo && { addsTo }) };
}

async function linksTo(readStore: ReadStore, seqs: readonly number[]) {
  const shown = await findPublic(readStore, seqs.map(String));
  return shown.map(({ doc, declaration }) => reportLink(doc, declaration));
}

async function aroundOf(
  readStore: ReadStore,
  { dclrSeq, ownerId }: ReportDoc,
  addressKey: string,
  caller: Caller | undefined,
): Promise<Around> {
  const [nicks, addresses, [talk = SILENT]] = await Promise.all([
    findNicknames(readStore, [ownerId]),
    findAddresses(readStore, [addressKey]),
    findTalks(readStore, "REPORT", [dclrSeq], caller),
  ]);
  return { nick: nicks.get(ownerId) ?? "", address: addresses.get(addressKey), talk, caller };
}
