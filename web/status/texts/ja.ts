import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  status: {
    heading: "サービスの状態",
    lead: "今動いていること、遅れていることを、そのままお知らせします。",
    at: "状態は約30秒ごとに確認し直します。",
    since: "この状態を最初に確認：{{ago}}",
    overall: {
      RUNNING: "すべて正常です",
      DELAYED: "遅れているものがあります",
      DOWN: "止まっているものがあります",
      UNKNOWN: "確認できないものがあります",
    },
    parts: {
      FILING: "通報の受付",
      LOOKUP: "アドレスとサイトの照会",
      SEARCH: "通報の検索",
      DELIVERY: "機関への送付",
      MAIL: "メールの送信",
      LISTS: "公開リストの更新",
    },
    states: { RUNNING: "正常", DELAYED: "遅延", DOWN: "停止", UNKNOWN: "未確認" },
    running: {
      FILING: "通報を受け付けて今す。",
      LOOKUP: "照会に応答して今す。",
      SEARCH: "検索できます。",
      DELIVERY: "通報をすぐに送付して今す。",
      MAIL: "メールをすぐに送信して今す。",
    },
    late: {
      LOOKUP_other: "照会はできますが、新しい通報の表示が{{count, number}}分以上遅れて今す。",
      SEARCH_other: "検索はできますが、新しい通報の反映が{{count, number}}分以上遅れて今す。",
      DELIVERY_other: "{{count, number}}分以上待っている送付があります。失われるものはありません。",
      MAIL_other: "{{count, number}}分以上待っているメールがあります。失われるものはありません。",
    },
    behind: {
      LOOKUP: "照会はできますが、新しい通報はまだ表示されません。",
      SEARCH: "検索はできますが、新しい通報はまだ見つかりません。",
    },
    down: {
      FILING: "今は通報を受け付けられません。しばらくしてからもう一度お試しください。",
      LOOKUP: "今は照会に応答できません。応答がないことは、安全という意味ではありません。",
      SEARCH: "今は検索できません。応答がないことは、通報がないという意味ではありません。",
      DELIVERY: "送付が止まって今す。再開したらすべて送付します。",
      MAIL: "送信が止まって今す。再開したらすべて送信します。",
    },
    unknown: "今は確認できません。",
    lists: { refreshed: "最終更新：{{ago}}。", overdue: "予定どおりに更新されていないリストがあります。" },
    failed: {
      title: "サービスに確認できませんでした",
      text: "この画面は開きましたが、サービスから応答がありません。通報や照会もできないおそれがあります。応答がないことは、安全という意味ではありません。",
    },
  },
  pages: {
    status: {
      title: "サービスの状態",
      description: "通報の受付、照会、機関への送付が今動いているか、どれだけ遅れているかを示します。",
    },
  },
  common: { footer: { status: "サービスの状態" } },
} satisfies TextsLike<typeof master>;
