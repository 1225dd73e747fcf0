// The screen that checks proofs of the public log.

export const texts = {
  log: {
    heading: "공개 기록 확인",
    lead: "신고와 결정은 누구나 검증할 수 있는 공개 기록에 남습니다. 증명을 붙여 넣으면 이 기기에서 확인합니다. 기록을 읽을 뿐, 무엇을 확인하는지는 보내지 않습니다.",
    label: "증명",
    hint: "접수증에서 저장한 .tlog-proof 파일의 내용",
    submit: "확인",
    checking: "이 기기에서 확인하고 있습니다",
    save: "증명 저장",
    proven: "공개 기록에 있습니다",
    limits: "그때 이 내용이 기록되었고 그 뒤로 바뀌지 않았음을 증명합니다. 내용이 사실이라는 뜻은 아닙니다.",
    link: "이것을 증명하는 링크",
    place: "전체 {{size, number}}개 중 {{index, number}}번째",
    results: {
      NOT_SIGNED: "이 서비스가 서명한 기록이 아닙니다.",
      NOT_IN_LOG: "기록에 없습니다. 증명이 바뀌었을 수 있습니다.",
      OTHER_FACT: "기록은 있지만 다른 내용의 기록입니다.",
      UNREADABLE: "증명을 읽을 수 없습니다. 파일의 내용을 처음부터 끝까지 붙여 넣어 주세요.",
      TOO_NEW: "아직 서명되지 않았습니다. 1분 뒤에 다시 확인해 주세요.",
      FAILED: "확인하지 못했습니다. 지워진 신고이거나 연결이 끊겼을 수 있습니다.",
    },
    names: {
      kind: "기록",
      at: "시각",
      by: "누가",
      outcome: "결과",
      report: "신고 번호",
      request: "요청 번호",
      target: "대상",
      text: "내용의 해시",
      place: "위치",
    },
    kinds: {
      REPORT_FILED: "신고가 공개됨",
      REPORT_CHANGED: "신고 내용이 바뀜",
      REPORT_DISPUTED: "삭제 요청이 접수됨",
      REPORT_DECIDED: "삭제 요청이 처리됨",
      REPORT_REMOVED: "신고가 내려감",
      LIST_ENTRY: "공개 목록에 오름",
      LIST_ENTRY_REMOVED: "공개 목록에서 빠짐",
      LIST_ENTRY_DECIDED: "공개 목록 등재에 대한 이의가 결정됨",
      RULES: "규칙의 새 판",
    },
    roles: {
      OWNER: "신고한 사람",
      STAFF: "운영자",
      REQUESTER: "요청한 사람",
      SERVICE: "서비스",
    },
    outcomes: {
      KEPT: "신고 유지",
      CORRECTED: "신고 정정",
      REMOVED: "신고 삭제",
      WITHDRAWN: "요청 취소",
      MOOT: "다른 요청으로 이미 삭제됨",
      DELETED: "삭제",
      MADE_PRIVATE: "비공개로 전환",
      DISPUTE_UPHELD: "삭제 요청이 받아들여짐",
      UPHELD: "등재 항목 제외",
      REJECTED: "등재 유지",
    },
  },
  pages: {
    verify: {
      title: "공개 기록 확인",
      description: "신고와 결정이 공개 기록에 있는지 이 기기에서 확인합니다.",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly log: typeof texts;
  }
}
