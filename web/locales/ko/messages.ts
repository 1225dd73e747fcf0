// The error dialog's messages (docs/specification/8-messages.md): by status, and the others.
export const messages = {
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
  noResource: "서버에 해당 자원이 없습니다.",
  otherError: "기타 오류입니다.",
  dialog: {
    title: "안내",
    requestId: "문의할 때 알려 주세요:",
    crashTitle: "화면을 표시하지 못했습니다",
    crashText: "오류를 기록했습니다. 다시 시도하거나 홈으로 이동해 주세요.",
    home: "홈으로",
  },
} as const;
