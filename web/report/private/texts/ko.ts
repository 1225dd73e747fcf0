// The screen "check without telling us".

export const texts = {
  untold: {
    heading: "알리지 않고 확인하기",
    lead: "붙여 넣은 글은 이 기기를 떠나지 않습니다. 기기에서 만든 암호 지문(해시)의 앞 다섯 글자만 보내고, 그렇게 시작하는 신고 대상을 모두 받아 기기에서 비교합니다.",
    label: "지갑 주소나 사이트",
    hint: "‘확인’을 누르기 전에는 아무것도 보내지 않습니다.",
    submit: "확인",
    checking: "기기에서 확인하고 있습니다",
    failed: "확인하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.",
    sent_other: "다섯 글자짜리 조각 {{count, number}}개만 보냈습니다.",
    several: "여러 조각이 모이면 무엇인지 짐작하기 쉬워집니다. 아래처럼 파일을 받아 두면 한 조각도 보내지 않습니다.",
    sentNothing: "아무것도 보내지 않았습니다.",
    notFound: "주소나 사이트를 찾지 못해 아무것도 보내지 않았습니다.",
    others: "글에 이름이나 잘못 적힌 주소처럼 보이는 것이 있지만, 이 방법으로는 확인할 수 없습니다.",
    omitted_other: "그 밖에 {{count, number}}개는 확인하지 않았습니다. 나누어서 붙여 넣어 주세요.",
    lookAlikes: "신고된 것과 비슷한 주소, 이전 방식으로 적힌 신고는 이 방법으로 찾을 수 없습니다.",
    edge: {
      sent_other: "{{host}}에 {{letters, number}}글자짜리 조각 {{count, number}}개만 보냈습니다.",
      old: "지금은 서비스에 연결되지 않아, {{at}}까지 알려진 내용으로 답합니다. 그 뒤의 신고는 들어 있지 않습니다.",
      notThen: "{{at}}까지는 신고가 없었습니다",
    },
    level: "근거 수준: 100 가운데 {{level, number}}",
    reading: "같은 글자로 적는 다른 체인의 계정",
    parent: "이 사이트의 상위 사이트",
    cut: "같은 글자로 시작하는 신고가 너무 많아 다 비교하지 못했습니다.",
    set: {
      heading: "연결 없이 확인하기",
      lead: "신고된 대상 전체를 작은 파일로 받아 두면 아무것도 보내지 않고 확인할 수 있습니다.",
      get: "파일 받기",
      renew: "새 파일 받기",
      getting: "파일을 받고 있습니다",
      drop: "파일 지우기",
      kept: "신고된 대상 {{count, number}}개가 이 기기에 있습니다({{at}} 기준, {{size}}).",
      notYet: "아직 만들어진 파일이 없습니다. 잠시 후 다시 시도해 주세요.",
      failed: "파일을 받지 못했습니다. 연결을 확인하고 다시 시도해 주세요.",
      wrong: "파일의 서명이 맞지 않아 쓰지 않았습니다.",
      use: "받아 둔 파일로 확인하기",
      possibly: "신고되었을 수 있습니다",
      possiblyText: "이 파일은 4,096번에 한 번꼴로 신고되지 않은 것도 신고되었다고 합니다.",
      ask: "다섯 글자를 보내 확실히 확인하기",
      miss: "{{at}} 파일에 없습니다",
      missText: "그 뒤에 신고되었을 수 있습니다. 없다고 해서 안전하다는 뜻은 아닙니다.",
    },
  },
  pages: {
    privateCheck: {
      title: "알리지 않고 확인하기",
      description: "무엇을 확인하는지 알리지 않고 지갑 주소와 사이트의 신고를 확인합니다.",
    },
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly untold: typeof texts;
  }
}
