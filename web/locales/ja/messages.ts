import type { TextsLike } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "不正なリクエストです。",
    401: "ログインが必要です。もう一度ログインしてください。",
    403: "ログイン情報の有効期限が切れました。もう一度ログインしてください。",
    404: "ページが見つかりません。",
    406: "不正なリクエストです。入力した値をご確認ください。",
    416: "必須項目がありません。入力した値をご確認ください。",
    500: "サーバーエラーです。しばらくしてからお試しください。",
    other: "不明なエラーです。もう一度お試しください。",
  },
  checkContent: "入力した内容をご確認ください。",
  noResource: "サーバーにリソースが存在しません。",
  otherError: "その他のエラーです。",
  dialog: {
    title: "ご案内",
    requestId: "お問い合わせの際にお伝えください：",
    crashTitle: "画面を表示できませんでした",
    crashText: "エラーを記録しました。もう一度試すか、ホームへ移動してください。",
    home: "ホームへ",
  },
} satisfies TextsLike<typeof master>;
