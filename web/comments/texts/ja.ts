import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    heading: "コメント",
    count_other: "コメント{{count, number}}件",
    list: "コメントの一覧",
    loading: "コメントを読み込んでいます",
    failed: "コメントを読み込めませんでした",
    none: "コメントはありません。",
    noneText: "伝えたいことがあれば、最初のコメントをお寄せください。",
    gone: {
      DELETED: "投稿者が削除しました。",
      HIDDEN: "運営者が非表示にしました。",
    },
    write: {
      label: "コメントを書く",
      hint: "誰でも読めます。名前、連絡先、メッセンジャーのIDは書かないでください。",
      submit: "コメントする",
      empty: "内容を入力してください。",
      done: "コメントを投稿しました",
      loginLead: "ログインするとコメントを書けます。",
    },
    reply: {
      action: "返信",
      to: "{{nick}}さんに返信",
      label: "{{nick}}さんへの返信を書く",
      submit: "返信する",
      done: "返信を投稿しました",
      list: "{{nick}}さんへの返信",
      more_other: "返信をさらに{{count, number}}件表示",
    },
    remove: {
      action: "削除",
      own: "自分のコメントを削除",
      ask: { title: "このコメントを削除しますか？", text: "削除すると元に戻せません。付いた返信は残ります。" },
      done: "コメントを削除しました",
    },
    flag: {
      action: "通報",
      of: "{{nick}}さんのコメントを通報",
      reason: "理由",
      reasons: {
        FRAUD: "詐欺、またはお金を取り戻すという勧誘",
        ADVERTISING: "宣伝",
        ABUSE: "暴言や嫌がらせ",
        PERSONAL_INFORMATION: "個人情報",
        OTHER: "その他の理由",
      },
      ask: {
        title: "このコメントを通報しますか？",
        text: "暴言、宣伝、個人情報、詐欺が疑われる内容は、運営者が確認して対応します。",
      },
      done: "通報を受け付けました。お知らせいただきありがとうございます。",
    },
    like: "いいね{{total, number}}",
  },
  errors: {
    OWN_COMMENT: "自分のコメントは通報できません。",
    CONTACT_OFFERED:
      "メッセンジャーや個別のやり取りへ誘う内容は投稿できません。被害者が誘い出されて再びだまされることが多いためです。その部分を削除してもう一度お試しください。",
    RECOVERY_OFFERED:
      "失ったお金を取り戻すと持ちかける内容は投稿できません。被害者を狙う最も多い二次詐欺です。ご自身の体験でしたら、別の言い方でお試しください。",
    STAFF_CLAIMED:
      "運営者や公的機関を名乗る内容は投稿できません。被害者が信じてしまうおそれがあるためです。そのような人物についてのお知らせでしたら、別の言い方でお試しください。",
  },
} satisfies TextsLike<typeof master>;
