// The texts of mails in Korean: the master that the other languages follow.
export const mails = {
  frame: {
    unasked: "이 메일은 자동으로 발송되었으며, 회신해도 확인하지 못합니다.",
    unsubscribe: "더 이상 받지 않으려면 여기를 눌러 주세요",
  },
  reportFiled: {
    subject: "신고가 접수되었습니다 (접수 번호 {{seq}})",
    greeting: "{{nickname}} 님, 안녕하세요.",
    received: "보내 주신 신고가 잘 접수되었습니다. 용기 내어 알려 주셔서 고맙습니다.",
    number: "접수 번호",
    filedAt: "접수 시각",
    open: "신고 내용 보기",
    next: "더 알게 된 것이 있으면 신고 화면에서 언제든지 추가 정보를 남길 수 있습니다.",
    warning:
      "피해금을 되찾아 주겠다며 먼저 돈이나 지갑 복구 문구를 요구하는 사람은 사기꾼입니다. Safer Block은 비용이나 복구 문구, 비밀번호를 절대 요구하지 않습니다.",
    reason: "Safer Block에 신고를 접수하셔서 이 메일을 보내 드립니다.",
  },
  analysisEnded: {
    subject: "심층 분석 요청의 결과가 나왔습니다 (요청 번호 {{seq}})",
    greeting: "{{nickname}} 님, 안녕하세요.",
    answered: "요청하신 심층 분석에 답변을 드렸습니다.",
    closed: "요청하신 심층 분석을 진행하지 못하고 마쳤습니다. 이유를 요청 화면에 적어 두었습니다.",
    number: "요청 번호",
    open: "답변 보기",
    private: "답변에는 사건에 관한 내용이 담겨 있어, 이 메일에는 적지 않고 로그인한 화면에서만 보여 드립니다.",
    reason: "Safer Block에 심층 분석을 요청하셔서 이 메일을 보내 드립니다.",
  },
};

export type Mails = typeof mails;
