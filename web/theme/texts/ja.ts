import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    theme: {
      toDark: "ダークモードに切り替え",
      toLight: "ライトモードに切り替え",
    },
  },
} satisfies TextsLike<typeof master>;
