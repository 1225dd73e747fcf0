// The page of an address or a site.

export const texts = {
  targetPage: {
    back: "신고 이력",
    loading: "신고 이력을 확인하고 있습니다",
    failed: "신고 이력을 불러오지 못했습니다",
    documentTitle: "{{target}}: {{verdict}}",
    chain: "체인",
    sameForm: "같은 형식을 쓰는 체인: {{chains}}",
    first: "첫 신고",
    last: "마지막 신고",
    asked:
      "사람들의 공개 신고와 공개 목록을 모든 표기로 찾아보았고, 같은 사이트의 다른 주소와 닮은 주소까지 확인했습니다.",
    happenedToMe: "나도 당했어요",
    share: "공유하기",
    copyLink: "링크 복사",
    copied: "링크를 복사했습니다",
    people_other: "사람들의 신고 {{count, number}}건",
    peopleList: "사람들의 신고",
    allReports: "모든 신고 보기",
    lists_other: "공개 목록 {{count, number}}곳",
    listsHint: "다른 곳에서 모아 공개한 목록입니다. 사람들의 신고와 따로 셉니다.",
    timeline: "지금까지의 기록",
    reported_other: "{{count, number}}명이 신고",
    listed: "{{source}} 목록에 오름",
    facts: {
      CONFIRMED: "운영자나 기관이 확인",
      DISPUTED: "신고에 이의가 제기됨",
      DISPUTE_WITHDRAWN: "이의 제기가 취소됨",
      KEPT: "검토 뒤 신고가 유지됨",
      CORRECTED: "검토 뒤 신고가 수정됨",
      CLEARED: "이의 제기를 거쳐 신고가 삭제됨",
    },
    disputes: "이의 제기와 결과",
    outcomes: {
      KEPT_other: "검토 뒤 그대로 둔 신고: {{count, number}}건",
      CORRECTED_other: "검토 뒤 고친 신고: {{count, number}}건",
      DISPUTE_WITHDRAWN_other: "취소된 이의 제기: {{count, number}}건",
    },
    newest_other:
      "최근 신고 {{count, number}}건의 이의 제기 결과만 나옵니다. 그 전 신고의 결과는 각 신고에서 볼 수 있습니다.",
    named: "같은 신고에 나온 대상",
    namedHint: "이 대상과 함께 신고에 적힌 다른 신고 대상입니다. 서로 관련이 있다는 증거는 아닙니다.",
    namedIn_other: "신고 {{count, number}}건에 함께 나옴",
    namedOfIncident: "같은 사건으로 함께 신고됨",
    namedPartial: "지금은 함께 나온 대상을 모두 확인하지 못했습니다.",
    unread: {
      title: "주소나 사이트로 읽을 수 없습니다",
      text: "그래서 신고 이력을 확인하지 못했습니다. 처음 본 곳에서 다시 복사하거나, 단어로 찾아보세요.",
      search: "신고 이력에서 찾기",
      again: "다른 주소 조회하기",
    },
  },
  pages: {
    target: {
      title: "주소·사이트 조회",
      description: "지갑 주소나 사이트의 공개 신고, 공개 목록, 이의 제기와 닮은 주소를 한곳에서 확인하세요.",
    },
  },
  lookup: {
    seePage: "이 대상의 페이지 보기",
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly targetPage: typeof texts;
  }
}
