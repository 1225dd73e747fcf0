import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  dispute: {
    subjects: {
      ASKED: "通報の削除が求められています。ご意見をお聞かせください（依頼番号 {{seq}}）",
      RECEIVED: "削除依頼を受け付けました（依頼番号 {{seq}}）",
      ANSWERED: "通報者から回答がありました（依頼番号 {{seq}}）",
      REMIND: "回答期限が近づいています（依頼番号 {{seq}}）",
      EXTENDED: "審査期間が延長されました（依頼番号 {{seq}}）",
      OVERDUE: "審査が遅れています（依頼番号 {{seq}}）",
      DECIDED: "削除依頼の審査結果が出ました（依頼番号 {{seq}}）",
      WITHDRAWN: "削除依頼が取り下げられました（依頼番号 {{seq}}）",
      CLOSED: "削除依頼は終了しました（依頼番号 {{seq}}）",
    },
    intros: {
      ASKED:
        "あなたの通報について、削除依頼がありました。決定の前に、まずあなたのご意見を伺います。下記の期限までにご回答ください。",
      RECEIVED: "削除依頼を受け付けました。通報者の意見を聞いたうえで、下記の期限までに決定します。",
      ANSWERED: "通報者から回答がありました。これから双方の内容を確認します。",
      REMIND: "あなたの通報に対する削除依頼に、まだ回答されていません。下記の期限までご回答いただけます。",
      EXTENDED:
        "さらに確認が必要なため、審査期間を一度だけ延長しました。理由と新しい期限は依頼の画面でご覧いただけます。",
      OVERDUE:
        "お約束した期限までに決定できず、申し訳ございません。決定まで通報はそのままです。この依頼を最優先で対応します。",
      DECIDED: "依頼を審査し、決定しました。結果と理由は依頼の画面でご覧いただけます。",
      WITHDRAWN: "あなたの通報に対する削除依頼は取り下げられました。お手続きは必要ありません。",
      CLOSED: "対象の通報が公開されていないため、依頼を終了しました。",
    },
    greeting: "{{nickname}}様",
    number: "依頼番号",
    report: "通報番号",
    dueAt: "期限",
    open: "依頼を見る",
    warning: "Safer Blockが費用やリカバリーフレーズ、パスワードをお尋ねすることは決してありません。",
    reason: "Safer Blockの削除依頼があなたに関わるため、このメールをお送りしています。",
  },
} satisfies TextsLike<typeof master>;
