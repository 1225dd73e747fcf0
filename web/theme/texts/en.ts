import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    theme: { toDark: "Switch to dark", toLight: "Switch to light" },
  },
} satisfies InflectedTexts<typeof master>;
