import type { TextsLike } from "@sb/contracts/texts.ts";
import { CHAIN_NAMES } from "../chain-names.ts";
import type { codes as master } from "../ko/codes.ts";
import { report } from "./report.ts";

export const codes = {
  crimeType: report.crimeTypes,
  declareType: report.declareTypes,
  orderType: report.orders,
  status: report.statuses,
  visibility: report.visibilities,
  chain: { ...CHAIN_NAMES, OTHER: report.otherChain },
} satisfies TextsLike<typeof master>;
