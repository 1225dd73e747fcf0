import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  published: {
    subjects: {
      HELD: "リストの変更をご確認ください：{{name}}",
      FAILING: "リストを更新できません：{{name}}",
    },
    intros: {
      HELD: "公開元の新しいリストが前回から大きく変わりました。正しい変更かご確認のうえ、受け入れるかどうかをお決めください。",
      FAILING: "何度か試しましたが、公開元からリストを取得できませんでした。理由は管理画面にあります。",
    },
    list: "リスト",
    lastGood: "最後に確認した日時",
    never: "まだありません",
    open: "リストを見る",
    stays: "それまでは、最後に取得した内容がそのまま表示されます。",
    reason: "Safer Blockの管理者に設定されているため、このメールをお送りしています。",
  },
} satisfies InflectedTexts<typeof master>;
