// Figures over time, for admins.
export const texts = {
  figures: {
    heading: "통계",
    lead: "날마다 들어오고 나간 일과, 기다리는 일이 얼마나 오래되었는지 봅니다. 날짜는 UTC 기준이며, 오늘은 아직 끝나지 않았습니다.",
    span: "기간",
    lastDays_other: "최근 {{count, number}}일",
    loading: "통계를 불러오고 있습니다",
    failed: "통계를 불러오지 못했습니다",
    day: "날짜",
    table: "표로 보기",
    csv: "CSV로 저장",
    png: "그림으로 저장",
    series: {
      reports: "접수한 신고",
      begun: "받은 요청",
      ended: "끝난 요청",
      delivered: "전달됨",
      notDelivered: "전달하지 못함",
      parked: "멈춘 전달",
      others: "다른 종류",
      refused: "거절한 댓글",
      found: "찾은 건",
      seen: "살펴본 건",
    },
    plots: {
      reports: {
        title: "신고",
        text: "사람들이 낸 신고입니다. 공개 목록에서 가져온 항목은 세지 않습니다.",
      },
      disputes: {
        title: "삭제 요청",
        text: "받은 날과 끝난 날에 각각 셉니다. 철회도 끝난 것으로 셉니다.",
      },
      deliveries: {
        title: "기관 전달",
        text: "연계 기관에 알린 횟수, 알리지 못한 시도, 그리고 모든 시도가 실패해 멈춘 전달입니다.",
      },
      refused: {
        title: "거절된 댓글",
        text: "거절한 날, 그리고 운영자가 살펴보거나 쓴 사람이 탈퇴한 날에 각각 셉니다.",
      },
      unusual: {
        title: "평소와 다른 신고",
        text: "규칙이 찾은 날과 운영자가 처음 살펴본 날에 각각 셉니다.",
      },
      oldest: {
        title: "가장 오래 기다린 날수",
        text: "하루가 끝날 때 가장 오래 기다린 일이 며칠째였는지 보여 줍니다.",
      },
      waiting: {
        title: "기다리는 일",
        text: "하루가 끝날 때 기다리던 일의 수입니다.",
      },
      parked: {
        title: "멈춘 작업",
        text: "지금 멈춰 있는 작업을 종류별로 보여 줍니다. 각 날이 끝날 때 이 중 몇 건이 멈춰 있었는지 셉니다. 그 뒤에 다시 실행했거나 버린 작업은 세지 않습니다.",
      },
    },
  },
  pages: { adminFigures: { title: "통계" } },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly figures: typeof texts;
  }
}
