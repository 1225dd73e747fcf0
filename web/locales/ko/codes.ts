// The names of the closed lists of contracts/codes.ts, by list.
import type { OrderType } from "@sb/contracts/codes.ts";
import { codeNames } from "@sb/contracts/names/ko/codes.ts";

export const codes = {
  ...codeNames,
  orderType: { LATEST: "최신순", POPULAR: "인기순", MOST_REPORTED: "많이 신고된 순" } satisfies Record<
    OrderType,
    string
  >,
};
