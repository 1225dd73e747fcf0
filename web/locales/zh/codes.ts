import { codeNames } from "@sb/contracts/names/zh/codes.ts";
import type { TextsLike } from "@sb/contracts/texts.ts";
import type { codes as master } from "../ko/codes.ts";

export const codes = {
  ...codeNames,
  orderType: { LATEST: "最新", POPULAR: "最受关注", MOST_REPORTED: "举报最多" },
} satisfies TextsLike<typeof master>;
