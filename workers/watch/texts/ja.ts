import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "ウォッチ中のアドレスが通報されました",
        SITE: "ウォッチ中のサイトが通報されました",
        SEARCH: "ウォッチ中の検索に一致する通報がありました",
      },
      DISPUTED: {
        WALLET: "ウォッチ中のアドレスの通報に削除依頼がありました",
        SITE: "ウォッチ中のサイトの通報に削除依頼がありました",
        SEARCH: "ウォッチ中の検索に一致する通報に削除依頼がありました",
      },
      CLEARED: {
        WALLET: "ウォッチ中のアドレスの通報が審査の結果、削除されました",
        SITE: "ウォッチ中のサイトの通報が審査の結果、削除されました",
        SEARCH: "ウォッチ中の検索に一致した通報が審査の結果、削除されました",
      },
    },
    intros: {
      REPORTED: "ウォッチ中の対象について、新しい公開通報がありました。内容は通報のページでご覧いただけます。",
      DISPUTED:
        "ウォッチ中の対象についての通報を削除してほしいという依頼がありました。双方の話を聞いて決定するまで、通報は公開されたままです。",
      CLEARED:
        "審査の結果、ウォッチ中の対象についての通報が一件削除されました。ほかの通報が残っている場合がありますので、送金の前にもう一度お調べください。",
    },
    greeting: "{{nickname}}様",
    report: "通報番号",
    read: "通報を見る",
    list: "ウォッチ中の対象を見る",
    warning: "Safer Blockがお金、リカバリーフレーズ、パスワードをお尋ねすることはありません。",
    reason: "Safer Blockでウォッチを設定されているため、このメールをお送りしています。",
    end: "この対象のウォッチをやめる",
  },
  watchDaily: {
    subject: "ウォッチ中の対象に新しい動きが{{count, number}}件あります",
    intro: "この一日の動きをお知らせします。",
    report: "通報番号 {{seq}}",
    gone: "この通報はすでに公開されていません。",
    more: "ほかに{{count, number}}件あります。",
    reason: "Safer Blockで一日一回のお知らせを選ばれているため、このメールをお送りしています。",
    pause: "一日一回のお知らせをすべて止める",
  },
} satisfies TextsLike<typeof master>;
