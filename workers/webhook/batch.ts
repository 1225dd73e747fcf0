// The next batch of a webhook: reports in the order in which they were shared, as they stand now.
import { matches } from "@sb/contracts/agency/entitled.ts";
import { REPORT_TICK, SHARING_LISTS, TICKS } from "@sb/contracts/sharing/model.ts";
import type { WebhookCriteria } from "@sb/contracts/webhook/events.ts";
import { REPORTS_A_MESSAGE } from "@sb/contracts/webhook/model.ts";
import { type AddedReport, findShared, newestAdded, sharingModel } from "@sb/knowledge/stix/documents.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type BatchDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

export type Batch = {
  readonly reports: readonly AddedReport[];
  /** Everything up to here is in it, or is not for this webhook. */
  readonly upTo: number;
  /** How many changes were looked at. */
  readonly scanned: number;
};

/** Read at once; other work gets its turn between. */
const PAGE = 200;
const PAGES = 50;

/** `settled`: where an earlier try of the same message ended. What has changed since then comes later in the order. */
export async function batchAfter(
  deps: BatchDeps,
  criteria: WebhookCriteria,
  from: number,
  settled?: number,
): Promise<Batch> {
  // Reports that change while this is read are left to a later message.
  const end = settled ?? (await newestAdded(deps.readStore)) + TICKS;
  const reports: AddedReport[] = [];
  let [upTo, scanned] = [from, 0];
  for (let page = 0; page < PAGES; page += 1) {
    const found = await changesAfter(deps, upTo);
    for (const report of found.changes) {
      const place = placeOf(report);
      if (place > end) return { reports, upTo, scanned };
      [upTo, scanned] = [place, scanned + 1];
      if (isWanted(criteria, report)) reports.push(report);
      if (reports.length === REPORTS_A_MESSAGE) return { reports, upTo, scanned };
    }
    if (found.isLast || found.changes.length === 0) break;
  }
  return { reports, upTo, scanned };
}

const placeOf = ({ added }: AddedReport): number => added + REPORT_TICK;

async function changesAfter({ readStore, publicUrl }: BatchDeps, after: number) {
  const members = await sharingModel(readStore).listAfter(SHARING_LISTS.added, after, PAGE);
  // The others are targets.
  const uuids = members.filter((member) => !member.includes("--"));
  const found = (await findShared(readStore, uuids, publicUrl)).filter((report) => placeOf(report) > after);
  return { changes: found.sort((a, b) => a.added - b.added), isLast: members.length < PAGE };
}

/** The rest of a revoked report does not tell its chain: that keeps it from nobody. */
export const isWanted = (
  { crimeTypes, chains }: WebhookCriteria,
  { crimeType, target }: Pick<AddedReport, "crimeType" | "target">,
): boolean =>
  matches({ crimeTypes, chains, countries: [] }, { crimeType, chain: target?.chain, customChain: target?.customChain });
