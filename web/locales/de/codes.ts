import { codeNames } from "@sb/contracts/names/de/codes.ts";
import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { codes as master } from "../ko/codes.ts";

export const codes = {
  ...codeNames,
  orderType: { LATEST: "Neueste zuerst", POPULAR: "Beliebteste zuerst", MOST_REPORTED: "Am häufigsten gemeldet" },
} satisfies InflectedTexts<typeof master>;
