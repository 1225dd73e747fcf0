import { codeNames } from "@sb/contracts/names/ja/codes.ts";
import type { TextsLike } from "@sb/contracts/texts.ts";
import type { codes as master } from "../ko/codes.ts";

export const codes = {
  ...codeNames,
  orderType: { LATEST: "新しい順", POPULAR: "人気順", MOST_REPORTED: "通報の多い順" },
} satisfies TextsLike<typeof master>;
