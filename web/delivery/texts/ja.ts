import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  delivery: {
    heading: "機関への送付記録",
    lead: "この機関に送ったものと、その結果です。内容そのものは表示しません。",
    back: "機関",
    list: "送付の記録",
    loading: "送付の記録を読み込んでいます",
    failed: "送付の記録を読み込めませんでした",
    count_other: "{{count, number}}件",
    none: { title: "まだ何も送っていません", text: "通報やテストメッセージを送ると、ここに表示されます。" },
    inboxOnly: "{{agency}}には今、メッセージを受け取れるWebhookがありません。通報は受信箱に入ります。",
    nobody: "{{agency}}には受け取れるWebhookも、受信箱を見るメンバーもいません。今は誰も通報を受け取っていません。",
    outcome: "結果",
    outcomes: { ALL: "すべて", TAKEN: "受領・受信箱", FAILED: "失敗" },
    test: "テストメッセージを送る",
    tested: "テストメッセージを送っています。結果はまもなく一覧に表示されます。",
    refresh: "更新",
    replay: "再送",
    replayOf: "通報 {{seq}}を再送",
    replayDay: "直近1日分を再送",
    replayed: "再送しています。",
    missing: "今受け取れるWebhookがありません。その間に停止されたか、設定が変わりました。",
    askReplayDay: {
      title: "直近1日分を再送しますか？",
      text: "この機関が過去24時間に受け取ったものをすべてもう一度送ります。同じメッセージは番号も同じなので、機関側で見分けられます。",
    },
    taken: { WEBHOOK: "受領", INBOX: "受信箱に入れました" },
    contents: { SHARED: "通報の共有", REVOKED: "共有の取り消し", TEST: "テストメッセージ" },
    answered: "応答 {{status}} · {{ms, number}}ミリ秒",
    unanswered: "応答なし · {{ms, number}}ミリ秒",
    failures: {
      STATUS: "エラー応答",
      REDIRECTED: "転送された",
      GONE: "受信停止（410）",
      TIMED_OUT: "時間切れ",
      ADDRESS_REFUSED: "許可されないアドレス",
      CERTIFICATE_INVALID: "証明書が無効",
      UNREACHABLE: "接続できない",
    },
  },
  queues: {
    PARKED_DELIVERIES: "停止した機関への送付",
  },
  pages: {
    adminDeliveries: { title: "機関への送付記録" },
  },
  trail: {
    subjects: {
      delivery: "機関への送付",
    },
    acts: {
      DeliveryTestAsked: "機関へのテスト送信",
      DeliveryReplayAsked: "機関への再送",
    },
  },
} satisfies TextsLike<typeof master>;
