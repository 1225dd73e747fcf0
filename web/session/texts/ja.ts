import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    guard: {
      title: "ログインが必要です",
      text: "ログイン後にご利用いただける機能です。Google アカウントでログインしてください。",
      login: "ログイン",
      cancel: "キャンセル",
    },
    loggedOut: "ログアウトしました。",
  },
} satisfies TextsLike<typeof master>;
