import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  reportFiled: {
    subject: "通報を受け付けました（受付番号 {{seq}}）",
    greeting: "{{nickname}}様",
    received: "通報を受け付けました。勇気を出してお知らせくださり、ありがとうございます。",
    number: "受付番号",
    filedAt: "受付日時",
    open: "通報の内容を見る",
    next: "新たに分かったことがあれば、通報のページからいつでも情報を追加できます。",
    warning:
      "「被害金を取り戻す」と言って、先に費用やウォレットのリカバリーフレーズを求めてくるのは詐欺です。Safer Blockが費用やリカバリーフレーズ、パスワードをお尋ねすることは決してありません。",
    reason: "Safer Blockに通報されたため、このメールをお送りしています。",
  },
} satisfies TextsLike<typeof master>;
