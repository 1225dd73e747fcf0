import type { TextsLike } from "@sb/contracts/texts.ts";
import type { newsletter as master } from "../ko/newsletter.ts";

export const newsletter = {
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
} satisfies TextsLike<typeof master>;
