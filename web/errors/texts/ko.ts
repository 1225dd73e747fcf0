// The error dialog (docs/specification/8-messages.md): its messages by status and by error codes that no subject has alone.
// A code without a message has its status's message.

export const texts = {
  messages: {
    status: {
      400: "잘못된 요청입니다.",
      401: "로그인이 필요합니다. 다시 로그인해 주세요.",
      403: "로그인 정보가 만료되었습니다. 다시 로그인해 주세요.",
      404: "페이지를 찾을 수 없습니다.",
      406: "잘못된 요청입니다. 입력한 값을 확인해 주세요.",
      416: "필수 항목이 빠졌습니다. 입력한 값을 확인해 주세요.",
      500: "서버 오류입니다. 잠시 뒤에 다시 시도해 주세요.",
      other: "알 수 없는 오류입니다. 다시 시도해 주세요.",
    },
    checkContent: "작성한 내용을 확인해 주세요.",
    noResource: "서버에 해당하는 것이 없습니다.",
    otherError: "기타 오류입니다.",
    dialog: {
      title: "안내",
      requestId: "문의할 때 알려 주세요:",
      crashTitle: "화면을 표시하지 못했습니다",
      crashText: "오류를 기록했습니다. 다시 시도하거나 홈으로 이동해 주세요.",
      home: "홈으로",
    },
  },
  errors: {
    NO_MENU_ACCESS: "메뉴 접근 권한이 없습니다.",
    NOT_FOUND: "찾으시는 내용이 없습니다.",
    METHOD_NOT_ALLOWED: "잘못된 접근입니다.",
    HOST_UNKNOWN: "이 주소로는 이용할 수 없습니다.",
    TOKEN_EXPIRED: "로그인 시간이 지났습니다. 다시 시도해 주세요.",
    TERMS_CHANGED: "약관이 바뀌었습니다. 새 약관에 동의한 뒤 다시 시도해 주세요.",
    CONFLICT: "다른 사람이 동시에 바꾸고 있었습니다. 다시 시도해 주세요.",
    REQUIRED_FIELD_MISSING: "필수 항목이 빠졌습니다.",
    EMAIL_INVALID: "잘못된 이메일 주소입니다.",
    EMAIL_UNREACHABLE: "메일을 받을 수 없는 주소입니다. 이메일 주소를 확인해 주세요.",
    LINK_EXPIRED: "링크가 만료되었거나 올바르지 않습니다.",
    PERSONAL_INFORMATION: "개인정보가 들어 있습니다. 지우고 다시 시도해 주세요.",
    NOT_RECOGNIZED: "주소나 사이트를 알아볼 수 없습니다. 처음 본 곳에서 다시 복사해 주세요.",
    ADDRESS_INVALID: "선택한 체인의 주소 형식이 아닙니다.",
    TARGET_SHARED:
      "여러 사람이 함께 쓰는 서비스나 주소입니다. 문제가 된 페이지, 계정 또는 보낸 사람의 주소를 적어 주세요.",
    TARGET_PRIVATE: "인터넷에서 열 수 없는 내부 주소입니다. 사이트의 공개된 주소를 적어 주세요.",
    TEXT_TOO_LONG: "글이 너무 깁니다. 조금 줄여 주세요.",
    TEXT_UNREADABLE: "보이지 않는 문자가 들어 있습니다. 다시 입력해 주세요.",
    IDEMPOTENCY_KEY_REUSED: "이미 처리한 요청입니다. 새로 고친 뒤 확인해 주세요.",
    TOO_MANY_REQUESTS: "요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.",
    DAILY_QUOTA_USED: "24시간 동안 할 수 있는 횟수를 모두 썼습니다. 나중에 다시 시도해 주세요.",
    INTERNAL: "처리 중 오류가 발생했습니다. 운영자에게 문의해 주세요.",
    UNAVAILABLE: "서비스 준비 중입니다.",
    NETWORK_FAILED: "네트워크 통신 오류입니다.",
    TIMED_OUT: "연결 시간이 초과되었습니다.",
    NO_DATA: "요청하신 데이터가 없습니다.",
    LOGIN_IDLE: "오랫동안 사용하지 않아 인증이 만료되었습니다.",
    LOGIN_ENDED: "인증이 만료되었습니다. 다시 로그인해 주세요.",
    FILE_TOO_LARGE: "파일이 너무 큽니다. 더 작은 파일을 골라 주세요.",
    TARGET_CLEARED:
      "이 대상에 대한 회원님의 신고가 심사 후 삭제된 적이 있습니다. 그 뒤 새로 알게 된 사실을 적어 주세요.",
    DELETION_PENDING: "삭제 요청이 검토 중이라 지금은 수정하거나 삭제할 수 없습니다.",
    PERIOD_INVALID: "마치는 때는 시작하는 때보다 늦어야 합니다.",
    PUBLIC_KEY_MISSING: "기관의 공개 키가 아직 없습니다. 먼저 키를 등록해 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly errors: typeof texts;
  }
}
