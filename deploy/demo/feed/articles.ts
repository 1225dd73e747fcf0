// Made-up articles of a made-up paper. Nobody in them exists.
export type DemoArticle = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly hoursAgo: number;
};

/** Newest first, as in most feeds. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    id: "fake-exchange-closed",
    title: "가짜 거래소 앱 운영 조직 적발… 피해자 140여 명",
    summary:
      "유명 거래소를 흉내 낸 앱으로 예치금을 가로챈 조직이 적발됐다. 피해자들은 출금을 신청할 때마다 ‘세금’과 ‘보증금’을 추가로 요구받았다고 말했다. 수사 기관은 출금에 앞서 돈을 요구하는 곳은 모두 의심해야 한다고 당부했다.",
    hoursAgo: 2,
  },
  {
    id: "approval-drainers",
    title: "Wallet drainers now hide behind fake airdrop claims, researchers say",
    summary:
      "A single signature on an unlimited approval is enough to empty a wallet. Researchers counted 2,300 new drainer sites in a month, most of them reached by links in chat groups. Revoking old approvals helps; signing nothing in a hurry helps more.",
    hoursAgo: 7,
  },
  {
    id: "travel-rule",
    title: "트래블룰 적용 범위 넓어진다… 개인 지갑 출금도 확인 절차",
    summary:
      "거래소에서 개인 지갑으로 보내는 가상자산에도 받는 사람 확인 절차가 적용된다. 이용자는 지갑 주소를 미리 등록해야 하며, 등록에는 하루 정도 걸릴 수 있다.",
    hoursAgo: 20,
  },
  {
    id: "chat-group-fraud-zh",
    title: "“带单老师”骗局升级：多名受害者被引向同一收款地址",
    summary:
      "调查人员发现，十余个投资交流群的收款地址完全相同。专家提醒，凡是保证收益、要求先缴费再提现的平台，都应立即停止转账并保存证据。",
    hoursAgo: 24,
  },
  {
    id: "romance-scam-trial",
    title: "Court sentences five over romance scam that moved €12 million in stablecoins",
    summary:
      "The group met its victims on dating sites and led them to an investment platform that did not exist. Reports of the same three addresses by different victims let investigators join the cases.",
    hoursAgo: 31,
  },
  {
    id: "address-poisoning",
    title: "‘비슷한 주소’ 송금 주의보… 주소 오염 수법 급증",
    summary:
      "거래 내역에 앞뒤 글자가 같은 주소를 심어 두고 잘못 복사하기를 노리는 수법이 늘고 있다. 보내기 전에 주소 가운데 부분까지 확인하고, 내역에서 주소를 복사하지 않는 것이 안전하다.",
    hoursAgo: 46,
  },
  {
    id: "elderly-support-ja",
    title: "暗号資産の送金を求める「サポート詐欺」、高齢者の相談が増加",
    summary:
      "パソコンの警告画面に表示された番号へ電話すると、遠隔操作のうえ暗号資産の購入を指示される手口が広がっている。警告音が鳴っても電話をかけず、電源を切って家族や警察に相談するよう呼びかけている。",
    hoursAgo: 52,
  },
  {
    id: "fake-broker-de",
    title: "Falsche Makler: Verbraucherschützer warnen vor Plattformen ohne Auszahlung",
    summary:
      "Auf dem Bildschirm steigen die Kurse, ausgezahlt wird nichts. Wer vor einer Auszahlung Steuern oder eine Kaution zahlen soll, hat es fast immer mit Betrug zu tun.",
    hoursAgo: 61,
  },
  {
    id: "mixer-sanction",
    title: "Regulators agree on common list of sanctioned mixing services",
    summary:
      "Exchanges in eleven countries will check deposits against one list from next month. Deposits that come straight from a listed service are to be held and reported.",
    hoursAgo: 70,
  },
  {
    id: "recovery-scam",
    title: "피해금 되찾아 준다는 ‘복구 업체’ 사기, 두 번 우는 피해자들",
    summary:
      "가상자산 피해를 본 사람에게 먼저 연락해 수수료를 내면 돈을 찾아 주겠다고 속이는 사례가 잇따르고 있다. 수사 기관이나 공공 기관은 되찾아 주는 대가로 돈을 요구하지 않는다.",
    hoursAgo: 95,
  },
  {
    id: "seed-phrase-museum",
    title: "Hardware wallet makers warn of letters that ask for recovery words",
    summary:
      "The letters look official and carry a code that leads to a copied site. No maker asks for recovery words, by letter, mail or phone.",
    hoursAgo: 120,
  },
];
