import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  myData: {
    heading: "ログインと自分のデータ",
    lead: "ログイン中の端末を確認し、自分のデータを一つのファイルで受け取り、削除すると何がなくなるかを確かめます。",
    logins: {
      heading: "ログイン中の端末",
      failed: "ログインの一覧を読み込めませんでした",
      isThis: "この端末",
      seen: "最後の利用：{{seen}}、ログイン：{{begun}}",
      end: "ログアウト",
      endOf: "{{name}}からログアウト",
      endOthers: "ほかの端末すべてからログアウト",
      none: "ほかの端末ではログインしていません。",
      unknown: "不明な端末",
      sure: "ログアウトしますか？",
      sureOne: "「{{name}}」からすぐにログアウトします。",
      sureAll: "この端末以外のすべての端末からすぐにログアウトします。",
      ended: "ログアウトしました。",
      browsers: {
        CHROME: "Chrome",
        SAFARI: "Safari",
        FIREFOX: "Firefox",
        EDGE: "Edge",
        SAMSUNG: "Samsungブラウザ",
        WHALE: "Whaleブラウザ",
        OPERA: "Opera",
        OTHER: "ほかのブラウザ",
      },
      systems: {
        ANDROID: "Android",
        IOS: "iPhone · iPad",
        WINDOWS: "Windows",
        MACOS: "Mac",
        LINUX: "Linux",
        CHROMEOS: "Chromebook",
        OTHER: "ほかの端末",
      },
    },
    download: {
      heading: "自分のデータをダウンロード",
      text: "登録情報と同意、通報と添付ファイル、下書き、お問い合わせ、削除依頼、分析依頼、ウォッチ、APIキーとWebhookの情報を一つのZIPファイルで受け取ります。",
      safe: "ファイルはこの端末で作ります。サーバーにコピーは残らず、ほかの人が開けるアドレスもできません。ほかの人の記事へのコメントは含まれません。",
      start: "自分のデータをダウンロード",
      progress_other: "{{count, number}}個のファイルを集めました",
      done_other: "{{count, number}}個のファイルを入れたZIPファイルを保存しました。",
    },
    deletions: {
      heading: "削除するとなくなるもの",
      rows: {
        report: {
          name: "通報",
          text: "内容、添付ファイル、追加情報を開く鍵が破棄され、誰も読めなくなります。機関がすでに受け取ったコピーはその機関に残ります。",
        },
        draft: { name: "下書き", text: "サーバーに保存した内容と、この端末に保存した添付ファイルが削除されます。" },
        comment: { name: "コメント", text: "コメントの内容が削除され、返信は残ります。" },
        inquiry: { name: "お問い合わせ", text: "内容と添付ファイルが削除されます。回答が済んだものは削除できません。" },
        watch: { name: "ウォッチ", text: "ウォッチ中の対象と通知の設定が削除され、お知らせも止まります。" },
        key: { name: "APIキーとWebhook", text: "すぐに使えなくなり、名前とアドレスが削除されます。" },
        account: {
          name: "アカウント",
          text: "メールアドレス、ニックネーム、ログイン端末の情報を開く鍵が破棄されます。公開した通報はニックネームなしで残ります。",
        },
      },
    },
  },
  pages: { myData: { title: "ログインと自分のデータ", description: "ログイン中の端末と自分のデータを管理します。" } },
} satisfies TextsLike<typeof master>;
