// The audit trail. What a subject and its acts are called in it is with the subject.

export const texts = {
  audit: {
    heading: "감사 기록",
    lead: "관리자, 모더레이터, 편집자가 언제 무엇을 했는지 보여 줍니다. 신고한 사람과 신고된 사람의 개인정보는 없습니다.",
    list: "기록 목록",
    loading: "불러오고 있습니다",
    failed: "불러오지 못했습니다",
    count_other: "{{count, number}}건",
    none: {
      title: "기록이 없습니다",
      text: "이 조건에 맞는 기록이 없습니다.",
    },
    system: "시스템",
    did: "{{name}} · 대상 {{target}}",
    because: "사유: {{reason}}",
    only: "이 사람만",
    onlyOf: "{{name}} 님의 기록만 보기",
    everybody: "모든 사람",
    subject: "주제",
    act: "한 일",
    all: "전체",
    from: "시작일",
    to: "종료일",
    export: {
      csv: "CSV로 내보내기",
      ndjson: "NDJSON으로 내보내기",
    },
    exportHint_other: "조건에 맞는 기록을 내보냅니다. 많으면 최근 {{count, number}}건입니다.",
  },
  pages: {
    adminAudit: { title: "감사 기록" },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly audit: typeof texts;
  }
}
