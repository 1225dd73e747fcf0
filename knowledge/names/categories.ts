// Names of categories of crime as people write them, in five languages. A row holds the spellings of one thing, with `|`
// between them. Names that screens show come from their texts. Words as wide as "fraud" name no category.
import type { CrimeType } from "@sb/contracts/codes.ts";

export const CATEGORY_ROWS: Readonly<Partial<Record<CrimeType, readonly string[]>>> = {
  FRAUD_GOODS: [
    `중고 거래 사기 | 중고나라 사기 | 물품 사기 | 물품 거래 사기 | online shopping scam | merchandise fraud | 网购诈骗 |
     網購詐騙 | 代购诈骗 | 代購詐騙 | 商品交易詐騙 | 商品詐欺 | 通販詐欺 | フリマ詐欺 | Warenbetrug | Fake-Shop`,
  ],
  FRAUD_INVESTMENT: [
    `투자 사기 | 코인 투자 사기 | investment scam | investment fraud | 投資詐騙 | 投资骗局 | 投資騙局 | 投資詐欺 | Anlagebetrug`,
    `코인 사기 | 가상자산 사기 | crypto scam | crypto fraud | 加密货币诈骗 | 加密貨幣詐騙 | 币圈骗局 | 仮想通貨詐欺 | Kryptobetrug`,
    `폰지 사기 | 폰지 | Ponzi | Ponzi scheme | 庞氏骗局 | 龐氏騙局 | ポンジ | ポンジスキーム | ポンジ詐欺`,
    `다단계 | 다단계 사기 | pyramid scheme | 传销 | 傳銷 | ネズミ講 | Schneeballsystem | Pyramidensystem`,
    `러그풀 | 러그 풀 | 먹튀 | rug pull | exit scam | 跑路盘 | 卷款跑路 | 捲款跑路 | ラグプル`,
    `펌프 앤 덤프 | 펌핑방 | pump and dump | 拉高出货 | 拉高出貨 | パンプアンドダンプ`,
  ],
  FRAUD_ROMANCE: [
    `로맨스 스캠 | 로맨스 사기 | 연애 사기 | romance scam | romance fraud | dating scam | love scam | 网恋诈骗 | 網戀詐騙 |
     感情詐騙 | 恋爱诈骗 | 戀愛詐騙 | 爱情骗局 | 愛情騙局 | 国際ロマンス詐欺 | 恋愛詐欺 | Liebesbetrug | Liebesbetrüger | Romance-Scamming |
     Love-Scamming | Heiratsschwindel | Heiratsschwindler`,
    `돼지 도살 | pig butchering | 杀猪盘 | 殺豬盤 | ピッグブッチャリング`,
  ],
  FRAUD_FAKE_EXCHANGE: [
    `가짜 거래소 | 사기 거래소 | 거래소 사칭 | fake exchange | fake trading platform | scam exchange | 虚假交易所 | 虛假交易所 |
     假交易所 | 詐騙交易所 | 偽取引所 | 詐欺取引所 | falsche Börse | Fake-Börse | gefälschte Börse | gefälschte Kryptobörse`,
  ],
  FRAUD_OTHER: [
    `에어드랍 사기 | 에어드롭 사기 | airdrop scam | 空投骗局 | 空投诈骗 | 空投詐騙 | エアドロップ詐欺 | Airdrop-Betrug`,
    `복구 사기 | 피해 복구 사기 | recovery scam | recovery fraud | recovery service scam | 追回骗局 | 追回詐騙 | 被害回復詐欺 | Recovery-Betrug`,
  ],
  VOICE_PHISHING: [
    `보이스피싱 | 보이스 피싱 | 전화 금융 사기 | 전화 사기 | voice phishing | vishing | phone scam | 电话诈骗 | 電話詐騙 |
     電信詐騙 | ボイスフィッシング | 振り込め詐欺 | オレオレ詐欺 | Telefonbetrug | Telefonbetrüger | Enkeltrick | Schockanruf`,
    `검찰 사칭 | 경찰 사칭 | 기관 사칭 | police impersonation | 冒充公检法 | 假冒檢警 | 警察を騙る詐欺 | falsche Polizisten`,
  ],
  HACKING: [
    `해킹 | 해커 | 지갑 해킹 | hack | hacked | hacking | hacker | 黑客 | 駭客 | 黑客攻擊 | ハッキング | ハッカー | gehackt`,
    `피싱 | 피싱 사이트 | phishing | phishing site | 钓鱼网站 | 釣魚網站 | 网络钓鱼 | 網路釣魚 | フィッシング | フィッシング詐欺`,
    `심 스와핑 | 유심 해킹 | SIM swap | SIM swapping | SIM卡劫持 | SIMスワップ`,
    `드레이너 | 지갑 드레이너 | drainer | wallet drainer | crypto drainer | ドレイナー`,
  ],
  RANSOMWARE: [
    `랜섬웨어 | 랜섬 | ransomware | ransom | 勒索软件 | 勒索軟體 | 勒索病毒 | ランサムウェア |
     Erpressungssoftware | Erpressungstrojaner | Verschlüsselungstrojaner`,
  ],
  DRUGS: [
    `마약 | 마약 거래 | 마약류 | drugs | illegal drugs | drug dealing | ドラッグ | 違法薬物 | 违法药物 | narcotics | 毒品 | 毒品交易 | 麻薬 | 薬物 | Drogen | Drogenhandel | Rauschgift`,
  ],
  ILLEGAL_GAMBLING: [
    `불법 도박 | 도박 | 도박 사이트 | 온라인 도박 | gambling | betting | illegal gambling | illegal betting | 博彩 | ギャンブル | Glücksspiel | 非法賭博 | 网络赌博 | 網路賭博 | 赌博 | 賭博 |
     違法賭博 | オンラインカジノ | online casino | 闇カジノ | illegales Glücksspiel | Online-Casino`,
    `사설 토토 | 불법 토토 | 토토 사이트`,
  ],
  ILLEGAL_GOODS: [
    `불법 물품 | 불법 물품 거래 | illegal goods | contraband | 违禁品 | 違禁品 | 違法物品 | illegale Waren | Schmuggelware`,
  ],
  SEXUAL_CRIME: [
    `성범죄 | 디지털 성범죄 | sexual crime | sex crime | 性犯罪 | Sexualstraftat | Sexualverbrechen`,
    `몸캠 | 몸캠 피싱 | sextortion | 裸聊敲诈 | 裸聊敲詐 | 裸聊勒索 | セクストーション`,
  ],
  CHILD_SEXUAL_CRIME: [
    `아동 성범죄 | 아동 성착취물 | 아청물 | child sexual abuse | CSAM | child pornography | 儿童性犯罪 | 兒童性犯罪 | 儿童色情 |
     兒童色情 | 児童性犯罪 | 児童ポルノ | Kinderpornografie | Kindesmissbrauch`,
  ],
  OTHER_THREAT: [
    `협박 | 협박 메일 | blackmail | extortion | threatening mail | 敲诈 | 敲詐 | 恐吓 | 恐嚇 | 脅迫 | 脅迫メール | 恐喝 |
     勒索邮件 | 勒索郵件 | Erpressung | Erpressermail | Drohung | Drohmail`,
  ],
  FALSE_INVESTMENT_ADVICE: [
    `리딩방 | 코인 리딩방 | 주식 리딩방 | 투자 리딩방 | 带单群 | 帶單群 | 喊单群 | 喊單群 | signal group | trading signals group | Signalgruppe`,
    `허위 투자 자문 | 유사 투자 자문 | fake investment advice | false investment advice | 虛假投資建議 | 虚偽の投資助言 | falsche Anlageberatung`,
  ],
  COIN_MIXING: [
    `믹서 | 믹싱 | 코인 믹싱 | 코인 믹서 | tumbler | coin tumbler | coin mixing | coin mixer | crypto mixer | mixing | mixer | 混币 | 混幣 | 混币器 | 混幣器 |
     ミキシング | ミキサー | コインミキサー`,
    `자금 세탁 | 돈세탁 | 세탁 | money laundering | 洗钱 | 洗錢 | マネーロンダリング | 資金洗浄 | Geldwäsche`,
    `토네이도 캐시 | Tornado Cash | トルネードキャッシュ`,
  ],
};
