import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  analysisEnded: {
    subject: "詳細分析のご依頼の結果が出ました（依頼番号 {{seq}}）",
    greeting: "{{nickname}}様",
    answered: "ご依頼の詳細分析について回答しました。",
    closed: "ご依頼の詳細分析は実施せずに終了しました。理由は依頼のページに記載しています。",
    number: "依頼番号",
    open: "回答を見る",
    private: "回答には事件に関する内容が含まれるため、このメールには記載せず、ログイン後の画面でのみご覧いただけます。",
    reason: "Safer Blockに詳細分析をご依頼いただいたため、このメールをお送りしています。",
  },
} satisfies TextsLike<typeof master>;
