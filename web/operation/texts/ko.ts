// Operators' screens: jobs, read models.

export const texts = {
  operation: {
    loading: "불러오고 있습니다",
    failed: "불러오지 못했습니다",
    reason: "사유",
    reasonHint: "감사 기록에 계속 남습니다. 개인정보는 쓰지 마세요.",
    queues: {
      DISPUTES: "삭제 요청",
      ANALYSES: "분석 요청",
      INQUIRIES: "1:1 문의",
      COMMENTS: "신고된 댓글",
      REFUSED_COMMENTS: "거절된 댓글",
      UNUSUAL: "평소와 다른 신고",
      AGENCIES_WITHOUT_KEY: "공개 키가 없는 기관",
      PARKED_JOBS: "멈춘 작업",
      HELD_STREAMS: "전달이 막힌 이벤트",
      FAILING_PROJECTIONS: "오류가 난 조회 모델",
    },
    start: {
      heading: "관리 첫 화면",
      lead: "지금 처리를 기다리는 일입니다.",
      nothing: "맡은 목록이 없습니다.",
      oldest: "가장 오래된 것: {{ago}}",
      empty: "기다리는 일이 없습니다",
    },
    states: {
      live: "정상",
      "catching-up": "따라잡는 중",
      failing: "오류",
      standby: "대기",
      holding: "일부 막힘",
    },
    jobs: {
      heading: "작업",
      lead: "요청 밖에서 하는 일입니다. 여러 번 실패한 작업은 멈추고, 다시 실행하거나 버릴 때까지 기다립니다.",
      kind: "종류",
      state: "상태",
      states: {
        PARKED: "멈춤",
        WAITING: "대기",
        RUNNING: "실행 중",
        DONE: "끝남",
      },
      counts: "종류별 작업 수 (1,000건까지 셉니다)",
      nothing: "기다리거나 멈춘 작업이 없습니다.",
      list: "작업 목록",
      count_other: "{{count, number}}건",
      none: "작업이 없습니다",
      noneText: "이 종류와 상태의 작업이 없습니다.",
      facts_other: "실패 {{count, number}}번, 마지막 기록 {{at}}",
      history: "이력",
      historyOf: "작업 {{id}}의 이력",
      replay: "다시 실행",
      replayOf: "작업 {{id}} 다시 실행",
      replayed: "작업을 다시 실행합니다",
      drop: "버리기",
      dropOf: "작업 {{id}} 버리기",
      dropped: "작업을 버렸습니다",
      askDrop: {
        title: "작업을 버릴까요?",
        text: "‘{{id}}’ 작업이 하려던 일은 다시 이루어지지 않습니다.",
      },
    },
    projections: {
      heading: "조회 모델과 전달",
      lead: "이벤트에서 만든 조회 모델과, 이벤트를 전달받는 그룹의 상태입니다.",
      models: "조회 모델과 검색 색인",
      lag: "남은 이벤트 {{events}}건",
      failsOn_other: "{{count, number}}번 실패한 이벤트:",
      heldUpBy: "{{names}} 때문에 기다립니다",
      rebuild: "다시 만들기",
      rebuildOf: "{{projection}} 다시 만들기",
      ask: {
        title: "다시 만들까요?",
        text: "{{projection}}을(를) 처음 이벤트부터 옆에 새로 만들고, 다 따라잡으면 지금 것과 바꿉니다. 그동안 조회는 계속됩니다.",
      },
      ordered: "다시 만들기를 맡겼습니다",
      outcomes: {
        RUNNING: "{{at}}부터 다시 만드는 중",
        PROMOTED: "{{at}}에 새것으로 바꾸었습니다",
        FAILED: "{{at}}에 실패했습니다. 지금 것은 그대로입니다.",
      },
    },
    groups: {
      heading: "이벤트를 전달받는 그룹",
      caption: "그룹과 막힌 스트림 수",
      group: "그룹",
      state: "상태",
      held: "막힘",
      facts_other: "{{count, number}}번 실패, {{at}}부터 막힘",
      skip: "건너뛰기",
      skipOf: "{{stream}}의 이벤트 건너뛰기",
      skipped: "건너뛰도록 기록했습니다",
      ask: {
        title: "이 이벤트를 건너뛸까요?",
        text: "{{group}} 그룹은 이 이벤트를 영영 받지 않고, 뒤의 이벤트부터 다시 받습니다.",
      },
    },
  },
  pages: {
    adminStart: { title: "관리" },
    adminJobs: { title: "작업 관리" },
    adminProjections: { title: "조회 모델 관리" },
  },
  trail: {
    subjects: {
      operation: "운영",
    },
    acts: {
      JobReplayed: "작업 다시 실행",
      JobDropped: "작업 버림",
      DeliverySkipOrdered: "이벤트 건너뛰기",
      RebuildOrdered: "조회 모델 다시 만들기",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly operation: typeof texts;
  }
}
