import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  paper: {
    title: "チャットやメールから始める",
    stays: "この端末の中だけで読み取ります。下で選んだものを通報に入れるまで、何も送信しません。",
    reading: "読み取っています",
    refused: {
      UNREADABLE:
        "このファイルは文字として読み取れません。メール（.eml）か、書き出したチャット（.txt、.json、.html）を選んでください。",
      TOO_LARGE: "ファイルが20 MBを超えています。期間を分けて書き出してください。",
    },
    forms: {
      MAIL: "メールとして読み取りました。",
      KAKAOTALK: "カカオトークのチャットとして読み取りました。",
      WHATSAPP: "WhatsAppのチャットとして読み取りました。",
      TELEGRAM: "Telegramのチャットとして読み取りました。",
      PAGE: "ウェブページとして読み取りました。",
      TEXT: "文章として読み取りました。",
    },
    choose: "ファイルを選ぶ",
    chooseHint: "転送されたメール（.eml）、書き出したカカオトーク・WhatsApp・Telegramのチャット",
    paste: "または文章を貼り付ける",
    pasteHint: "スクリーンショットの文字を貼り付けてもかまいません。",
    read: "探す",
    nothing: "アドレス、サイト、日付、金額は見つかりませんでした。",
    targets: "アドレスとサイト",
    amounts: "金額",
    days: "日付",
    line: "{{line, number}}行目",
    times_other: "{{count, number}}回",
    full_other: "一つの事件で{{count, number}}件まで選べます。",
    cut: "ほかにもありますが、それぞれ最初の30件を表示しています。",
    attach: "このファイルも証拠として添付：{{name}}",
    attachHint: "ファイル全体が通報とともに送信されます。公開はされません。",
    take_other: "選んだ{{count, number}}件を通報に入れる",
    taken: "通報に入れました。続けてお答えください。",
    again: "ほかのものを読む",
    storyDays: "日付：{{days}}",
    storyAmounts: "金額：{{amounts}}",
  },
} satisfies TextsLike<typeof master>;
