import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  webhook: {
    heading: "Webhook",
    lead: "公開された通報を、お使いのサーバーへすぐにお送りします。",
    back: "マイページ",
    loading: "Webhook を読み込んでいます",
    failed: "Webhook を読み込めませんでした",
    list: "登録中の Webhook",
    refresh: "更新",
    full: "Webhook は {{most, number}} 件まで登録できます。使わないものを終了すると、新しく登録できます。",
    none: {
      title: "Webhook はまだありません",
      text: "アドレスを登録すると公開された通報がそこへ送られ、結果をここで確認できます。",
    },
    add: {
      heading: "Webhook の登録",
      fields: { url: "送り先のアドレス", crimeTypes: "犯罪の種類", chains: "チェーン" },
      urlHint: "https で始まる公開アドレス。例：https://example.com/safer-block",
      criteriaHint: "選ばない場合はすべてお送りします。",
      all: "すべて",
      chosen_other: "{{count, number}} 件選択",
      submit: "登録する",
      invalid: "https で始まる公開アドレス（ポート443）を入力してください。",
    },
    shown: {
      title: "署名用の秘密鍵を今コピーしてください",
      text: "メッセージが当サービスからのものであることを、この鍵で確認します。表示されるのは今回だけで、閉じると二度と表示できません。",
      copy: "秘密鍵をコピー",
      copied: "コピーしました",
      done: "コピーしました",
    },
    since: "{{date}} 登録",
    everything: "公開されたすべての通報",
    stopped: {
      badge: "停止中",
      GONE: "受信側がこれ以上受け取らないと応答しました（410）。再開すると、停止したところから続けてお送りします。",
      FAILING:
        "何度お送りしても受信されませんでした。サーバーを確認してから再開すると、停止したところから続けてお送りします。",
    },
    noCalls: "まだ何も送っていません。",
    calls: "最近のメッセージ",
    reports_other: "通報 {{count, number}} 件",
    actions: { resume: "再開", end: "終了" },
    resumed: "送信を再開しました。",
    ended: "Webhook を終了しました。アドレスと秘密鍵は消去されました。",
    askReplay: {
      title: "直近 1 日分を再送しますか？",
      text: "過去 24 時間に公開または変更された通報を、もう一度すべてお送りします。",
    },
    askEnd: {
      title: "この Webhook を終了しますか？",
      text: "このアドレスへの送信を止め、アドレスと秘密鍵を消去します。元に戻すことはできません。",
    },
    how: {
      title: "受信のしかた",
      body: "メッセージの本文は、公開された通報を最大 50 件含む STIX 2.1 のバンドルです。非公開の通報は送りません。",
      signed: "ヘッダー webhook-id、webhook-timestamp、webhook-signature で署名を確認してから処理してください。",
      repeated:
        "同じメッセージの再送では webhook-id も同じです。削除または非公開になった通報は revoked としてお知らせします。",
      retries: "2xx の応答で受信とみなします。それ以外は 3 日間に最大 10 回お送りし、410 の応答ではすぐに停止します。",
      standard: "Standard Webhooks について",
    },
  },
  pages: {
    webhooks: { title: "Webhook", description: "公開された通報をご自身のサーバーで受け取ります。" },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "これ以上登録できません。使わない Webhook を先に終了してください。",
  },
} satisfies TextsLike<typeof master>;
