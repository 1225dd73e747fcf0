// Block news, and its sources for editors.

export const texts = {
  news: {
    heading: "블록 뉴스",
    lead: "가상자산 범죄와 안전에 관한 소식을 여러 매체에서 모았습니다.",
    list: "뉴스 목록",
    keyword: "제목이나 내용의 단어",
    category: "분류",
    categories: { CRIME: "범죄·사기", POLICY: "정책·규제", MARKET: "시장", TECHNOLOGY: "기술", OTHER: "기타" },
    categoryCount: "{{category}} ({{total, number}})",
    results_other: "뉴스 {{count, number}}건",
    resultsAtLeast: "뉴스 {{total, number}}건 이상",
    loading: "뉴스를 불러오는 중입니다",
    failed: "뉴스를 불러오지 못했습니다",
    emptyText: "다른 단어로 찾거나 조건을 지워 보세요.",
    noneYetTitle: "아직 뉴스가 없습니다",
    noneYetText: "새 소식이 들어오면 여기에 보입니다.",
    back: "블록 뉴스 목록",
    likes: "좋아요",
    readAt: "{{source}}에서 전문 보기",
    views_other: "조회 {{count, number}}회",
    note: "이 글은 {{source}}의 기사 요약이며 Safer Block의 의견이 아닙니다.",
    admin: {
      heading: "블록 뉴스 관리",
      lead: "들어온 뉴스를 살펴보고, 알맞지 않은 것은 이유를 적어 숨깁니다.",
      queue: "보기",
      queues: { SHOWN: "보이는 뉴스", HIDDEN: "숨긴 뉴스" },
      none: {
        SHOWN: { title: "보이는 뉴스가 없습니다", text: "매체의 상태를 확인해 보세요." },
        HIDDEN: { title: "숨긴 뉴스가 없습니다", text: "숨긴 뉴스는 이유와 함께 여기에 남습니다." },
      },
      hiddenAt: "{{at}}에 숨김: {{reason}}",
      toSources: "뉴스 매체",
      toNews: "뉴스 관리",
      reason: "이유",
      reasonHint: "다른 관리자가 보고 이해할 수 있게 적어 주세요.",
      hide: {
        of: "숨기기: {{title}}",
        title: "이 뉴스를 숨길까요?",
        text: "‘{{title}}’ 뉴스가 목록과 검색에서 사라집니다. 다시 보이게 할 수 있습니다.",
        action: "숨기기",
        done: "뉴스를 숨겼습니다.",
      },
      restore: {
        of: "다시 보이기: {{title}}",
        title: "이 뉴스를 다시 보이게 할까요?",
        text: "‘{{title}}’ 뉴스가 목록과 검색에 다시 나타납니다.",
        action: "다시 보이기",
        done: "뉴스가 다시 보입니다.",
      },
      sources: {
        heading: "뉴스 매체",
        lead: "설정에 적힌 매체에서 30분마다 새 소식을 가져옵니다. 실패하면 간격을 늘려 다시 시도합니다.",
        noneTitle: "설정된 매체가 없습니다",
        noneText: "SB_NEWS_SOURCES 설정에 매체를 적으면 여기에 보입니다.",
        states: { NEW: "아직 가져오지 않음", OK: "정상", FAILING: "실패", PAUSED: "멈춤" },
        succeeded: "마지막 성공",
        next: "다음 시도",
        brought: "마지막에 들어온 뉴스",
        inARow: "연속 실패",
        never: "없음",
        fetch: "지금 가져오기",
        fetchOf: "지금 가져오기: {{name}}",
        fetchAsked: "곧 가져옵니다.",
        resume: "다시 시작",
        resumeOf: "다시 시작: {{name}}",
        resumed: "다시 가져옵니다.",
        pausedAt: "{{at}}에 멈춤: {{reason}}",
        pause: {
          of: "멈추기: {{name}}",
          title: "이 매체를 멈출까요?",
          text: "다시 시작할 때까지 {{name}}에서 새 소식을 가져오지 않습니다. 이미 들어온 뉴스는 남습니다.",
          action: "멈추기",
          done: "매체를 멈췄습니다.",
        },
        failures: {
          UNREACHABLE: "서버에 연결하지 못했습니다.",
          TIMED_OUT: "제시간에 응답이 오지 않았습니다.",
          HTTP_STATUS: "서버가 오류로 답했습니다.",
          SITE_REFUSED: "주소가 내부 네트워크로 이어져 막았습니다.",
          REDIRECT_REFUSED: "내부 네트워크나 안전하지 않은 주소로 넘기려 해서 막았습니다.",
          TOO_MANY_REDIRECTS: "다른 주소로 너무 여러 번 넘겼습니다.",
          TOO_LARGE: "피드가 너무 큽니다.",
          DTD_REFUSED: "피드에 문서 형식(DTD) 선언이 있어 읽지 않았습니다.",
          MALFORMED: "RSS, Atom, JSON 피드로 읽을 수 없습니다.",
          TOO_COMPLEX: "피드를 읽는 데 시간이나 메모리가 너무 많이 들었습니다.",
        },
      },
    },
  },
  pages: {
    blockNews: { title: "블록 뉴스", description: "가상자산 범죄와 안전에 관한 새 소식을 모았습니다." },
    blockNewsDetail: { title: "뉴스", description: "블록 뉴스 기사입니다." },
    adminNews: { title: "블록 뉴스 관리" },
    adminNewsSources: { title: "뉴스 매체" },
  },
  common: {
    nav: {
      blockNews: "블록 뉴스",
    },
  },
  trail: {
    subjects: {
      news: "블록 뉴스",
    },
    acts: {
      NewsHidden: "뉴스 숨김",
      NewsRestored: "뉴스 다시 표시",
      NewsFetchAsked: "뉴스 바로 가져오기",
      NewsSourcePaused: "뉴스 출처 일시 중지",
      NewsSourceResumed: "뉴스 출처 다시 시작",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly news: typeof texts;
  }
}
