import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletterConfirm: {
    subject: "ニュースレターの購読を確認してください",
    intro:
      "このアドレスでSafer Blockのニュースレターをお申し込みになりましたか。下のボタンを押すと購読が始まります。リンクは7日間有効です。",
    confirm: "購読を確認する",
    ignore: "お心当たりがない場合は、何もしなくてかまいません。これ以上メールは届きません。",
    reason: "このアドレスでニュースレターの申し込みがあったため、お送りしています。",
  },
  newsletterWelcome: {
    subject: "ニュースレターの購読が始まりました",
    intro: "ご購読ありがとうございます。暗号資産犯罪の動きと被害を防ぐ方法を、週に一度お届けします。",
    read: "これまでのセーファービューを読む",
    reason: "ニュースレターを購読されているため、お送りしています。",
  },
} satisfies TextsLike<typeof master>;
