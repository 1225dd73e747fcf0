// Deliveries to agencies, for admins.
import type { DeliveryFailure } from "@sb/contracts/codes.ts";
import type { DeliveryContent, DeliveryOutcome, DeliveryWay } from "@sb/contracts/delivery/model.ts";

export const texts = {
  delivery: {
    heading: "기관 전달 기록",
    lead: "이 기관에 보낸 신고와 그 결과입니다. 보낸 내용은 여기에 없습니다.",
    back: "기관",
    list: "전달 시도 목록",
    loading: "전달 기록을 불러오고 있습니다",
    failed: "전달 기록을 불러오지 못했습니다",
    count_other: "{{count, number}}건",
    none: { title: "아직 보낸 것이 없습니다", text: "신고가 접수되거나 시험 메시지를 보내면 여기에 나타납니다." },
    inboxOnly: "{{agency}}: 지금은 받을 웹훅이 없어 신고를 수신함에 넣습니다.",
    nobody: "{{agency}}: 받을 웹훅도, 수신함을 볼 구성원도 없어 지금은 아무도 신고를 받지 못합니다.",
    outcome: "결과",
    outcomes: { ALL: "전체", TAKEN: "받음 · 수신함", FAILED: "실패" } satisfies Record<DeliveryOutcome, string>,
    test: "시험 메시지 보내기",
    tested: "시험 메시지를 보내고 있습니다. 결과는 곧 목록에 나타납니다.",
    refresh: "새로 고침",
    replay: "다시 보내기",
    replayOf: "신고 {{seq}} 다시 보내기",
    replayDay: "지난 하루 다시 보내기",
    replayed: "다시 보내고 있습니다.",
    missing: "지금은 받을 웹훅이 없습니다. 그사이에 멈췄거나 설정이 바뀌었습니다.",
    askReplayDay: {
      title: "지난 하루의 신고를 다시 보낼까요?",
      text: "이 기관이 지난 24시간 동안 받은 신고를 모두 다시 보냅니다. 같은 메시지는 번호도 같으므로 기관이 알아볼 수 있습니다.",
    },
    taken: { WEBHOOK: "받음", INBOX: "수신함에 넣음" } satisfies Record<DeliveryWay, string>,
    contents: { SHARED: "신고 공유", REVOKED: "공유 철회", TEST: "시험 메시지" } satisfies Record<
      DeliveryContent,
      string
    >,
    answered: "응답 {{status}} · {{ms, number}}ms",
    unanswered: "응답 없음 · {{ms, number}}ms",
    failures: {
      STATUS: "오류 응답",
      REDIRECTED: "다른 주소로 넘김",
      GONE: "수신 중단 (410)",
      TIMED_OUT: "시간 초과",
      ADDRESS_REFUSED: "허용되지 않는 주소",
      CERTIFICATE_INVALID: "인증서 오류",
      UNREACHABLE: "연결할 수 없음",
    } satisfies Record<DeliveryFailure, string>,
  },
  queues: {
    PARKED_DELIVERIES: "멈춘 기관 전달",
  },
  pages: {
    adminDeliveries: { title: "기관 전달 기록" },
  },
  trail: {
    subjects: {
      delivery: "기관 전달",
    },
    acts: {
      DeliveryTestAsked: "전달 시험 요청",
      DeliveryReplayAsked: "기관에 다시 보내기",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly delivery: typeof texts;
  }
}
