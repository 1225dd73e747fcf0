import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  server: {
    gone: {
      title: "このページは表示できません",
      text: "削除されたか、非公開か、もともと存在しないページです。",
      search: "通報履歴で探す",
    },
    comments_other: "コメント{{count, number}}件",
    newer: "新しいもの",
    older: "古いもの",
  },
} satisfies TextsLike<typeof master>;
