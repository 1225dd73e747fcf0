// Answer templates: what editors write, and staff begin an answer with.
import type { TemplateState, TemplateUse } from "@sb/contracts/template/model.ts";

export const texts = {
  template: {
    heading: "답변 서식",
    lead: "자주 하는 답변을 미리 써 두는 곳입니다. 담당자는 답변할 때 서식을 골라 고쳐 쓸 수 있습니다.",
    write: "서식 쓰기",
    writeHeading: "답변 서식 쓰기",
    editHeading: "답변 서식 수정",
    back: "답변 서식 목록으로",
    results_other: "답변 서식 {{count, number}}개",
    loading: "답변 서식을 불러오고 있습니다",
    failed: "답변 서식을 불러오지 못했습니다",
    use: "쓰이는 곳",
    uses: {
      INQUIRY: "1:1 문의 답변",
      ANALYSIS: "심층 분석 답변",
      DISPUTE: "삭제 요청 결정",
      OBJECTION: "등재 이의 결정",
      COMMENT: "댓글 조치 사유",
    } satisfies Record<TemplateUse, string>,
    state: "상태",
    states: { LIVE: "쓰는 중", ARCHIVED: "보관됨" } satisfies Record<TemplateState, string>,
    none: {
      LIVE: { title: "답변 서식이 없습니다", text: "자주 하는 답변을 서식으로 써 두면 고를 수 있습니다." },
      ARCHIVED: {
        title: "보관된 서식이 없습니다",
        text: "보관하면 답변할 때 보이지 않고, 언제든 다시 쓸 수 있습니다.",
      },
    },
    name: "서식 이름",
    nameHint: "담당자에게만 보입니다.",
    textIn: "{{language}} 답변",
    textHint: "개인정보는 적지 마세요. 비워 둔 언어에서는 한국어 답변을 고르게 됩니다.",
    save: "저장",
    saved: "답변 서식을 저장했습니다",
    archive: { action: "보관", of: "‘{{title}}’ 보관", done: "서식을 보관했습니다" },
    restore: { action: "다시 쓰기", of: "‘{{title}}’ 다시 쓰기", done: "서식을 다시 고를 수 있습니다" },
    remove: {
      action: "삭제",
      of: "‘{{title}}’ 삭제",
      reason: "삭제하는 이유",
      ask: {
        title: "서식을 삭제할까요?",
        text: "‘{{title}}’ 서식을 삭제하면 되돌릴 수 없습니다. 이미 보낸 답변은 그대로 남습니다.",
      },
      done: "서식을 삭제했습니다",
    },
    changed: {
      title: "다른 사람이 그사이에 이 서식을 바꾸었습니다",
      text: "지금 저장되어 있는 서식의 이름은 ‘{{title}}’입니다. 어느 쪽을 남길지 골라 주세요.",
      take: "저장된 서식 불러오기",
      keep: "내가 쓴 것으로 저장하기",
    },
  },
  pages: {
    adminTemplates: { title: "답변 서식" },
    adminTemplateWrite: { title: "답변 서식 쓰기" },
    adminTemplate: { title: "답변 서식 수정" },
  },
  trail: {
    subjects: { template: "답변 서식" },
    acts: {
      TemplateWritten: "답변 서식 작성",
      TemplateModified: "답변 서식 수정",
      TemplateOffered: "답변 서식 사용",
      TemplateArchived: "답변 서식 보관",
      TemplateDeleted: "답변 서식 삭제",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly template: typeof texts;
  }
}
