// The wizard's note on a target: what is known of it.
import type { SafeKind } from "@sb/contracts/report/codes.ts";

export const texts = {
  target: {
    reported_other: "이미 {{count, number}}명이 신고한 대상입니다. 신고가 쌓일수록 차단에 도움이 됩니다.",
    listed: "공개 목록에 올라 있는 대상입니다. 신고해 주시면 차단에 도움이 됩니다.",
    first: "아직 신고된 적이 없는 주소입니다. 첫 신고가 다음 피해를 막습니다.",
    similar: "비슷한 주소가 이미 신고되어 있습니다. 다른 글자를 표시했으니 한 글자씩 비교해 주세요.",
    family: "같은 사이트의 {{site}} 주소가 이미 신고되어 있습니다. 이 주소도 신고해 주시면 차단에 도움이 됩니다.",
    mistyped: "틀리거나 빠진 글자가 있는 주소입니다. 처음 본 곳에서 주소 전체만 다시 복사해 주세요.",
    unread:
      "지갑 주소나 사이트로 읽을 수 없어 신고 이력을 확인하지 못했습니다. 여기에 없는 체인의 주소라면 그대로 계속하셔도 됩니다.",
    yours: "적으신 주소",
    takeSimilar: "이 주소로 바꾸기",
    /** Targets that can't be reported as they are. Each text says which target to give instead. */
    shared: {
      TOKEN:
        "{{name}} 토큰의 컨트랙트 주소입니다. 이 토큰을 쓰는 모든 사람의 주소라 신고할 수 없습니다. 돈을 받아 간 지갑의 주소를 적어 주세요.",
      CONTRACT:
        "{{name}}의 스마트 컨트랙트 주소입니다. 많은 사람이 함께 쓰므로 신고할 수 없습니다. 돈을 받아 간 지갑의 주소를 적어 주세요.",
      BURN: "아무도 쓸 수 없는 소각 주소({{name}})입니다. 거래를 보낸 쪽의 주소를 적어 주세요.",
      EXCHANGE_WALLET:
        "{{name}}의 지갑입니다. 고객 수천 명이 함께 쓰므로 신고할 수 없습니다. 상대가 알려 준 입금 주소나 보낸 사람의 주소를 적어 주세요.",
      EXCHANGE:
        "{{name}} 거래소의 공식 사이트입니다. 흉내 낸 사이트라면 그 사이트의 주소를, 거래소 계정이 문제라면 그 지갑 주소를 적어 주세요.",
      EXPLORER: "{{name}}: 누구나 거래를 찾아보는 탐색기입니다. 그 안에서 본 지갑 주소를 적어 주세요.",
      SERVICE: "{{name}}의 공식 사이트입니다. 문제가 된 페이지나 계정, 또는 흉내 낸 사이트의 주소를 적어 주세요.",
      AUTHORITY:
        "{{name}}의 공식 사이트입니다. 사칭당했다면 실제로 접속한 사이트나 돈을 보낸 지갑의 주소를 적어 주세요.",
      SHARED_HOST:
        "{{name}}에는 여러 사람의 페이지가 함께 있습니다. 문제가 된 페이지나 계정의 주소를 끝까지 적어 주세요.",
    } satisfies Record<SafeKind, string>,
  },
} as const;

declare module "../../../../i18n/texts.ts" {
  interface TextFiles {
    readonly target: typeof texts;
  }
}
