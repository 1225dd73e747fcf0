// The terms pages and the terms dialog.
export const terms = {
  service: "이용약관",
  privacy: "개인정보 처리방침",
  version: "시행일",
  inForceSince: "{{date}}부터 시행",
  loading: "약관을 불러오고 있습니다",
  failed: "약관을 불러오지 못했습니다",
  confirm: "확인",
  view: "내용 보기",
  viewOf: "{{name}} 내용 보기",
  more: "그 밖의 약관과 정책",
  all: "모두 동의합니다",
  requiredTag: "필수",
  optionalTag: "선택",
  serviceMissing: "이용약관에 동의해 주세요.",
} as const;
