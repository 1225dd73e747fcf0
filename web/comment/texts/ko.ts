// The moderators' screens of comments.
import type { CommentQueue } from "@sb/contracts/comment/codes.ts";
import type { SolicitationRefusal } from "@sb/contracts/comment/refusals.ts";

export const texts = {
  comments: {
    /** The admins' lists of comments that were reported or hidden. */
    admin: {
      heading: "댓글 관리",
      lead: "신고된 댓글을 살펴보고 가리거나 그대로 둡니다. 올라가지 못하고 거절된 글도 볼 수 있습니다. 결정과 이유는 기록됩니다.",
      queue: "보기",
      queues: {
        FLAGGED: "신고된 댓글",
        HIDDEN: "가린 댓글",
        REFUSED: "거절된 댓글",
      } satisfies Record<CommentQueue, string>,
      count_other: "댓글 {{count, number}}개",
      list: "댓글 목록",
      loading: "댓글을 불러오고 있습니다",
      failed: "댓글을 불러오지 못했습니다",
      none: {
        FLAGGED: { title: "신고된 댓글이 없습니다", text: "새로 신고되면 여기에 나타납니다." },
        HIDDEN: { title: "가린 댓글이 없습니다", text: "가린 댓글은 여기에서 다시 보일 수 있습니다." },
        REFUSED: {
          title: "거절된 댓글이 없습니다",
          text: "연락처나 피해금 회수를 내세우거나 운영자를 자처해 거절된 글이 여기에 나타납니다.",
        },
      },
      by: "작성자 {{nick}}",
      reply: "답글",
      flag: "{{reason}} {{total, number}}명",
      flaggedAt: "최근 신고 {{when}}",
      hiddenBecause: "가린 이유: {{reason}}",
      open: "글 보기",
      openOf: "{{nick}} 님의 댓글이 달린 글 보기",
      reason: "이유",
      reasonHint: "결정과 함께 기록되며 다른 사람에게는 보이지 않습니다.",
      refused: {
        reasons: {
          CONTACT_OFFERED: "연락처 제안",
          RECOVERY_OFFERED: "피해금 회수 제안",
          STAFF_CLAIMED: "운영자·기관 사칭",
        } satisfies Record<SolicitationRefusal, string>,
        ask: {
          title: "확인한 것으로 할까요?",
          text: "쓰려던 글이 지워지고, 누가 언제 거절되었는지만 남습니다. 되돌릴 수 없습니다.",
        },
        seen: "확인함",
        seenOf: "{{nick}} 님의 거절된 댓글 확인함",
        openOf: "{{nick}} 님이 댓글을 쓰려던 글 보기",
        done: "확인했습니다. 내용은 지워집니다.",
      },
      hide: {
        action: "가리기",
        of: "{{nick}} 님의 댓글 가리기",
        title: "이 댓글을 가릴까요?",
        text: "내용은 보이지 않게 되고 답글은 남습니다.",
        done: "댓글을 가렸습니다",
      },
      keep: {
        action: "그대로 두기",
        of: "{{nick}} 님의 댓글 그대로 두기",
        title: "이 댓글을 그대로 둘까요?",
        text: "신고 목록에서 사라집니다.",
        done: "댓글을 그대로 두었습니다",
      },
      restore: {
        action: "다시 보이기",
        of: "{{nick}} 님의 댓글 다시 보이기",
        title: "이 댓글을 다시 보일까요?",
        text: "누구나 다시 읽을 수 있습니다.",
        done: "댓글을 다시 보이게 했습니다",
      },
    },
  },
  queues: {
    COMMENTS: "신고된 댓글",
    REFUSED_COMMENTS: "거절된 댓글",
  },
  pages: {
    adminComments: { title: "댓글 관리" },
  },
  trail: {
    subjects: {
      comment: "댓글",
    },
    acts: {
      CommentHidden: "댓글 가리기",
      CommentRestored: "댓글 다시 보이기",
      RefusedCommentClosed: "거절된 댓글 확인",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly comment: typeof texts;
  }
}
