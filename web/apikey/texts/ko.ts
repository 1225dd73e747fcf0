// Keys of the API, people's own and those of agencies.

export const texts = {
  apikey: {
    heading: "API 키",
    lead: "내 프로그램에서 주소와 사이트를 조회할 때 쓰는 키입니다.",
    back: "마이 페이지",
    loading: "키를 불러오는 중",
    failed: "키를 불러오지 못했습니다",
    list: "내 키",
    make: "새 키 만들기",
    full: "키는 {{most, number}}개까지 가질 수 있습니다. 쓰지 않는 키를 폐기하면 새로 만들 수 있습니다.",
    none: { title: "아직 키가 없습니다", text: "키를 만들면 여기에서 사용량을 보고 폐기할 수 있습니다." },
    create: {
      title: "새 키 만들기",
      text: "어디에 쓰는 키인지 알 수 있는 이름을 붙여 주세요.",
      name: "이름",
      hint: "예: 운영 서버",
      confirm: "만들기",
    },
    shown: {
      title: "키를 지금 복사해 두세요",
      text: "이 키는 지금 한 번만 보입니다. 창을 닫으면 다시 볼 수 없습니다.",
      copy: "키 복사",
      copied: "복사했습니다",
      done: "복사해 두었습니다",
    },
    ends: "…{{hint}} · {{date}} 발급",
    rate_other: "1분에 {{count, number}}회까지",
    used_other: "최근 {{days, number}}일 동안 {{count, number}}회 사용",
    refused_other: "그중 한도 초과 {{count, number}}회",
    unused: "아직 사용하지 않았습니다",
    usage: { title: "날짜별 사용량", day: "날짜 (UTC)", requests: "요청", over: "한도 초과" },
    scopes: {
      names: { read: "조회, 목록, 내보내기", file: "내 이름으로 신고 등록" },
      hint: "신고 권한은 꼭 필요한 프로그램에만 주세요. 키를 가진 사람은 내 이름으로 신고할 수 있습니다.",
      of: "용도: {{scopes}}",
    },
    revoke: {
      action: "폐기",
      of: "{{name}} 폐기",
      title: "이 키를 폐기할까요?",
      text: "‘{{name}}’ 키를 쓰는 프로그램은 바로 조회할 수 없게 됩니다. 되돌릴 수 없습니다.",
      done: "키를 폐기했습니다",
    },
    how: {
      title: "사용 방법",
      one: "한 주소 또는 사이트를 조회합니다.",
      many: "한 번에 100개까지 조회합니다.",
      range:
        "무엇을 찾는지 알리지 않고 조회합니다. 정규화한 주소의 SHA-256에서 앞 다섯 글자만 보내고, 나머지 글자는 답에서 찾습니다.",
      docs: "모든 요청의 설명",
      bulk: "프로그램 없이 여러 건을 한꺼번에 조회하기",
      secret: "키는 비밀번호처럼 다뤄 주세요. 공개된 곳에 올라갔다면 바로 폐기하세요.",
    },
    admin: {
      make: "기관 키 만들기",
      makeText: "기관이 자기 프로그램으로 신고를 가져갈 때 쓰는 키입니다. 한 번만 보이니 바로 기관에 전달해 주세요.",
      agencyField: "기관",
      heading: "API 키 관리",
      lead: "지금 쓸 수 있는 모든 키입니다. 잘못 쓰이는 키는 이유를 적고 폐기합니다.",
      count_other: "키 {{count, number}}개",
      held: "{{nick}} 님의 키",
      agency: "기관 {{agencySeq}}의 키",
      reason: "이유",
      reasonHint: "감사 기록에 폐기한 사실이 남습니다.",
      none: { title: "키가 없습니다", text: "회원이 키를 만들면 여기에 보입니다." },
    },
  },
  pages: {
    apiKeys: { title: "API 키", description: "내 프로그램에서 조회할 때 쓰는 키를 만들고 폐기합니다." },
    adminApiKeys: { title: "API 키" },
  },
  trail: {
    subjects: {
      apikey: "API 키",
    },
    acts: {
      ApiKeyIssued: "기관의 API 키 발급",
      ApiKeyRevoked: "API 키 폐기",
    },
  },
  errors: {
    TOO_MANY_KEYS: "가질 수 있는 키를 모두 쓰고 있습니다. 쓰지 않는 키를 먼저 폐기해 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly apikey: typeof texts;
  }
}
