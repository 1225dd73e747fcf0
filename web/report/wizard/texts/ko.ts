// The report wizard, screen by screen. `target` is its note on an address: what is known of it.
import type { CrimeType } from "@sb/contracts/codes.ts";
import type { SafeKind } from "@sb/contracts/report/codes.ts";
import type { CrimeGroup } from "../form/crime-groups.ts";
import type { FieldPath } from "../form/values.ts";
import type { SectionName, StepName } from "../steps/order.ts";
import type { Happened } from "../steps/path.ts";

export const texts = {
  wizard: {
    steps: {
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
    } satisfies Record<StepName, { name: string; title: string; lead: string }>,
    sections: {
      kind: "시작",
      content: "신고 내용",
      more: "더 알려 주실 것",
      finish: "확인과 접수",
    } satisfies Record<SectionName, string>,
    rail: {
      label: "신고 단계",
      position: "{{all, number}}개 중 {{now, number}}번째",
      show: "전체 순서 보기",
      done: "완료",
    },
    move: {
      next: "다음",
      back: "이전",
      skip: "건너뛰기",
      submit: "신고 접수하기",
      modify: "수정 내용 저장하기",
      toReview: "확인 화면으로",
      skipRest: "선택 질문 모두 건너뛰기",
    },
    happened: {
      NOW: { label: "네, 몇 시간 안에 있었어요", hint: "지금 할 일을 먼저 보여 드리고 세 가지만 여쭙니다." },
      EARLIER: { label: "아니요, 그보다 전이에요", hint: "하나씩 차근차근 여쭙니다. 3분쯤 걸립니다." },
    } satisfies Record<Happened, { label: string; hint: string }>,
    paper: "대화나 메일에서 시작하기",
    emergency: {
      gap: "(적어 주세요)",
      message:
        "안녕하세요. 방금 사기를 당해 제 계정에서 아래로 가상자산을 보냈습니다. 아직 처리되지 않은 출금은 멈춰 주시고, 받는 쪽 계정의 동결과 관련 기록의 보존을 요청드립니다. 경찰에도 신고하겠습니다.\n\n받는 주소 또는 사이트: {{address}}\n체인: {{chain}}\n거래 해시(TXID): {{hash}}\n수량: {{amount}}\n보낸 시각: (적어 주세요)",
      read: "보낼 글 보기",
      copy: "글 복사하기",
      copied: "복사했습니다",
      otherCountries: "다른 나라의 연락처",
      elsewhere: "그 밖의 나라",
      newWindow: " (새 창에서 열림)",
      again: "거래소에 보낼 글",
      exchange: {
        title: "보낸 거래소에 바로 알리세요",
        text: "멈출 수 있는 시간은 짧습니다. 거래소 앱의 고객센터에 아래 글을 복사해 보내세요. 질문에 답하면 빈칸이 채워진 글을 다시 보여 드립니다.",
      },
      police: {
        title: "경찰에 신고하세요",
        text: "전화로 먼저 알리고, 온라인으로 접수하세요. 접수 번호가 있으면 거래소가 더 빨리 움직입니다.",
      },
      keep: {
        title: "더 보내지 말고, 지우지 마세요",
        list: [
          "돈을 찾아 준다는 사람에게도 보내지 마세요. 흔한 두 번째 사기입니다.",
          "대화, 이체 내역, 사이트 화면을 캡처해 두세요.",
          "복구 문구나 비밀번호를 알려 주었다면 남은 자산을 새 지갑으로 옮기세요.",
        ],
      },
      more: {
        title: "나머지는 나중에",
        text: "접수한 뒤에도 ‘내 신고’에서 고치거나 추가 정보를 더할 수 있습니다.",
        private: "지금은 비공개로 접수되며, 나중에 공개로 바꿀 수 있습니다.",
        open: "지금 더 적기",
      },
    },
    crimeGroups: {
      INVESTMENT: { name: "투자·거래소", hint: "고수익 약속, 가짜 거래소, 리딩방" },
      DECEPTION: { name: "사기·사칭", hint: "물품 거래, 로맨스, 기관·가족 사칭" },
      ATTACK: { name: "해킹·협박", hint: "지갑 해킹, 랜섬웨어, 협박" },
      SEXUAL: { name: "성범죄", hint: "성착취물 유포나 협박" },
      ILLEGAL: { name: "불법 거래·자금 세탁", hint: "마약, 도박, 금지 물품, 믹싱" },
      OTHER: { name: "기타", hint: "위에 없는 피해" },
    } satisfies Record<CrimeGroup, { name: string; hint: string }>,
    crimeHints: {
      FRAUD_GOODS: "물건을 보내지 않거나 다른 물건을 보냄",
      FRAUD_INVESTMENT: "높은 수익을 약속하고 입금을 요구함",
      FRAUD_ROMANCE: "호감을 산 뒤 돈을 요구함",
      FRAUD_FAKE_EXCHANGE: "가짜 거래소에서 출금을 막음",
      FRAUD_OTHER: "그 밖의 방법으로 속임",
      VOICE_PHISHING: "기관이나 가족을 사칭한 전화",
      HACKING: "지갑이나 계정에서 자산을 빼감",
      RANSOMWARE: "파일을 잠그고 돈을 요구함",
      DRUGS: "마약 거래에 쓰인 주소나 사이트",
      ILLEGAL_GAMBLING: "허가받지 않은 도박 사이트",
      ILLEGAL_GOODS: "거래가 금지된 물품을 사고팖",
      SEXUAL_CRIME: "성착취물 유포나 협박",
      CHILD_SEXUAL_CRIME: "아동·청소년 대상 성범죄",
      OTHER_THREAT: "폭로나 위해를 내세운 협박",
      FALSE_INVESTMENT_ADVICE: "거짓 정보로 투자를 권유함",
      COIN_MIXING: "자금의 흐름을 숨기는 서비스",
      OTHER: "위에 없으면 직접 적어 주세요",
    } satisfies Record<CrimeType, string>,
    fields: {
      "declare.crimeType": "피해 유형",
      "declare.crimeDetail": "피해 유형 설명",
      "declare.declareType": "신고 대상",
      "declare.adrs": "지갑 주소 또는 사이트 주소",
      "declare.chain": "체인·토큰",
      "declare.customChain": "다른 체인·토큰 이름",
      "declare.title": "제목",
      "declare.comment": "사건 내용",
      newFacts: "그 뒤 새로 알게 된 사실 (공개되지 않음)",
      "declare.dmgVolume": "피해 수량",
      "declare.dmgHash": "거래 해시",
      "declare.dmgAdrs": "피해자 지갑 주소",
      "declare.open": "공개 여부",
      "additional.suspect.name": "이름 또는 단체명",
      "additional.suspect.phone": "전화번호",
      "additional.suspect.email": "이메일",
      "additional.suspect.site": "웹사이트",
      "additional.suspect.otherContact": "다른 연락처",
      "additional.suspect.businessNumber": "사업자 등록 번호",
      "additional.suspect.address": "주소",
      "additional.suspect.ip": "IP 주소",
      "additional.suspect.otherInfo": "그 밖의 정보",
      "additional.reporter.name": "이름",
      "additional.reporter.phone": "전화번호",
      "additional.reporter.otherContact": "다른 연락처",
      "additional.reporter.email": "이메일",
      "declare.country": "사는 나라",
    } satisfies Record<FieldPath, string>,
    adrsOf: { WALLET: "지갑 주소", SITE: "사이트 주소" },
    hints: {
      newFacts: "예: 그 주소로 다시 송금을 요구받았습니다. 운영자와 연계 기관만 볼 수 있습니다.",
      "declare.crimeDetail": "어떤 일이었는지 짧게 적어 주세요.",
      "declare.adrs": "복사한 그대로 붙여 넣으면 됩니다.",
      "declare.title": "한 줄로 요약해 주세요. 예: 투자 리딩방에서 알려 준 지갑 주소",
      "declare.comment": "언제, 어떻게 접근해 왔고, 무엇을 잃었는지 적어 주세요.",
      "declare.dmgHash": "이체 내역에 있는 TXID입니다.",
      "declare.dmgAdrs": "자산이 빠져나간 내 지갑 주소입니다.",
      "additional.suspect.otherContact": "메신저 아이디나 채팅방 이름",
      "additional.suspect.otherInfo": "말투, 계좌, 함께 쓴 다른 이름 등",
      "additional.reporter.email": "가입한 이메일과 같으면 비워 두세요.",
      "declare.country":
        "고르면 그 나라의 기관이 신고를 받습니다. 고르지 않으면 모든 나라의 기관이 받습니다. 공개되지 않습니다.",
    },
    volumeHint: "{{unit}} 기준으로 적어 주세요. 예: 3.250234 (최대 20바이트)",
    volumeHintNoUnit: "단위를 함께 적어 주세요. 예: 3.250234 BTC (최대 20바이트)",
    titleMade: "적어 주신 내용에서 가져왔습니다. 그대로 두어도 됩니다.",
    noCountry: "선택 안 함",
    chainPlaceholder: "선택해 주세요",
    chainGuessed: "주소를 보고 자동으로 골랐습니다. 다르면 바꿔 주세요.",
    chainForSite: "사이트가 요구한 코인이 있으면 골라 주세요.",
    noPersonal: {
      title: "개인정보는 쓰지 마세요",
      text: "이 글은 공개될 수 있습니다. 신고자나 용의자의 이름, 집 주소, 전화번호, 이메일은 뒤에서 따로 적어 주세요. 그 내용은 공개되지 않습니다.",
    },
    lookup: {
      looking: "신고 이력을 확인하고 있습니다",
      failed: "지금은 이 주소의 신고 이력을 확인할 수 없습니다. 그대로 계속하셔도 됩니다.",
      useSite: "사이트로 신고하기",
      useWallet: "지갑 주소로 신고하기",
      looksLikeSite: "사이트 주소로 보입니다.",
      looksLikeWallet: "지갑 주소로 보입니다.",
    },
    personalFound: {
      mark: "(비공개)",
      text: "개인정보로 보이는 부분을 표시했습니다. 공개되지 않는 칸으로 옮길 수 있습니다.",
      toSuspect: "용의자 정보로 옮기기",
      toReporter: "내 연락처로 옮기기",
    },
    mended: { one: "고쳤습니다", all: "표시된 곳을 모두 고쳤습니다." },
    address: {
      unknown:
        "아는 지갑 주소 형식이 아닙니다. 주소를 다시 확인하거나, 아래에 없는 체인이면 ‘다른 체인’을 골라 주세요.",
      notOfChain: "선택한 체인의 주소 형식이 아닙니다. 주소나 체인을 확인해 주세요.",
      noSite: "사이트 주소로 읽을 수 없습니다. example.com 같은 형식으로 적어 주세요.",
      likely: "이 주소의 형식에 맞는 체인입니다.",
      use: "{{chain}} 선택",
      otherChain: "다른 체인의 주소예요",
    },
    sources: {
      source: "출처 {{row, number}}",
      open: "신고를 공개할 때 함께 공개",
      add: "출처 추가",
      remove: "출처 {{row, number}} 삭제",
    },
    files: {
      original:
        "파일은 증거이므로 원본 그대로 전송합니다. 한도를 넘는 사진만 줄인 사본을 보내니 원본을 꼭 보관해 주세요.",
      onDevice:
        "첨부 파일은 접수하거나 로그아웃할 때까지 이 기기에 암호화해 보관합니다. 페이지를 나갔다 와도 남아 있습니다.",
      notKept: "이 기기에는 첨부 파일을 보관할 수 없습니다. 페이지를 나갔다 오면 다시 올려 주세요.",
      wait: "파일 준비가 끝나면 계속할 수 있습니다.",
      goesOn: "파일을 준비하고 있습니다. ‘다음’을 누르면 준비가 끝나는 대로 넘어갑니다.",
    },
    visibility: {
      PUBLIC: {
        label: "공개",
        text: "지갑 주소나 사이트 주소와 신고 내용이 공개됩니다. 첨부 파일과 추가 정보는 공개되지 않습니다.",
      },
      PRIVATE: {
        label: "비공개",
        text: "나의 신고 이력에만 남고, 연계 기관에만 공유됩니다. 검색 결과에 나오지 않습니다.",
      },
    },
    review: {
      edit: "고치기",
      editOf: "{{name}} 고치기",
      empty: "입력하지 않음",
      published: "공개되는 내용",
      sealed: "공개되지 않음",
      files_zero: "첨부한 파일 없음",
      files_other: "파일 {{count, number}}개",
      other: "같은 사건의 대상 {{row, number}}",
      openSource: "공개",
      closedSource: "비공개",
    },
    consent: {
      legend: "신고 약관",
      missing: "신고하려면 필수 약관에 모두 동의해 주세요.",
      contactHint: "동의하지 않으면 연계 기관에 연락처 없이 신고만 전달됩니다.",
      summary: "버튼을 누르면 신고가 접수되고, 연계 기관에 전달될 수 있습니다.",
    },
    sending: {
      title: "신고를 접수하고 있습니다",
      uploading: "파일을 보내는 중 {{share}}",
      finishing: "거의 끝났습니다. 창을 닫지 마세요.",
    },
    failed: {
      title: "접수하지 못했습니다",
      kept: "입력한 내용은 그대로 남아 있습니다. 다시 눌러도 두 번 접수되지 않습니다.",
    },
    draft: {
      saving: "저장 중",
      saved: "{{time}}에 저장됨",
      notSaved: "저장하지 못했습니다. 내용은 이 화면에 남아 있으며 곧 다시 저장합니다.",
      offline: "인터넷 연결이 끊겼습니다. 내용은 이 화면에 남아 있으며 연결되면 저장합니다.",
      changed: {
        title: "다른 창이나 기기에서 이 신고를 고쳤습니다",
        text: "{{when}}에 저장된 다른 내용이 있습니다:",
        gone: "다른 창이나 기기에서 접수했거나 삭제한 신고입니다.",
        keep: "이 화면의 내용 유지",
        take: "다른 내용 불러오기",
        leave: "빈 신고서로 시작",
        notSaved: "아직 저장하지 않았습니다. 어느 내용을 남길지 골라 주세요.",
      },
      ask: {
        title: "작성하던 신고가 있습니다",
        text: "{{when}}에 저장된 내용입니다. 이어서 작성할까요?",
        untitled: "제목 없는 신고",
        files: "이 기기에서 올린 첨부 파일도 함께 불러옵니다.",
        load: "이어서 작성",
        discard: "새로 작성",
        discardHint: "새로 작성하면 저장된 내용은 삭제됩니다.",
      },
    },
    leave: {
      kept: "작성하던 신고는 임시 저장되어 있어 나중에 이어서 쓸 수 있습니다. 아직 접수되지는 않았고, 첨부 파일은 이 기기에만 남아 있습니다.",
      lost: "신고가 저장되지 않았습니다. 나가면 입력한 내용이 사라집니다.",
    },
    entry: {
      loading: "신고서를 준비하고 있습니다",
      failed: "신고서를 불러오지 못했습니다",
      failedText: "연결을 확인하고 다시 시도해 주세요.",
      missing: "수정할 신고를 찾을 수 없습니다",
      missingText: "삭제되었거나 다른 사람의 신고입니다.",
      blocked: "지금은 수정할 수 없습니다",
      blockedText: "이 신고에 대한 삭제 요청을 검토하고 있습니다. 검토가 끝나면 다시 수정할 수 있습니다.",
      toReport: "신고 보기",
      toMine: "내 신고 보기",
    },
    modified: "신고를 수정했습니다",
    missing: {
      "declare.crimeDetail": "어떤 피해인지 설명을 적어 주세요.",
      "declare.declareType": "지갑 주소인지 사이트인지 선택해 주세요.",
      "declare.adrs": "신고할 주소를 입력해 주세요.",
      "declare.chain": "체인이나 토큰을 선택해 주세요.",
      "declare.customChain": "체인이나 토큰의 이름을 입력해 주세요.",
      "declare.title": "제목을 입력해 주세요.",
      "declare.comment": "사건 내용을 입력해 주세요.",
      "declare.open": "공개할지 선택해 주세요.",
    },
    email: "이메일 주소가 올바르지 않습니다.",
    personal: "공개되는 글에 이름, 집 주소, 전화번호 같은 개인정보가 들어 있습니다. 지우거나 비공개로 신고해 주세요.",
  },
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
  pages: {
    reportKind: { title: "신고하기 1단계: 피해 유형 선택", description: "어떤 피해를 입었는지 고릅니다." },
    reportContent: { title: "신고하기 2단계: 신고 내용 입력", description: "신고할 내용을 적습니다." },
    reportConsent: { title: "신고하기 3단계: 약관 동의 및 접수", description: "약관에 동의하고 신고를 접수합니다." },
    reportModify: { title: "신고 수정", description: "접수한 신고를 고칩니다." },
  },
  errors: {
    CRIME_TYPE_NOT_SELECTED: "신고할 범죄 유형을 선택하지 않았습니다.",
    TOO_MANY_SOURCES: "최대 3개까지 등록할 수 있습니다.",
    TOO_MANY_ON_TARGET: "같은 대상에는 공개 신고를 5건까지 낼 수 있습니다. 먼저 낸 신고를 고쳐 내용을 더해 주세요.",
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly wizard: typeof texts;
  }
}
