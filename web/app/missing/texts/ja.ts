import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  missing: {
    title: "このページはありません",
    text: "アドレスが変わったか、打ち間違いかもしれません。お探しのものを検索してみてください。",
    lookUp: "アドレス・サイトを調べる",
    search: "通報履歴で探す",
  },
  pages: {
    missing: { title: "ページがありません", description: "このアドレスにはページがありません。" },
  },
} satisfies TextsLike<typeof master>;
