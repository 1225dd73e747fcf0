// GET report/history/target: who else names the target of a report. People first, the newest first; published lists after.
import { paginate } from "@sb/contracts/http.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { leadOf } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, REPORT_LISTS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findReport, findReports, reportModel } from "./documents.ts";
import { findPublic } from "./list-items.ts";
import { findAddress } from "./lookup/lookup.ts";
import { maySeeAll, openReport } from "./open.ts";
import { reportLink } from "./view.ts";

export function getSameTarget(deps: ReportQueryDeps): Handler<"GET report/history/target"> {
  const { readStore } = deps;
  return async ({ query: { dclrSeq, pagination }, caller }) => {
    const { page, size } = pagination;
    const addressKey = await targetOf(deps, dclrSeq, caller);
    const address = await findAddress(readStore, addressKey);
    const total = (address?.people ?? 0) + (address?.sources.length ?? 0);
    const ids = address ? await leadsOn(readStore, addressKey, address, (page - 1) * size, page * size) : [];
    const shown = await findPublic(readStore, ids);
    const items = shown.map(({ doc, declaration }) => reportLink(doc, declaration));
    return { body: { items, pagination: paginate(page, size, total) } };
  };
}

/** The target of a public report, or of one that the caller may see all of. */
async function targetOf({ readStore, vault }: ReportQueryDeps, dclrSeq: number, caller: Caller | undefined) {
  const doc = await findReport(readStore, dclrSeq);
  if (doc?.declaration) return doc.declaration.addressKey;
  const full = doc && maySeeAll(doc, caller) ? await openReport(vault, doc) : undefined;
  if (!full) throw new Refused("NOT_FOUND");
  return full.declaration.addressKey;
}

/** The places [from, to) of all leads on an address. */
export async function leadsOn(
  readStore: ReadStore,
  addressKey: string,
  { people, filers, sources }: AddressDoc,
  from: number,
  to: number,
): Promise<readonly string[]> {
  const ofPeople = from < people ? await peopleOn(readStore, addressKey, { people, filers }, from, to) : [];
  const ofLists = sources.map((filer) => String(leadOf(filer)?.dclrSeq));
  return [...ofPeople, ...ofLists.slice(Math.max(0, from - people), Math.max(0, to - people))];
}

type Timed = Pick<ReportDoc, "dclrSeq" | "filedAt">;

/**
 * The first people stand in the address's document, the others in a list, and both are sorted by time: n of the document
 * move a place of the list by n at most, so the part of the list that begins n before is enough to merge them.
 */
async function peopleOn(
  readStore: ReadStore,
  addressKey: string,
  { people, filers }: Pick<AddressDoc, "people" | "filers">,
  from: number,
  to: number,
): Promise<readonly string[]> {
  const offset = Math.max(0, from - filers.length);
  const list = REPORT_LISTS.address(addressKey);
  const apart =
    people > filers.length
      ? (await reportModel(readStore).list(list, { offset, limit: to - offset, newestFirst: true })).members
      : [];
  const inside = filers.flatMap((filer) => String(leadOf(filer)?.dclrSeq ?? []));
  const docs: readonly Timed[] = await findReports(readStore, [...apart, ...inside]);
  const newestFirst = [...docs].sort((a, b) => b.filedAt.localeCompare(a.filedAt, "en") || b.dclrSeq - a.dclrSeq);
  return newestFirst.slice(from - offset, to - offset).map(({ dclrSeq }) => String(dclrSeq));
}
