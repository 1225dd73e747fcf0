// Mails about requests to delete a report.
export const texts = {
  dispute: {
    subjects: {
      ASKED: "신고 삭제 요청이 접수되었습니다: 의견을 들려주세요 (요청 번호 {{seq}})",
      RECEIVED: "삭제 요청이 접수되었습니다 (요청 번호 {{seq}})",
      ANSWERED: "삭제 요청에 신고자가 답변했습니다 (요청 번호 {{seq}})",
      REMIND: "답변 기한이 곧 끝납니다 (요청 번호 {{seq}})",
      EXTENDED: "삭제 요청의 검토 기간이 연장되었습니다 (요청 번호 {{seq}})",
      OVERDUE: "삭제 요청의 검토가 늦어지고 있습니다 (요청 번호 {{seq}})",
      DECIDED: "삭제 요청이 결정되었습니다 (요청 번호 {{seq}})",
      WITHDRAWN: "삭제 요청이 철회되었습니다 (요청 번호 {{seq}})",
      CLOSED: "삭제 요청이 종료되었습니다 (요청 번호 {{seq}})",
    },
    intros: {
      ASKED:
        "회원님의 신고에 대해 다른 분이 삭제를 요청했습니다. 결정하기 전에 회원님의 의견을 먼저 듣고자 합니다. 아래 기한까지 답변해 주세요.",
      RECEIVED: "보내 주신 삭제 요청이 접수되었습니다. 신고자의 의견을 들은 뒤 아래 기한까지 결정합니다.",
      ANSWERED: "신고자가 답변을 보냈습니다. 이제 운영자가 양쪽의 내용을 함께 살펴봅니다.",
      REMIND: "회원님의 신고에 대한 삭제 요청에 아직 답변하지 않으셨습니다. 아래 기한까지 답변하실 수 있습니다.",
      EXTENDED: "더 살펴볼 것이 있어 검토 기간을 한 번 연장했습니다. 이유와 새 기한은 요청 화면에서 볼 수 있습니다.",
      OVERDUE:
        "약속한 기한 안에 결정하지 못했습니다. 죄송합니다. 그때까지 신고는 그대로이며, 이 요청을 가장 먼저 처리하겠습니다.",
      DECIDED: "삭제 요청을 검토하고 결정했습니다. 결과와 이유는 요청 화면에서 볼 수 있습니다.",
      WITHDRAWN: "회원님의 신고에 대한 삭제 요청이 철회되었습니다. 하실 일은 없습니다.",
      CLOSED: "요청하신 신고가 더 이상 공개되어 있지 않아 요청을 종료했습니다.",
    },
    greeting: "{{nickname}} 님, 안녕하세요.",
    number: "요청 번호",
    report: "신고 번호",
    dueAt: "기한",
    open: "요청 보기",
    warning: "Safer Block은 비용이나 지갑 복구 문구, 비밀번호를 절대 요구하지 않습니다.",
    reason: "Safer Block의 신고 삭제 요청과 관련이 있어 이 메일을 보내 드립니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly dispute: typeof texts;
  }
}
