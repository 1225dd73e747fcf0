import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  webhook: {
    heading: "Webhook",
    lead: "公開された通報を、お使いのサーバーへすぐにお送りします。",
    back: "マイページ",
    loading: "Webhookを読み込んでいます",
    failed: "Webhookを読み込めませんでした",
    list: "登録中のWebhook",
    refresh: "更新",
    full: "Webhookは{{most, number}}件まで登録できます。使わないものを終了すると、新しく登録できます。",
    none: {
      title: "Webhookはまだありません",
      text: "アドレスを登録すると公開された通報がそこへ送られ、結果をここで確認できます。",
    },
    add: {
      heading: "Webhookの登録",
      fields: { url: "送り先のアドレス", crimeTypes: "被害の種類", chains: "チェーン" },
      urlHint: "httpsで始まる公開アドレス。例：https://example.com/safer-block",
      criteriaHint: "選ばない場合はすべてお送りします。",
      all: "すべて",
      chosen_other: "{{count, number}}件選択",
      submit: "登録する",
      invalid: "httpsで始まる公開アドレス（ポート443）を入力してください。",
    },
    shown: {
      title: "署名用のシークレットを今コピーしてください",
      text: "メッセージが当サービスからのものであることを、このシークレットで確認します。表示されるのは今回だけで、閉じると二度と表示できません。",
      copy: "シークレットをコピー",
      copied: "コピーしました",
      done: "コピーしました",
    },
    since: "{{date}}登録",
    everything: "公開されたすべての通報",
    stopped: {
      badge: "停止中",
      GONE: "受信側がこれ以上受け取らないと応答しました（410）。再開すると、停止したところから続けてお送りします。",
      FAILING:
        "何度お送りしても受信されませんでした。サーバーを確認してから再開すると、停止したところから続けてお送りします。",
    },
    noCalls: "まだ何も送っていません。",
    calls: "最近のメッセージ",
    reports_other: "通報{{count, number}}件",
    actions: { resume: "再開", end: "終了" },
    resumed: "送信を再開しました。",
    ended: "Webhookを終了しました。アドレスとシークレットは消去されました。",
    askReplay: {
      title: "直近1日分を再送しますか？",
      text: "過去24時間に公開または変更された通報を、もう一度すべてお送りします。",
    },
    askEnd: {
      title: "このWebhookを終了しますか？",
      text: "このアドレスへの送信を止め、アドレスとシークレットを消去します。元に戻すことはできません。",
    },
    how: {
      title: "受信のしかた",
      body: "メッセージの本文は、公開された通報を最大50件含むSTIX 2.1のバンドルです。非公開の通報は送りません。",
      signed: "webhook-id、webhook-timestamp、webhook-signatureの各ヘッダーで署名を確認してから処理してください。",
      repeated:
        "同じメッセージの再送ではwebhook-idも同じです。削除または非公開になった通報はrevokedとしてお知らせします。",
      retries: "2xxの応答で受信とみなします。それ以外は3日間に最大10回お送りし、410の応答ではすぐに停止します。",
      standard: "Standard Webhooksについて",
    },
  },
  pages: {
    webhooks: { title: "Webhook", description: "公開された通報をご自身のサーバーで受け取ります。" },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "これ以上登録できません。使わないWebhookを先に終了してください。",
  },
} satisfies TextsLike<typeof master>;
