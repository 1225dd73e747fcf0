// Fields, and what is asked of somebody who leaves a form.

export const texts = {
  common: {
    errorSummary_other: "{{count, number}}곳을 확인해 주세요",
    field: {
      count: { chars: "{{now, number}} / {{most, number}}자", bytes: "{{now, number}} / {{most, number}}바이트" },
      tooLong: {
        chars: "{{most, number}}자까지 쓸 수 있습니다. 조금 줄여 주세요.",
        bytes: "{{most, number}}바이트까지 쓸 수 있습니다. 조금 줄여 주세요.",
      },
      problem: "{{label}}: {{problem}}",
    },
    unsaved: {
      title: "이 페이지를 나갈까요?",
      text: "작성한 내용이 저장되지 않습니다.",
      leave: "나가기",
      stay: "계속 작성",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly form: typeof texts;
  }
}
