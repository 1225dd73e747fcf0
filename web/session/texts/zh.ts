import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    guard: {
      title: "需要登录",
      text: "此功能需登录后使用。请使用 Google 账户登录。",
      login: "登录",
      cancel: "取消",
    },
    loggedOut: "已退出登录。",
  },
} satisfies TextsLike<typeof master>;
