// Requests for an in-depth analysis: what people ask, and what admins answer.
import type { AnalysisQueue, AnalysisStatus, AnalysisTargetKind } from "@sb/contracts/analysis/model.ts";

export const texts = {
  analysis: {
    heading: "심층 분석 요청",
    lead: "지갑 주소, 거래 해시, 사이트의 기록을 운영자가 살펴보고 답변을 드립니다. 비용은 없습니다.",
    ask: "분석 요청하기",
    results_other: "요청 {{count, number}}건",
    list: "분석 요청 목록",
    loading: "분석 요청을 불러오고 있습니다",
    failed: "분석 요청을 불러오지 못했습니다",
    noneYetTitle: "아직 요청한 분석이 없습니다",
    noneYetText: "보낸 코인이 어디로 갔는지, 누가 쓰는 주소인지 궁금하다면 분석을 요청해 보세요.",
    statuses: {
      RECEIVED: "접수됨",
      IN_PROGRESS: "분석 중",
      ANSWERED: "답변 완료",
      CLOSED: "종료됨",
      WITHDRAWN: "철회됨",
    } satisfies Record<AnalysisStatus, string>,
    kinds: {
      ADDRESS: "주소",
      TRANSACTION: "거래 해시",
      SITE: "사이트",
    } satisfies Record<AnalysisTargetKind, string>,
    aboutReport: "신고 {{seq}}에 관한 요청",
    withdrawn: "철회한 요청",
    more_other: "외 {{count, number}}건",
    write: {
      heading: "심층 분석 요청하기",
      lead: "아는 만큼만 적으셔도 됩니다. 적으신 내용은 암호화되어 본인과 운영자만 볼 수 있습니다.",
      back: "내 분석 요청으로",
      report: "관련된 내 신고",
      reportNone: "관련 신고 없음",
      reportHint: "이미 접수한 신고가 있다면 골라 주세요. 같은 내용을 다시 적지 않아도 됩니다.",
      targets: "분석할 주소, 거래 해시, 사이트",
      targetsHint: "한 줄에 하나씩, 최대 10개까지 붙여 넣어 주세요.",
      targetsMissing: "분석할 주소, 거래 해시, 사이트를 하나 이상 적거나 관련된 신고를 골라 주세요.",
      targetsTooMany: "최대 10개까지 적을 수 있습니다. 몇 개를 지워 주세요.",
      recognised: "이렇게 알아보았습니다",
      content: "어떤 일이 있었고 무엇을 알고 싶으신가요?",
      contentHint: "예: 투자 사이트 안내로 코인을 보냈는데 출금이 막혔습니다. 코인이 어디로 갔는지 알고 싶습니다.",
      amount: "피해 금액",
      amountHint: "예: 0.5 BTC, 약 1,500만 원",
      happenedAt: "일어난 때",
      happenedAtHint: "예: 3월 2일 저녁",
      contact: "연락처",
      contactHint: "더 여쭤볼 것이 있을 때만 연락드립니다. 답변이 나오면 가입하신 이메일로 알려 드립니다.",
      warning:
        "Safer Block은 분석을 이유로 돈이나 지갑 복구 문구, 비밀번호를 절대 요구하지 않습니다. 되찾아 주겠다며 요구하는 사람은 사기꾼입니다.",
      submit: "분석 요청 보내기",
      done: "분석 요청을 접수했습니다",
    },
    detail: {
      heading: "심층 분석 요청",
      number: "요청 번호 {{seq}}",
      steps: "진행 상황",
      requested: "요청을 접수했습니다",
      started: "분석을 시작했습니다",
      answered: "답변을 드렸습니다",
      closed: "분석 없이 마쳤습니다",
      withdrawn: "요청을 철회했습니다",
      waiting: "운영자가 차례대로 살펴봅니다. 답변이 나오면 이메일로 알려 드립니다.",
      reply: "분석 결과",
      reason: "분석하지 못한 이유",
      request: "요청한 내용",
      targets: "분석 대상",
      content: "내용",
      amount: "피해 금액",
      happenedAt: "일어난 때",
      contact: "연락처",
      report: "관련 신고",
      openReport: "신고 {{seq}} 보기",
      destroyed: "적으셨던 내용은 모두 파기되어 누구도 볼 수 없습니다.",
    },
    withdraw: {
      action: "요청 철회",
      title: "요청을 철회할까요?",
      text: "적으신 내용이 바로 파기되며 되돌릴 수 없습니다.",
      done: "요청을 철회했습니다",
    },
    remove: {
      action: "요청과 답변 파기",
      title: "요청과 답변을 파기할까요?",
      text: "적으신 내용과 답변이 모두 파기되며 되돌릴 수 없습니다.",
      done: "요청과 답변을 파기했습니다",
    },
    admin: {
      heading: "분석 요청 관리",
      lead: "오래 기다린 요청부터 보입니다. 답변하거나 마치면 요청한 사람에게 이메일이 갑니다.",
      queue: "보기",
      queues: {
        OPEN: "기다리는 요청",
        DONE: "답변하거나 마친 요청",
      } satisfies Record<AnalysisQueue, string>,
      none: {
        OPEN: { title: "기다리는 요청이 없습니다", text: "새 요청이 들어오면 여기에 나타납니다." },
        DONE: { title: "답변하거나 마친 요청이 없습니다", text: "답변한 요청은 여기에서 다시 볼 수 있습니다." },
      },
      by: "요청한 사람 {{nick}}",
      today: "오늘 접수",
      waits_other: "{{count, number}}일째 대기",
      back: "분석 요청 관리로",
      start: "분석 시작",
      startDone: "분석 중으로 바꾸었습니다",
      answer: "답변",
      answerHint: "요청한 사람과 관리자만 볼 수 있습니다. 이메일에는 내용이 들어가지 않습니다.",
      send: "답변 보내기",
      sent: "답변을 보냈습니다",
      close: {
        action: "분석 없이 마치기",
        title: "분석 없이 마칠까요?",
        text: "요청한 사람이 이유를 읽게 됩니다.",
        reason: "이유",
        done: "요청을 마쳤습니다",
      },
    },
  },
  queues: {
    ANALYSES: "분석 요청",
  },
  pages: {
    analyses: { title: "분석 요청", description: "심층 분석을 요청하고 답변을 봅니다." },
    analysisWrite: { title: "분석 요청하기", description: "심층 분석을 요청합니다." },
    analysis: { title: "분석 요청 상세", description: "심층 분석 요청의 내용과 답변입니다." },
    adminAnalyses: { title: "분석 요청 관리" },
    adminAnalysis: { title: "분석 요청 답변" },
  },
  common: {
    nav: {
      analyses: "분석 요청",
    },
  },
  trail: {
    subjects: {
      analysis: "심층 분석",
    },
    acts: {
      AnalysisStarted: "분석 시작",
      AnalysisAnswered: "분석 결과 답변",
      AnalysisClosed: "분석 없이 종료",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly analysis: typeof texts;
  }
}
