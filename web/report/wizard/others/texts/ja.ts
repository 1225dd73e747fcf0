import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  others: {
    title: "同じ事件のほかの対象",
    hint: "ウォレット、サイト、メッセンジャーのアカウントが一緒に使われていたら、ここに加えてください。内容を書くのは一度だけで、対象ごとに通報されます。メッセンジャーのアカウントはt.me/… のようなリンクで書いてください。",
    add: "同じ事件の対象を加える",
    most: "一つの事件で{{count, number}}件の対象までまとめて通報できます。",
    target: "対象 {{row, number}}",
    remove: "対象 {{row, number}}を外す",
    unread: "ウォレットアドレスやサイトとして読み取れません。確認してください。",
  },
} satisfies TextsLike<typeof master>;
