import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inApp: {
    title: "ブラウザで開いてください",
    text: "{{name}}の中で開いた画面では、Googleがログインを許可していません。スマートフォンのブラウザで開くとログインできます。",
    button: "ボタンを押すと、{{name}}の外のブラウザでこの画面が開きます。",
    byMenu: {
      ANDROID:
        "{{name}}のメニュー（⋮）から「ブラウザで開く」を選ぶか、アドレスをコピーしてブラウザに貼り付けてください。",
      IOS: "{{name}}のメニュー（⋯ または共有ボタン）から「Safariで開く」か「ブラウザで開く」を選ぶか、アドレスをコピーしてSafariに貼り付けてください。",
      OTHER: "アドレスをコピーして、お使いのブラウザに貼り付けてください。",
    },
    open: "ブラウザで開く",
    copy: "アドレスをコピー",
    copied: "コピーしました",
    here: "それでもここでログイン",
    names: {
      KAKAOTALK: "カカオトーク",
      NAVER: "NAVERアプリ",
      DAUM: "Daumアプリ",
      BAND: "BAND",
      LINE: "LINE",
      INSTAGRAM: "Instagram",
      FACEBOOK: "Facebook",
      MESSENGER: "Messenger",
      WECHAT: "WeChat",
      QQ: "QQ",
      WEIBO: "Weibo",
      TIKTOK: "TikTok",
      X: "X",
      TELEGRAM: "Telegram",
      SNAPCHAT: "Snapchat",
      LINKEDIN: "LinkedIn",
      OTHER: "このアプリ",
    },
  },
  common: {
    guard: {
      title: "ログインが必要です",
      text: "ログイン後にご利用いただける機能です。Googleアカウントでログインしてください。",
      login: "Google で続行",
      cancel: "キャンセル",
    },
    loggedOut: "ログアウトしました。",
  },
} satisfies TextsLike<typeof master>;
