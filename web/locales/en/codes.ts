import { codeNames } from "@sb/contracts/names/en/codes.ts";
import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { codes as master } from "../ko/codes.ts";

export const codes = {
  ...codeNames,
  orderType: { LATEST: "Newest first", POPULAR: "Most popular", MOST_REPORTED: "Most reported" },
} satisfies InflectedTexts<typeof master>;
