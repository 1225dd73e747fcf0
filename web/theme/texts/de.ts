import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    theme: {
      toDark: "Zur dunklen Darstellung",
      toLight: "Zur hellen Darstellung",
    },
  },
} satisfies InflectedTexts<typeof master>;
