// A target's page as the published files have it, while the service does not answer.

export const texts = {
  edgePage: {
    away: "지금은 서비스가 응답하지 않습니다",
    asOf: "공개 파일에 있는 {{at}}까지의 숫자만 보여 드립니다. 그 뒤의 신고와 변경은 들어 있지 않습니다.",
    notThen: "{{at}}까지는 신고가 없었습니다",
    lists: "공개 목록",
    listedOn: "목록에 처음 오른 날",
    unasked: "닮은 주소, 같은 사이트의 다른 주소, 이전 방식으로 적힌 신고는 확인하지 못했습니다.",
    again: "서비스에 다시 물어보기",
    comesBack: "서비스가 다시 응답하면 전체 페이지로 저절로 바뀝니다.",
    missing: {
      heading: "지금 볼 수 없는 것",
      words: "사람들이 쓴 신고 내용과 첨부 파일, 댓글",
      lists: "공개 목록의 이름과 설명",
      timeline: "지금까지의 기록과 이의 제기의 결과",
    },
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly edgePage: typeof texts;
  }
}
