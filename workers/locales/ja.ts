import type { TextsLike } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    unasked: "このメールは自動で送信されています。ご返信いただいてもお答えできません。",
    unsubscribe: "このメールの配信を停止する",
  },
  reportFiled: {
    subject: "通報を受け付けました（受付番号 {{seq}}）",
    greeting: "{{nickname}} 様",
    received: "通報を受け付けました。勇気を出してお知らせくださり、ありがとうございます。",
    number: "受付番号",
    filedAt: "受付日時",
    open: "通報の内容を見る",
    next: "新たに分かったことがあれば、通報のページからいつでも情報を追加できます。",
    warning:
      "「被害金を取り戻す」と言って、先に費用やウォレットのリカバリーフレーズを求めてくるのは詐欺です。Safer Block が費用やリカバリーフレーズ、パスワードをお尋ねすることは決してありません。",
    reason: "Safer Block に通報されたため、このメールをお送りしています。",
  },
  analysisEnded: {
    subject: "詳細分析のご依頼の結果が出ました（依頼番号 {{seq}}）",
    greeting: "{{nickname}} 様",
    answered: "ご依頼の詳細分析について回答しました。",
    closed: "ご依頼の詳細分析は実施せずに終了しました。理由は依頼のページに記載しています。",
    number: "依頼番号",
    open: "回答を見る",
    private: "回答には事件に関する内容が含まれるため、このメールには記載せず、ログイン後の画面でのみご覧いただけます。",
    reason: "Safer Block に詳細分析をご依頼いただいたため、このメールをお送りしています。",
  },
} satisfies TextsLike<Mails>;
