import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    skip: "本文へ移動",
    stale: "一部の内容の反映が遅れています。追加されたばかりの内容は、少し後に表示されることがあります。",
    nav: {
      label: "メインメニュー",
      open: "メニューを開く",
      close: "メニューを閉じる",
      report: "通報",
      toReport: "通報",
      insight: "インサイト",
      support: "サポート",
      admin: "管理",
      login: "ログイン",
      logout: "ログアウト",
      account: "{{nickname}}さんのアカウント",
      hello: "{{nickname}}さん",
    },
    footer: {
      mission: "通報は捜査機関や危険な取引を遮断する機関と共有され、次の被害を防ぎます。",
      rights: "© {{year}} Safer Block",
    },
    toasts: "通知",
  },
  pages: {
    suffix: "Safer Block",
  },
} satisfies TextsLike<typeof master>;
