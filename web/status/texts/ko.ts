export const texts = {
  status: {
    heading: "서비스 상태",
    lead: "지금 되는 일과 늦어지는 일을 있는 그대로 알려 드립니다.",
    at: "상태는 약 30초마다 다시 확인합니다.",
    since: "{{ago}}부터 이 상태로 보입니다.",
    overall: {
      RUNNING: "모두 정상입니다",
      DELAYED: "늦어지는 일이 있습니다",
      DOWN: "멈춘 일이 있습니다",
      UNKNOWN: "확인하지 못한 일이 있습니다",
    },
    parts: {
      FILING: "신고 접수",
      LOOKUP: "주소와 사이트 조회",
      SEARCH: "신고 검색",
      DELIVERY: "기관 전달",
      MAIL: "메일 발송",
      LISTS: "공개 목록 갱신",
    },
    states: { RUNNING: "정상", DELAYED: "늦음", DOWN: "멈춤", UNKNOWN: "확인 안 됨" },
    running: {
      FILING: "신고를 받고 있습니다.",
      LOOKUP: "조회에 답하고 있습니다.",
      SEARCH: "검색이 됩니다.",
      DELIVERY: "신고를 바로 전달하고 있습니다.",
      MAIL: "메일을 바로 보내고 있습니다.",
    },
    late: {
      LOOKUP_other: "조회는 되지만, 새 신고가 {{count, number}}분 넘게 늦게 보입니다.",
      SEARCH_other: "검색은 되지만, 새 신고가 {{count, number}}분 넘게 늦게 나옵니다.",
      DELIVERY_other: "{{count, number}}분 넘게 기다리는 전달이 있습니다. 사라지는 것은 없습니다.",
      MAIL_other: "{{count, number}}분 넘게 기다리는 메일이 있습니다. 사라지는 것은 없습니다.",
    },
    behind: {
      LOOKUP: "조회는 되지만, 새 신고가 아직 보이지 않습니다.",
      SEARCH: "검색은 되지만, 새 신고가 아직 나오지 않습니다.",
    },
    down: {
      FILING: "지금은 신고를 받지 못합니다. 잠시 뒤에 다시 시도해 주세요.",
      LOOKUP: "지금은 조회에 답하지 못합니다. 답이 없다고 안전하다는 뜻은 아닙니다.",
      SEARCH: "지금은 검색이 되지 않습니다. 답이 없다고 신고가 없다는 뜻은 아닙니다.",
      DELIVERY: "전달이 멈췄습니다. 다시 시작되면 모두 전달합니다.",
      MAIL: "메일 발송이 멈췄습니다. 다시 시작되면 모두 보냅니다.",
    },
    unknown: "지금은 확인할 수 없습니다.",
    lists: { refreshed: "마지막 갱신: {{ago}}.", overdue: "제때 갱신되지 않은 목록이 있습니다." },
    failed: {
      title: "서비스에 물어볼 수 없었습니다",
      text: "이 화면은 열렸지만 서비스가 답하지 않았습니다. 지금은 신고와 조회도 안 될 수 있습니다. 답이 없다고 안전하다는 뜻은 아닙니다.",
    },
  },
  pages: {
    status: {
      title: "서비스 상태",
      description: "신고 접수, 조회, 기관 전달이 지금 되는지, 얼마나 늦는지 보여 드립니다.",
    },
  },
  common: { footer: { status: "서비스 상태" } },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly status: typeof texts;
  }
}
