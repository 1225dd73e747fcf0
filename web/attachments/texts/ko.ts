// Choosing files, and the files that were chosen.

export const texts = {
  attachments: {
    drop: "파일을 여기에 놓거나 붙여 넣으세요",
    choose: "파일 선택",
    limits_other: "최대 {{count, number}}개, 파일당 {{size}}까지. 사진, PDF, 영상, 음성, 텍스트 파일",
    list: "첨부한 파일",
    count: "{{most, number}}개 중 {{count, number}}개",
    preparing: "준비하는 중 {{share}}",
    reduced: "사진이 커서 {{size}} 사본을 보냅니다. 원본을 보관해 주세요.",
    copySent: "{{size}} 사본을 보냅니다. 원본을 보관해 주세요.",
    copySentPlain: "{{size}} 사본을 보냅니다.",
    smaller: "사진을 작은 사본으로 보내기 ({{whole}} → {{smaller}})",
    smallerHint: "연결이 느리거나 데이터가 부족할 때만 쓰세요. 증거로는 원본이 더 확실합니다.",
    smallerHintPlain: "빠르게 보낼 수 있습니다. 원본이 필요하면 선택을 해제해 주세요.",
    kept: "이미 등록된 파일",
    remove: "{{name}} 삭제",
    preview: "{{name}} 미리보기",
    rejected: "추가하지 못한 파일",
    unreadable: "파일을 읽을 수 없습니다. 다시 선택해 주세요.",
    originalUsed: "이미지를 불러올 수 없어 원본을 사용합니다.",
  },
  errors: {
    FILE_TYPE_NOT_ALLOWED: "첨부할 수 없는 형식의 파일입니다.",
    TOO_MANY_FILES: "파일은 최대 5개까지 올릴 수 있습니다.",
    DUPLICATE_FILE: "이미 추가한 파일입니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly attachments: typeof texts;
  }
}
