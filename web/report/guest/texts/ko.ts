// The report that a visitor writes.

export const texts = {
  visitor: {
    first: {
      title: "로그인하지 않고 바로 쓸 수 있습니다",
      text: "적는 내용은 이 기기에만 암호화해 보관하고, 접수할 때 로그인하면 됩니다.",
    },
    last: {
      title: "로그인하면 접수할 수 있습니다",
      text: "적은 내용은 이 기기에 암호화해 두었습니다. 로그인하면 이 화면으로 돌아오고, 접수하거나 새로 작성하면 이 기기에서 지웁니다.",
    },
    filesNotKept: "이 기기에는 첨부 파일을 보관할 수 없습니다. 로그인한 뒤에 다시 올려 주세요.",
    inApp:
      "{{name}} 안에서는 Google 로그인이 되지 않고, 여기에 적은 내용은 다른 브라우저로 옮겨지지 않습니다. 쓰기 전에 브라우저로 열어 주세요.",
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly visitor: typeof texts;
  }
}
