import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  edgePage: {
    away: "いまサービスが応答していません",
    asOf: "公開ファイルにある{{at}}までの数字だけをお見せしています。その後の通報や変更は含まれていません。",
    notThen: "{{at}}までに通報はありませんでした",
    lists: "公開リスト",
    listedOn: "リストに最初に載った日",
    unasked: "似たアドレス、同じサイトの別の部分、以前の書き方での通報は確認できませんでした。",
    again: "サービスにもう一度たずねる",
    comesBack: "サービスが再び応答すると、ページ全体が自動的に表示されます。",
    missing: {
      heading: "いま見られないもの",
      words: "通報に書かれた内容、添付ファイル、コメント",
      lists: "公開リストの名前と説明",
      timeline: "これまでの記録と、異議の結果",
    },
  },
} satisfies InflectedTexts<typeof master>;
