import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    theme: { toDark: "切换到深色", toLight: "切换到浅色" },
  },
} satisfies TextsLike<typeof master>;
