export const texts = {
  server: {
    gone: {
      title: "이 페이지는 볼 수 없습니다",
      text: "삭제되었거나 비공개이거나, 처음부터 없던 페이지입니다.",
      search: "신고 이력에서 찾아보기",
    },
    comments_other: "댓글 {{count, number}}개",
    newer: "더 새로운 글",
    older: "더 오래된 글",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly server: typeof texts;
  }
}
