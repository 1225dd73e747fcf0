import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "お問い合わせに回答しました（お問い合わせ番号 {{seq}}）",
      INQUIRY_COMMENTED: "お問い合わせに新しいコメントがあります（お問い合わせ番号 {{seq}}）",
    },
    intros: {
      INQUIRY_ANSWERED: "お寄せいただいたお問い合わせに回答しました。お待ちいただきありがとうございました。",
      INQUIRY_COMMENTED: "お寄せいただいたお問い合わせに運営者がコメントしました。",
    },
    greeting: "{{nickname}}様",
    number: "お問い合わせ番号",
    open: "お問い合わせを見る",
    private: "お問い合わせと回答の内容はこのメールには記載せず、ログイン後の画面でのみご覧いただけます。",
    reason: "Safer Blockにお問い合わせをいただいたため、このメールをお送りしています。",
  },
} satisfies TextsLike<typeof master>;
