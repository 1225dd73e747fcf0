// A made-up report, and what the index is told of it.
import type { Chain, CrimeType, DeclareType } from "@sb/contracts/codes.ts";
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { keptLooks } from "@sb/knowledge/address/looks.ts";
import type { IndexOp, SearchDoc } from "@sb/platform/search/port.ts";

export type ReportOp = IndexOp<typeof REPORT_SEARCH>;

export type MadeReport = {
  readonly id: number;
  readonly title: string;
  readonly comment: string;
  readonly adrs: string;
  readonly addressKey: string;
  readonly sources: readonly string[];
  readonly nick: string;
  readonly crimeType: CrimeType;
  readonly declareType: DeclareType;
  readonly chain: Chain | undefined;
  readonly likeCount: number;
  /** How often the address was reported. */
  readonly timesReported: number;
};

/** As the projection would write them: the reports, then each of their addresses. */
export function opsOf(reports: readonly MadeReport[]): ReportOp[] {
  const addresses = new Map(reports.map(({ addressKey, timesReported }) => [addressKey, timesReported]));
  return [
    ...reports.map((report) => ({ op: "upsert" as const, doc: docOf(report) })),
    ...Array.from(addresses, ([group, value]) => ({
      op: "group" as const,
      sort: "timesReported" as const,
      group,
      value,
      keys: keptLooks(group),
    })),
  ];
}

export function docOf(report: MadeReport): SearchDoc<typeof REPORT_SEARCH> {
  const { id, title, comment, adrs, addressKey, sources, nick, crimeType, declareType, chain, likeCount } = report;
  return {
    id,
    texts: { title, comment, adrs, addressKey, sources, nick, additions: [] },
    filters: { crimeType, declareType, chain, filedBy: "PEOPLE" },
    sorts: { likeCount, timesReported: addressKey },
  };
}
