import type { TextsLike } from "@sb/contracts/texts.ts";
import type { comments as master } from "../ko/comments.ts";

export const comments = {
  heading: "コメント",
  count_other: "コメント {{count, number}}件",
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
    hint: "だれでも読めます。名前、連絡先、メッセンジャーのIDは書かないでください。",
    refused: {
      CONTACT_OFFERED:
        "メッセンジャーや個別のやり取りへ誘う内容は投稿できません。被害者が誘い出されて再びだまされることが多いためです。その部分を削除してもう一度お試しください。",
      RECOVERY_OFFERED:
        "失ったお金を取り戻すと持ちかける内容は投稿できません。被害者を狙う最も多い二次詐欺です。ご自身の体験でしたら、別の言い方でお試しください。",
      STAFF_CLAIMED:
        "運営や公的機関を名乗る内容は投稿できません。被害者が信じてしまうおそれがあるためです。そのような人物についてのお知らせでしたら、別の言い方でお試しください。",
    },
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
  like: "いいね {{total, number}}",
  /** What admins see of comments that were reported or hidden. */
  admin: {
    heading: "コメントの管理",
    lead: "通報されたコメントを確認し、非表示にするか、そのまま残します。投稿を拒否されたものも確認できます。判断と理由は記録されます。",
    queue: "表示",
    queues: {
      FLAGGED: "通報されたコメント",
      HIDDEN: "非表示のコメント",
      REFUSED: "拒否されたコメント",
    },
    count_other: "コメント {{count, number}}件",
    list: "コメントの一覧",
    loading: "コメントを読み込んでいます",
    failed: "コメントを読み込めませんでした",
    none: {
      FLAGGED: { title: "確認待ちのコメントはありません", text: "通報されるとここに表示されます。" },
      HIDDEN: { title: "非表示のコメントはありません", text: "非表示のコメントはここで再び表示できます。" },
      REFUSED: {
        title: "拒否されたコメントはありません",
        text: "連絡先や被害金の回収を持ちかけたり、運営を名乗ったりして拒否されたコメントがここに表示されます。",
      },
    },
    by: "投稿者 {{nick}}",
    reply: "返信",
    flag: "{{reason}} {{total, number}}人",
    flaggedAt: "最近の通報 {{when}}",
    hiddenBecause: "非表示の理由: {{reason}}",
    open: "記事を見る",
    openOf: "{{nick}}さんのコメントがある記事を見る",
    reason: "理由",
    reasonHint: "判断とともに記録され、ほかの人には見えません。",
    refused: {
      reasons: {
        CONTACT_OFFERED: "連絡先の提示",
        RECOVERY_OFFERED: "被害金回収の勧誘",
        STAFF_CLAIMED: "運営・機関を名乗る",
      },
      seen: "確認済みにする",
      seenOf: "{{nick}}さんの拒否されたコメントを確認済みにする",
      openOf: "{{nick}}さんがコメントしようとした投稿を見る",
      done: "確認済みにしました。内容は消去されます。",
    },
    hide: {
      action: "非表示にする",
      of: "{{nick}}さんのコメントを非表示にする",
      title: "このコメントを非表示にしますか？",
      text: "内容は見えなくなり、返信は残ります。",
      done: "コメントを非表示にしました",
    },
    keep: {
      action: "そのまま残す",
      of: "{{nick}}さんのコメントをそのまま残す",
      title: "このコメントをそのまま残しますか？",
      text: "通報の一覧から外れます。",
      done: "コメントをそのまま残しました",
    },
    restore: {
      action: "再び表示する",
      of: "{{nick}}さんのコメントを再び表示する",
      title: "このコメントを再び表示しますか？",
      text: "だれでも再び読めるようになります。",
      done: "コメントを再び表示しました",
    },
  },
} satisfies TextsLike<typeof master>;
