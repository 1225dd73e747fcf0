// Published lists: their error codes and acts.

export const texts = {
  errors: {
    LIST_NAME_TAKEN: "같은 이름의 목록이 이미 있습니다. 다른 이름을 적어 주세요.",
    LIST_URL_INVALID: "https로 시작하는 목록의 주소를 적어 주세요.",
    TOO_MANY_LISTS: "목록을 더 추가할 수 없습니다. 쓰지 않는 목록을 먼저 내려 주세요.",
    LIST_PAUSED: "멈춘 목록입니다. 먼저 다시 시작해 주세요.",
    LIST_WITHDRAWN: "이미 내린 목록입니다.",
    LIST_WITHOUT_URL: "가져올 주소가 없는 목록입니다. 파일로 새 내용을 넣어 주세요.",
    LIST_NOT_HELD: "보류 중이던 변경이 그사이 바뀌었습니다. 다시 확인해 주세요.",
  },
  trail: {
    subjects: {
      published: "공개 목록",
    },
    acts: {
      ListAdded: "공개 목록 추가",
      ListModified: "공개 목록 수정",
      ListPaused: "공개 목록 일시 중지",
      ListResumed: "공개 목록 다시 시작",
      ListRefreshAsked: "공개 목록 바로 가져오기",
      ListWithdrawn: "공개 목록 내림",
      ListAccepted: "공개 목록의 보류된 변경 승인",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly published: typeof texts;
  }
}
