import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "ウォッチ中のアドレスが報告されました",
        SITE: "ウォッチ中のサイトが報告されました",
        SEARCH: "ウォッチ中の検索に一致する報告がありました",
      },
      DISPUTED: {
        WALLET: "ウォッチ中のアドレスの報告に削除リクエストがありました",
        SITE: "ウォッチ中のサイトの報告に削除リクエストがありました",
        SEARCH: "ウォッチ中の検索に一致する報告に削除リクエストがありました",
      },
      CLEARED: {
        WALLET: "ウォッチ中のアドレスの報告が審査の結果、削除されました",
        SITE: "ウォッチ中のサイトの報告が審査の結果、削除されました",
        SEARCH: "ウォッチ中の検索に一致した報告が審査の結果、削除されました",
      },
    },
    intros: {
      REPORTED: "ウォッチ中の対象について、新しい公開報告がありました。内容は報告のページでご覧いただけます。",
      DISPUTED:
        "ウォッチ中の対象についての報告を削除してほしいというリクエストがありました。双方の話を聞いて決定するまで、報告は公開されたままです。",
      CLEARED:
        "審査の結果、ウォッチ中の対象についての報告が一件削除されました。ほかの報告が残っている場合がありますので、送金の前にもう一度お調べください。",
    },
    greeting: "{{nickname}} 様",
    report: "報告番号",
    read: "報告を見る",
    list: "ウォッチ中の対象を見る",
    warning: "Safer Block がお金、リカバリーフレーズ、パスワードをお尋ねすることはありません。",
    reason: "Safer Block でウォッチを設定されているため、このメールをお送りしています。",
    end: "この対象のウォッチをやめる",
  },
  watchDaily: {
    subject: "ウォッチ中の対象に新しい動きが{{count, number}}件あります",
    intro: "この一日の動きをお知らせします。",
    report: "報告番号 {{seq}}",
    gone: "この報告はすでに公開されていません。",
    more: "ほかに{{count, number}}件あります。",
    reason: "Safer Block で一日一回のお知らせを選ばれているため、このメールをお送りしています。",
    pause: "一日一回のお知らせをすべて止める",
  },
} satisfies TextsLike<typeof master>;
