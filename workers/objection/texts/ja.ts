import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  objection: {
    subject: "リストの掲載に異議がありました：{{list}}",
    intro:
      "Safer Blockは、公開されているリストを出典とともに表示しています。そのうちの一件に異議がありましたので、お知らせします。",
    list: "リスト",
    target: "掲載項目",
    since: "異議を受け付けた日時",
    owner: "異議を申し立てた方",
    saysOwner: "本人のものだと述べています",
    saysNot: "所有者ではありません",
    because: "理由",
    open: "項目のページを見る",
    unproven:
      "申し立ての内容が正しいかは確認できていません。それまで掲載はそのまま表示し、異議があることだけを示します。",
    ifWrong:
      "リストから外されると、次の更新でこちらからも消えます。正しい掲載であれば、何もしていただく必要はありません。",
    reason: "このリストの連絡先として登録されているため、お送りしています。",
  },
} satisfies TextsLike<typeof master>;
