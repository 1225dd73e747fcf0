// The texts of mails in Korean: the master that the other languages follow.
export const mails = {
  frame: {
    hello: "안녕하세요.",
    unasked: "이 메일은 자동으로 발송되었으며, 회신해도 확인하지 못합니다.",
    unsubscribe: "더 이상 받지 않으려면 여기를 눌러 주세요",
  },
  newsletterConfirm: {
    subject: "뉴스레터 구독을 확인해 주세요",
    intro:
      "이 주소로 Safer Block 뉴스레터 구독을 신청하셨나요? 아래 버튼을 눌러 주시면 구독이 시작됩니다. 링크는 7일 동안 쓸 수 있습니다.",
    confirm: "구독 확인하기",
    ignore: "신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 더 이상 메일을 보내지 않습니다.",
    reason: "누군가 이 주소로 뉴스레터를 신청하여 보내 드리는 메일입니다.",
  },
  newsletterWelcome: {
    subject: "뉴스레터 구독이 시작되었습니다",
    intro: "구독해 주셔서 고맙습니다. 가상자산 범죄의 흐름과 피해를 막는 방법을 일주일에 한 번 보내 드립니다.",
    read: "지금까지의 세이퍼 뷰 보기",
    reason: "뉴스레터를 구독하셔서 보내 드리는 메일입니다.",
  },
  insightWeekly: {
    subject: "이번 주 세이퍼 뷰: {{title}}",
    intro: "이번 주에 새로 올린 세이퍼 뷰를 모아 보내 드립니다.",
    all: "세이퍼 뷰 모두 보기",
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
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "1:1 문의에 답변이 등록되었습니다 (문의 번호 {{seq}})",
      INQUIRY_COMMENTED: "1:1 문의에 새 댓글이 있습니다 (문의 번호 {{seq}})",
    },
    intros: {
      INQUIRY_ANSWERED: "남겨 주신 문의에 답변을 드렸습니다. 기다려 주셔서 고맙습니다.",
      INQUIRY_COMMENTED: "남겨 주신 문의에 운영자가 댓글을 남겼습니다.",
    },
    greeting: "{{nickname}} 님, 안녕하세요.",
    number: "문의 번호",
    open: "문의 보기",
    private: "문의와 답변의 내용은 이 메일에 적지 않고 로그인한 화면에서만 보여 드립니다.",
    reason: "Safer Block에 1:1 문의를 남기셔서 이 메일을 보내 드립니다.",
  },
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
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "지켜보시는 주소가 신고되었습니다",
        SITE: "지켜보시는 사이트가 신고되었습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고가 접수되었습니다",
      },
      DISPUTED: {
        WALLET: "지켜보시는 주소에 대한 신고에 삭제 요청이 들어왔습니다",
        SITE: "지켜보시는 사이트에 대한 신고에 삭제 요청이 들어왔습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고에 삭제 요청이 들어왔습니다",
      },
      CLEARED: {
        WALLET: "지켜보시는 주소에 대한 신고가 심사 후 삭제되었습니다",
        SITE: "지켜보시는 사이트에 대한 신고가 심사 후 삭제되었습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고가 심사 후 삭제되었습니다",
      },
    },
    intros: {
      REPORTED: "지켜보시는 대상에 대한 공개 신고가 새로 접수되었습니다. 내용은 신고 페이지에서 보실 수 있습니다.",
      DISPUTED:
        "누군가 지켜보시는 대상에 대한 신고를 삭제해 달라고 요청했습니다. 운영자가 양쪽의 이야기를 듣고 결정할 때까지 신고는 그대로 공개됩니다.",
      CLEARED:
        "삭제 요청을 심사한 결과 지켜보시는 대상에 대한 신고 하나가 삭제되었습니다. 다른 신고가 남아 있을 수 있으니 거래하기 전에 다시 조회해 보세요.",
    },
    greeting: "{{nickname}} 님, 안녕하세요.",
    report: "신고 번호",
    read: "신고 보기",
    list: "지켜보는 대상 보기",
    warning: "Safer Block은 돈이나 복구 구문, 비밀번호를 요구하지 않습니다.",
    reason: "Safer Block에서 지켜보기를 설정하셔서 이 메일을 보내 드립니다.",
    end: "이 대상 그만 지켜보기",
  },
  watchDaily: {
    subject: "지켜보시는 대상에 새 소식이 {{count, number}}건 있습니다",
    intro: "지난 하루 동안 있었던 일입니다.",
    report: "신고 번호 {{seq}}",
    gone: "이 신고는 더 이상 공개되어 있지 않습니다.",
    more: "이 밖에도 {{count, number}}건이 더 있습니다.",
    reason: "Safer Block에서 하루 한 번 소식을 받기로 하셔서 이 메일을 보내 드립니다.",
    pause: "하루 한 번 받는 소식 모두 멈추기",
  },
};

export type Mails = typeof mails;
