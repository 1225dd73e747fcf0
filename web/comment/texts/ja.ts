import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    /** The admins' lists of comments that were reported or hidden. */
    admin: {
      heading: "コメントの管理",
      lead: "通報されたコメントを確認し、非表示にするか、そのまま残します。投稿を拒否されたものも確認できます。判断と理由は記録されます。",
      queue: "表示",
      queues: {
        FLAGGED: "通報されたコメント",
        HIDDEN: "非表示のコメント",
        REFUSED: "拒否されたコメント",
      },
      count_other: "コメント{{count, number}}件",
      list: "コメントの一覧",
      loading: "コメントを読み込んでいます",
      failed: "コメントを読み込めませんでした",
      none: {
        FLAGGED: { title: "確認待ちのコメントはありません", text: "通報されるとここに表示されます。" },
        HIDDEN: { title: "非表示のコメントはありません", text: "非表示のコメントはここで再び表示できます。" },
        REFUSED: {
          title: "拒否されたコメントはありません",
          text: "連絡先や被害金の回収を持ちかけたり、運営者を名乗ったりして拒否されたコメントがここに表示されます。",
        },
      },
      by: "投稿者 {{nick}}",
      reply: "返信",
      flag: "{{reason}} {{total, number}}人",
      flaggedAt: "最近の通報 {{when}}",
      hiddenBecause: "非表示の理由：{{reason}}",
      open: "記事を見る",
      openOf: "{{nick}}さんのコメントがある記事を見る",
      reason: "理由",
      reasonHint: "判断とともに記録され、ほかの人には見えません。",
      refused: {
        reasons: {
          CONTACT_OFFERED: "連絡先の提示",
          RECOVERY_OFFERED: "被害金回収の勧誘",
          STAFF_CLAIMED: "運営者・機関を名乗る",
        },
        ask: {
          title: "確認済みにしますか？",
          text: "本文は破棄され、誰がいつ拒否されたかだけが残ります。元に戻せません。",
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
        text: "誰でも再び読めるようになります。",
        done: "コメントを再び表示しました",
      },
    },
  },
  queues: {
    COMMENTS: "通報されたコメント",
    REFUSED_COMMENTS: "拒否されたコメント",
  },
  pages: {
    adminComments: { title: "コメントの管理" },
  },
  trail: {
    subjects: {
      comment: "コメント",
    },
    acts: {
      CommentHidden: "コメントを非表示",
      CommentRestored: "コメントを再表示",
      RefusedCommentClosed: "拒否されたコメントを確認",
    },
  },
} satisfies TextsLike<typeof master>;
