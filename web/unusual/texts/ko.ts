// Filings out of the ordinary, for admins.
import type { UnusualQueue, UnusualRule } from "@sb/contracts/unusual/model.ts";

export const texts = {
  unusual: {
    heading: "평소와 다른 신고",
    lead: "짧은 시간에 몰리거나 글이 거의 같은 신고입니다. 자동으로 제재하지 않으며, 살펴본 사람이 판단합니다.",
    queue: "보기",
    queues: { OPEN: "살펴볼 신고", REVIEWED: "살펴본 신고" } satisfies Record<UnusualQueue, string>,
    count_other: "{{count, number}}건",
    list: "평소와 다른 신고 목록",
    loading: "목록을 불러오고 있습니다",
    failed: "목록을 불러오지 못했습니다",
    none: {
      OPEN: { title: "살펴볼 신고가 없습니다", text: "평소와 다른 신고가 들어오면 여기에 나타납니다." },
      REVIEWED: { title: "살펴본 신고가 없습니다", text: "살펴본 신고와 메모가 여기에 남습니다." },
    },
    rules: {
      MANY_BY_ONE: "한 사람의 많은 신고",
      ON_ONE_TARGET: "한 대상에 몰린 신고",
      SAME_TEXT: "거의 같은 글",
    } satisfies Record<UnusualRule, string>,
    reasons: {
      MANY_BY_ONE: "한 계정에서 짧은 시간에 {{total, number}}건을 신고했습니다",
      ON_ONE_TARGET: "짧은 시간에 {{total, number}}명이 같은 대상을 신고했습니다",
      SAME_TEXT: "조금씩만 다른 글이 하루 안에 {{total, number}}건 들어왔습니다",
    } satisfies Record<UnusualRule, string>,
    between: "{{first}} ~ {{last}}",
    private: "비공개 신고",
    more_other: "이 밖에 {{count, number}}건",
    noted: "{{nick}} 님의 메모: {{note}}",
    waiting: "살펴보기를 기다리는 중 · 첫 신고 {{ago}}",
    confirmedAt: "확인됨 · {{at}}",
    reason: "이유",
    reasonHint: "감사 기록에 남고 관리자에게만 보입니다.",
    confirm: {
      action: "확인된 대상으로 등록",
      of: "{{target}}: 확인된 대상으로 등록",
      title: "확인된 대상으로 등록할까요?",
      text: "대상: {{target}}. 바로 차단 목록에 올라가고, 조회하면 확인된 대상으로 나옵니다.",
      done: "차단 목록에 올렸습니다",
    },
    unconfirm: {
      action: "확인 취소",
      of: "{{target}}: 확인 취소",
      title: "확인을 취소할까요?",
      text: "대상: {{target}}. 모든 사람의 확인이 취소되고, 차단 목록에 남을지는 신고만으로 정해집니다.",
      done: "확인을 취소했습니다",
    },
    review: {
      action: "살펴봄으로 표시",
      of: "{{reason}}: 살펴봄으로 표시",
      title: "살펴본 내용을 남길까요?",
      note: "메모",
      hint: "기록에 남고 관리자에게만 보입니다. 신고나 계정은 바뀌지 않습니다.",
      done: "살펴본 것으로 표시했습니다",
    },
  },
  queues: {
    UNUSUAL: "평소와 다른 신고",
  },
  pages: {
    adminUnusual: { title: "평소와 다른 신고" },
  },
  trail: {
    subjects: {
      unusual: "평소와 다른 신고",
    },
    acts: {
      UnusualFilingsReviewed: "평소와 다른 신고 확인",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly unusual: typeof texts;
  }
}
