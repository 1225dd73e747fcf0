// The wizard's screens: their names, titles and leads.
import type { StepName } from "../../../report/wizard/steps/order.ts";

export const steps = {
  start: {
    name: "언제 있었는지",
    title: "방금 있었던 일인가요?",
    lead: "몇 시간 안이라면 돈을 막을 수 있을지도 모릅니다. 할 일부터 알려 드릴게요.",
  },
  emergency: {
    name: "지금 할 일",
    title: "지금 바로 이렇게 해 주세요",
    lead: "먼저 연락부터 하세요. 여기까지 적은 내용은 저장되고, 질문은 세 가지만 남았습니다.",
  },
  category: { name: "피해 유형", title: "어떤 피해를 신고하시나요?", lead: "가장 가까운 것 하나를 골라 주세요." },
  target: {
    name: "신고 대상",
    title: "무엇을 신고하시나요?",
    lead: "지갑 주소나 사이트 주소를 복사한 그대로 붙여 넣어 주세요.",
  },
  story: {
    name: "사건 내용",
    title: "무슨 일이 있었나요?",
    lead: "기억나는 만큼만 적어 주세요. 나중에 고칠 수 있습니다.",
  },
  title: { name: "제목", title: "한 줄로 줄이면 무엇인가요?", lead: "다른 사람이 목록에서 보게 될 제목입니다." },
  assets: {
    name: "피해 자산",
    title: "잃은 자산이 있나요?",
    lead: "아는 것만 적으면 됩니다. 공개되지 않으며 추적에 쓰입니다.",
  },
  suspect: {
    name: "용의자",
    title: "용의자가 누구인지 아시나요?",
    lead: "아는 것만 적으면 됩니다. 공개되지 않으며 연계 기관과만 공유합니다.",
  },
  traces: {
    name: "온라인 흔적",
    title: "용의자가 온라인에서 쓰던 것이 있나요?",
    lead: "아는 것만 적으면 됩니다. 공개되지 않습니다.",
  },
  background: {
    name: "그 밖의 정보",
    title: "용의자에 대해 더 아는 것이 있나요?",
    lead: "아는 것만 적으면 됩니다. 공개되지 않습니다.",
  },
  reporter: {
    name: "신고자 연락처",
    title: "어떻게 연락드리면 될까요?",
    lead: "모두 선택 항목이며 공개되지 않습니다. 연계 기관이 확인이 필요할 때만 씁니다.",
  },
  sources: {
    name: "출처",
    title: "참고할 출처가 있나요?",
    lead: "관련 기사, 게시글, 채팅방 주소를 최대 3개까지 등록할 수 있습니다.",
  },
  files: {
    name: "파일 첨부",
    title: "증거 파일을 첨부해 주세요",
    lead: "대화 캡처, 이체 내역, 녹음처럼 도움이 될 파일을 올려 주세요. 얼굴이 나온 사진을 포함해 첨부 파일은 공개되지 않습니다.",
  },
  visibility: {
    name: "공개 여부",
    title: "신고를 공개할까요?",
    lead: "공개하면 다른 사람이 같은 피해를 피할 수 있습니다.",
  },
  review: { name: "내용 확인", title: "내용이 모두 맞나요?", lead: "틀린 곳이 있으면 ‘고치기’를 눌러 주세요." },
  consent: {
    name: "약관 동의",
    title: "약관에 동의해 주세요",
    lead: "계속하려면 아래 필수 약관에 모두 동의해야 합니다.",
  },
} as const satisfies Record<StepName, { name: string; title: string; lead: string }>;
