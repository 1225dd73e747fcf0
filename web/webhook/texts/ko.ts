// People's own webhooks, on my page.

export const texts = {
  webhook: {
    heading: "웹훅",
    lead: "새로 공개된 신고를 내 서버로 바로 보내 드립니다.",
    back: "마이 페이지",
    loading: "웹훅을 불러오는 중",
    failed: "웹훅을 불러오지 못했습니다",
    list: "내 웹훅",
    refresh: "새로 고침",
    full: "웹훅은 {{most, number}}개까지 등록할 수 있습니다. 쓰지 않는 웹훅을 끝내면 새로 등록할 수 있습니다.",
    none: {
      title: "아직 웹훅이 없습니다",
      text: "주소를 등록하면 공개 신고가 그곳으로 전송되고, 결과를 여기에서 볼 수 있습니다.",
    },
    add: {
      heading: "새 웹훅 등록",
      fields: { url: "받을 주소", crimeTypes: "피해 유형", chains: "체인" },
      urlHint: "https로 시작하는 공개 주소. 예: https://example.com/safer-block",
      criteriaHint: "고르지 않으면 전부 보내 드립니다.",
      all: "전체",
      chosen_other: "{{count, number}}개 선택",
      submit: "등록하기",
      invalid: "https로 시작하는 공개 주소를 적어 주세요. 포트는 443만 쓸 수 있습니다.",
    },
    shown: {
      title: "서명 비밀 키를 지금 복사해 두세요",
      text: "메시지가 저희에게서 온 것인지 이 비밀 키로 확인합니다. 지금 한 번만 보이며, 창을 닫으면 다시 볼 수 없습니다.",
      copy: "비밀 키 복사",
      copied: "복사했습니다",
      done: "복사해 두었습니다",
    },
    since: "{{date}} 등록",
    everything: "모든 공개 신고",
    stopped: {
      badge: "멈춤",
      GONE: "받는 쪽에서 더 받지 않겠다고 답했습니다 (410). 다시 보내기 시작하면 멈춘 곳부터 이어집니다.",
      FAILING: "여러 번 보냈지만 받지 못했습니다. 서버를 확인한 뒤 다시 보내기 시작하면 멈춘 곳부터 이어집니다.",
    },
    noCalls: "아직 보낸 메시지가 없습니다.",
    calls: "최근 메시지",
    reports_other: "신고 {{count, number}}건",
    actions: { resume: "다시 보내기 시작", end: "끝내기" },
    resumed: "다시 보내고 있습니다.",
    ended: "웹훅을 끝냈습니다. 주소와 비밀 키는 지워졌습니다.",
    askReplay: {
      title: "지난 하루의 신고를 다시 보낼까요?",
      text: "지난 24시간 동안 공개되거나 바뀐 신고를 모두 다시 보냅니다.",
    },
    askEnd: {
      title: "이 웹훅을 끝낼까요?",
      text: "이 주소로는 더 보내지 않고, 주소와 비밀 키를 지웁니다. 되돌릴 수 없습니다.",
    },
    how: {
      title: "받는 방법",
      body: "메시지 본문은 공개 신고가 최대 50건 담긴 STIX 2.1 묶음입니다. 비공개 신고는 보내지 않습니다.",
      signed: "헤더 webhook-id, webhook-timestamp, webhook-signature로 서명을 확인한 뒤에 처리해 주세요.",
      repeated: "같은 메시지가 다시 오면 webhook-id가 같습니다. 삭제되거나 비공개가 된 신고는 revoked로 알려 드립니다.",
      retries: "2xx로 답하면 받은 것으로 봅니다. 아니면 사흘 동안 열 번까지 다시 보내고, 410으로 답하면 바로 멈춥니다.",
      standard: "Standard Webhooks 설명 보기",
    },
  },
  pages: {
    webhooks: { title: "웹훅", description: "공개 신고를 내 서버로 받습니다." },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "웹훅을 더 등록할 수 없습니다. 쓰지 않는 웹훅을 먼저 끝내 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly webhook: typeof texts;
  }
}
