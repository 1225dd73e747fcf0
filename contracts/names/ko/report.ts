// Names of the parts of a report: the facts of its life, who is who, the questions of its extra information.
import type { ReportFactKind } from "../../report/codes.ts";

export const reportNames = {
  facts: {
    RECEIVED: "신고가 접수되었습니다",
    INBOXED: "연계 기관의 수신함에 넣었습니다",
    SHARED: "연계 기관이 신고를 받았음을 확인했습니다",
    WITHDRAWN: "비공개로 바꾸었습니다",
    PUBLISHED: "다시 공개했습니다",
    DISPUTED: "삭제 요청이 들어왔습니다",
    DISPUTE_WITHDRAWN: "삭제 요청이 철회되었습니다",
    KEPT: "검토 끝에 신고를 유지했습니다",
    CORRECTED: "검토 끝에 내용을 정정했습니다",
    AGENCY_RECEIVED: "기관이 접수를 확인했습니다",
    AGENCY_INVESTIGATING: "기관이 수사를 시작했습니다",
    AGENCY_BLOCKED: "기관이 주소를 차단했습니다",
    AGENCY_CLOSED: "기관이 사건을 종결했습니다",
  } satisfies Record<ReportFactKind, string>,
  fields: {
    name: "이름",
    phone: "전화번호",
    email: "이메일",
    site: "사이트",
    otherContact: "다른 연락처",
    otherInfo: "그 밖의 정보",
    businessNumber: "사업자 번호",
    address: "주소",
    ip: "IP",
  },
  questions: {
    approach: "어떻게 접근해 왔나요?",
    otherTargets: "함께 쓰인 다른 주소나 사이트",
    stillActive: "지금도 연락이나 요구가 이어지고 있나요?",
    demand: "돈을 돌려주겠다며 다시 요구한 것이 있나요?",
  },
} as const;
