// The names of the closed lists of contracts/codes.ts, by list.
import type { Chain, CrimeType, DeclareType, OrderType, ReportStatus, Visibility } from "@sb/contracts/codes.ts";
import { CHAIN_NAMES } from "../chain-names.ts";
import { report } from "./report.ts";

export const codes = {
  crimeType: report.crimeTypes satisfies Record<CrimeType, string>,
  declareType: report.declareTypes satisfies Record<DeclareType, string>,
  orderType: report.orders satisfies Record<OrderType, string>,
  status: report.statuses satisfies Record<ReportStatus, string>,
  visibility: report.visibilities satisfies Record<Visibility, string>,
  chain: { ...CHAIN_NAMES, OTHER: report.otherChain } satisfies Record<Chain, string>,
};
