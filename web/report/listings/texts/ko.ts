// A target's listings: the words of publishers stand in them as they are.

export const texts = {
  listing: {
    since: "{{date}}부터 등재",
    undated: "등재일 미상",
    seen: "{{date}} 마지막 확인",
    licence: "라이선스: {{licence}}",
    more: "발행자 사이트에서 보기",
    disputed: "{{date}}부터 이의가 제기되어 있음",
    object: "이 등재에 이의 제기",
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly listing: typeof texts;
  }
}
