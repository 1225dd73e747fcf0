import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  figures: {
    heading: "統計",
    lead: "毎日の受付と処理の件数、待っている時間を確認できます。日付はUTCで、今日はまだ終わっていません。",
    span: "期間",
    lastDays_other: "直近{{count, number}}日",
    loading: "統計を読み込んでいます",
    failed: "統計を読み込めませんでした",
    day: "日付",
    table: "表で見る",
    csv: "CSVで保存",
    png: "画像で保存",
    series: {
      reports: "受け付けた通報",
      begun: "受け付けた依頼",
      ended: "終わった依頼",
      delivered: "送付済み",
      notDelivered: "送付できず",
      parked: "停止した送付",
      others: "その他の種類",
      refused: "拒否したコメント",
      found: "見つかった件",
      seen: "確認した件",
    },
    plots: {
      reports: {
        title: "通報",
        text: "利用者からの通報です。公開リストから取り込んだ項目は数えません。",
      },
      disputes: {
        title: "削除依頼",
        text: "受け付けた日と終わった日にそれぞれ数えます。取り下げも終わったものとします。",
      },
      deliveries: {
        title: "機関への送付",
        text: "連携機関に知らせた回数、失敗した試行、すべての試行に失敗して停止した送付です。",
      },
      refused: {
        title: "拒否されたコメント",
        text: "拒否した日と、担当者が確認した日または投稿者が退会した日にそれぞれ数えます。",
      },
      unusual: {
        title: "いつもと違う通報",
        text: "規則が見つけた日と、担当者が最初に確認した日にそれぞれ数えます。",
      },
      oldest: {
        title: "最長の待ち日数",
        text: "一日の終わりに、最も長く待っていたものが何日目だったかを示します。",
      },
      waiting: {
        title: "待っている件数",
        text: "一日の終わりに待っていた件数です。",
      },
      parked: {
        title: "停止したジョブ",
        text: "現在停止しているジョブを種類別に示します。そのうち何件が各日の終わりに停止していたかを数えます。その後に再実行または破棄されたものは含みません。",
      },
    },
  },
  pages: { adminFigures: { title: "統計" } },
} satisfies TextsLike<typeof master>;
