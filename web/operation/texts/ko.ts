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
      HELD_LISTS: "보류된 목록 변경",
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
    setup: {
      heading: "설치 점검",
      lead: "사람들이 믿고 쓰기 전에 갖출 것들입니다. 서비스가 스스로 확인한 것만 ‘완료’로 표시합니다.",
      left_other: "갖출 것이 {{count, number}}가지 남았습니다",
      leftText: "로그인, 메일, 직원, 목록, 기관, 약관, 백업의 상태를 확인하세요.",
      complete: "모두 갖추었습니다.",
      states: {
        DONE: "완료",
        MISSING: "필요함",
        UNKNOWN: "확인할 수 없음",
        SAID: "관리자가 확인함",
        LEFT: "하지 않기로 함",
      },
      steps: {
        ISSUER: {
          name: "로그인",
          what: "Google 같은 OpenID Connect 발급자로 로그인합니다.",
          how: "SB_OIDC_ISSUER, SB_OIDC_CLIENT_ID, SB_OIDC_CLIENT_SECRET을 설정하세요. 그전까지는 개발용 발급자가 누구든 아무 이메일로나 로그인시킵니다.",
        },
        STAFF: {
          name: "직원",
          what: "두 명 이상이 판단해야 한 명이 자리를 비워도 되고, 자기와 관련된 일을 혼자 정하지 않습니다.",
          how: "SB_ADMIN_EMAILS나 SB_MODERATOR_EMAILS에 관리자 또는 운영자를 더하세요.",
        },
        MAIL: {
          name: "메일",
          what: "답변, 알림, 요청 결과가 메일로 갑니다. 여기서는 메일 서버가 정해졌는지만 확인하며, 보내지 못한 메일은 ‘작업 관리’에 보입니다.",
          how: "SB_MAIL_URL에 메일 서버를, SB_MAIL_FROM에 보내는 사람을 설정하세요. 그전까지 메일은 파일로만 남습니다.",
        },
        TERMS: {
          name: "약관",
          what: "프로그램에 딸린 예문이 아니라 운영자의 약관에 동의를 받습니다.",
          how: "약관마다 운영자의 판을 게시하세요.",
        },
        LISTS: {
          name: "공개 목록",
          what: "첫날의 조회는 다른 곳에서 공개한 목록이 있어야 쓸모가 있습니다.",
          how: "쓸 목록을 골라 이용 조건에 하나씩 동의하세요.",
        },
        AGENCIES: {
          name: "기관",
          what: "수사하거나 지급을 막을 수 있는 기관에 신고가 전달됩니다.",
          how: "신고를 받을 기관을 등록하세요.",
        },
        BACKUP: {
          name: "백업",
          what: "이벤트, 파일, 마스터 키를 다른 곳에 보관합니다. 키는 나머지와 따로 둡니다.",
          how: "서비스가 스스로 볼 수 없습니다. 무엇을 얼마나 보관할지는 docs/operations.md에 있습니다. 한 번은 복구해 보세요.",
        },
      },
      counts: {
        STAFF_other: "판단할 수 있는 사람 {{count, number}}명",
        TERMS_other: "운영자의 약관 {{count, number}}개",
        LISTS_other: "받아 온 목록 {{count, number}}개",
        AGENCIES_other: "신고를 받는 기관 {{count, number}}곳",
      },
      go: {
        MAIL: "작업 관리",
        TERMS: "약관 관리",
        LISTS: "목록 고르기",
        AGENCIES: "기관 관리",
      },
      said: {
        DONE: "{{nick}}님이 {{at}}에 갖추었다고 확인했습니다.",
        LEFT: "{{nick}}님이 {{at}}에 하지 않기로 했습니다.",
      },
      gone: "탈퇴한 관리자",
      say: "갖추었다고 확인",
      sayOf: "{{name}}: 갖추었다고 확인",
      leave: "하지 않음",
      leaveOf: "{{name}}: 하지 않음",
      open: "되돌리기",
      openOf: "{{name}}: 되돌리기",
      ask: {
        DONE: {
          title: "{{name}}, 갖추었나요?",
          text: "서비스가 스스로 확인할 수 없는 일입니다. 확인한 사람과 날짜가 여기와 감사 기록에 남습니다.",
        },
        LEFT: {
          title: "{{name}} 없이 운영할까요?",
          text: "더 묻지 않습니다. 정한 사람과 날짜가 여기와 감사 기록에 남고, 언제든 되돌릴 수 있습니다.",
        },
      },
      noted: "기록했습니다",
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
    adminSetup: { title: "설치 점검" },
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
      SetupAnswered: "설치 점검에 답함",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly operation: typeof texts;
  }
}
