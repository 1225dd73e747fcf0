import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletter: {
    heading: "ニュースレター",
    completed: "購読が完了しました。",
    completedText: "週に一度メールをお届けします。停止するには、メール下部のリンクをご利用ください。",
    confirmTitle: "ニュースレターを購読しますか？",
    confirmText: "ボタンを押すと、このメールアドレスの購読が始まります。",
    confirm: "購読を始める",
    endTitle: "ニュースレターを停止しますか？",
    endText: "購読を停止すると、メールアドレスも削除されます。",
    end: "購読を停止する",
    ended: "購読を停止しました。",
    endedText: "メールアドレスを削除しました。いつでも再びお申し込みいただけます。",
    expired: "このリンクは使えません",
    expiredText: "有効期限が切れたか、一部だけがコピーされています。ページの下部からもう一度お申し込みください。",
    home: "ホームへ",
  },
  pages: {
    newsletterConfirm: { title: "ニュースレターの購読確認", description: "ニュースレターの購読を確認します。" },
    newsletterEnd: { title: "ニュースレターの停止", description: "ニュースレターの購読を停止します。" },
  },
  common: {
    footer: {
      newsletter: "ニュースレター",
      newsletterLead: "新しい手口と防ぎ方をメールでお届けします。",
      email: "メールアドレス",
      emailInvalid: "メールアドレスをご確認ください。",
      subscribeSent: "確認メールを送信しました。メール内のリンクを押してください。",
      subscribe: "購読する",
    },
  },
} satisfies TextsLike<typeof master>;
