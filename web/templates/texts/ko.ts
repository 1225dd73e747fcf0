// Choosing a template to begin an answer with.
export const texts = {
  templates: {
    choose: "답변 서식 고르기",
    language: "답변할 언어",
    theirs: "상대방이 쓰는 언어: {{language}}",
    unknown: "상대방이 쓰는 언어를 알 수 없습니다. 글을 보고 골라 주세요.",
    list: "답변 서식",
    failed: "답변 서식을 불러오지 못했습니다",
    none: "이 답변에 쓸 서식이 아직 없습니다. 편집자가 ‘답변 서식’에서 쓸 수 있습니다.",
    newest_other: "최근 서식 {{count, number}}개만 보입니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly templates: typeof texts;
  }
}
