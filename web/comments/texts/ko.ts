// Comments on reports, articles and inquiries, and likes.
import type { FlagReason } from "@sb/contracts/comment/codes.ts";

export const texts = {
  comments: {
    heading: "댓글",
    count_other: "댓글 {{count, number}}개",
    list: "댓글 목록",
    loading: "댓글을 불러오고 있습니다",
    failed: "댓글을 불러오지 못했습니다",
    none: "댓글이 없습니다.",
    noneText: "나누고 싶은 이야기가 있다면 첫 댓글을 남겨 주세요.",
    gone: {
      DELETED: "작성자가 삭제한 글입니다.",
      HIDDEN: "운영자가 가린 글입니다.",
    },
    write: {
      label: "댓글 쓰기",
      hint: "누구나 읽을 수 있습니다. 이름, 연락처, 메신저 주소는 쓰지 말아 주세요.",
      submit: "댓글 남기기",
      empty: "내용을 입력해 주세요.",
      done: "댓글을 남겼습니다",
      loginLead: "로그인하면 댓글을 쓸 수 있습니다.",
    },
    reply: {
      action: "답글",
      to: "{{nick}} 님에게 답글",
      label: "{{nick}} 님에게 답글 쓰기",
      submit: "답글 남기기",
      done: "답글을 남겼습니다",
      list: "{{nick}} 님의 댓글에 달린 답글",
      more_other: "답글 {{count, number}}개 더 보기",
    },
    remove: {
      action: "삭제",
      own: "내 글 삭제",
      ask: { title: "이 글을 삭제할까요?", text: "삭제하면 되돌릴 수 없습니다. 달린 답글은 그대로 남습니다." },
      done: "글을 삭제했습니다",
    },
    flag: {
      action: "신고",
      of: "{{nick}} 님의 글 신고",
      reason: "이유",
      reasons: {
        FRAUD: "사기 또는 피해금 회수 제안",
        ADVERTISING: "광고",
        ABUSE: "욕설이나 비방",
        PERSONAL_INFORMATION: "개인정보",
        OTHER: "그 밖의 이유",
      } satisfies Record<FlagReason, string>,
      ask: {
        title: "이 글을 신고할까요?",
        text: "욕설, 광고, 개인정보, 사기로 의심되는 글은 운영자가 살펴보고 조치합니다.",
      },
      done: "신고를 접수했습니다. 알려 주셔서 고맙습니다.",
    },
    like: "좋아요 {{total, number}}",
  },
  errors: {
    OWN_COMMENT: "내가 쓴 글은 신고할 수 없습니다.",
    CONTACT_OFFERED:
      "연락처나 메신저로 이어지는 내용은 올릴 수 없습니다. 피해자를 따로 불러내 다시 속이는 일이 많기 때문입니다. 그 부분을 지우고 다시 시도해 주세요.",
    RECOVERY_OFFERED:
      "잃은 돈을 되찾아 준다는 내용은 올릴 수 없습니다. 피해자를 노리는 가장 흔한 2차 사기입니다. 겪은 일을 알리는 글이라면 표현을 바꾸어 다시 시도해 주세요.",
    STAFF_CLAIMED:
      "운영자나 기관을 자처하는 글은 올릴 수 없습니다. 피해자가 믿고 다시 속을 수 있기 때문입니다. 그런 사람을 알리는 글이라면 표현을 바꾸어 다시 시도해 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly comments: typeof texts;
  }
}
