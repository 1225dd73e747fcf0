// Words of reports that say the same, as people write them in five languages: a search that finds nothing by one of them is tried
// by the others. A row holds the spellings of one thing, with `|` between them. What only resembles another thing is not in its row.

/** Words of a sentence that say nothing of what is looked for: people ask in whole sentences. */
const FILLERS =
  /(?<![\p{L}\p{N}'’])(?:i|i['’]m|me|my|we|our|you|your|he|she|they|them|their|it|a|an|the|this|that|is|are|was|were|am|be|been|have|has|had|do|does|did|don['’]t|doesn['’]t|didn['’]t|can|could|would|should|to|of|in|on|at|by|for|from|with|and|or|how|what|where|who|when|why|please|help|got|get|ich|mich|mir|mein\p{L}{0,2}|wir|uns|sie|der|die|das|den|dem|des|ein|eine[nmrs]?|ist|war|wurden?|bin|habe|hat|haben|und|oder|zu|zum|zur|von|vom|mit|auf|im|am|bei|für|wie|wo|wer|kann|bitte|hilfe|melden|저는|제가|나는|내가|어떻게|하나요|해야|하죠|되나요|있나요|도와주세요|좀)(?![\p{L}\p{N}'’])|怎么办|怎麼辦|怎么|怎麼|如何|请问|請問|我们|我們|我|吗|嗎|了|どうすればいいですか|どうすれば|助けてください|教えてください|ですか|しました|ました|に遭い|に遭っ/giu;

/** The text without them. */
export const withoutFillers = (text: string): string => text.replace(FILLERS, " ").replace(/\s+/g, " ").trim();

export const WORD_ROWS: readonly string[] = [
  `사기 | scam | fraud | swindle | 诈骗 | 詐騙 | 骗局 | 騙局 | 骗走 | 騙走 | 骗取 | 詐欺 | 詐偽 | Betrug`,
  `사기꾼 | scammer | fraudster | swindler | 骗子 | 騙子 | 骗走 | 騙走 | 骗局 | 詐欺師 | Betrüger`,
  `속았어요 | 속았습니다 | 당했어요 | 당했습니다 | scammed | cheated | defrauded | 被骗 | 被騙 | 骗走 | 騙走 | 受骗 | 騙された | だまされた | だまし取られた | betrogen`,
  `암호화폐 | 가상화폐 | 가상자산 | cryptocurrency | virtual currency | 加密货币 | 虚拟货币 | 虛擬貨幣 | 虚拟币 | 数字货币 | 仮想通貨 | 暗号資産 | 暗号通貨 | Kryptowährung | Kryptowerte`,
  `시드 구문 | 시드 문구 | 복구 문구 | 니모닉 | seed phrase | recovery phrase | mnemonic | twelve words | 助记词 | 助記詞 | 復元フレーズ | リカバリーフレーズ | シードフレーズ | ニーモニック | Seedphrase | Wiederherstellungsphrase`,
  `지갑 | 월렛 | wallet | 钱包 | 錢包 | ウォレット | Geldbörse`,
  `거래소 | exchange | 交易所 | 取引所 | Kryptobörse`,
  `입금 | deposit | 充值 | 入金 | Einzahlung`,
  `출금 | withdrawal | 提现 | 提現 | 提币 | 提幣 | 出金 | Auszahlung`,
  `출금 거부 | 출금 막힘 | 출금 불가 | 출금이 안돼요 | 无法提现 | 出金拒否 | 出金できない | 出金できな | 出金できず | 引き出せない | withdrawal blocked`,
  `보증금 | 保证金 | 保證金 | 保証金 | Kaution`,
  `세금 | taxes | 税金 | 税款 | 所得税 | Steuern`,
  `동결 | frozen | 冻结 | 凍結 | eingefroren`,
  `환불 | refund | 退款 | 返金 | Rückerstattung`,
  `선입금 | upfront fee | advance fee | fee in advance | 预付款 | 預付款 | 前払い | 先払い | Vorkasse | Vorauszahlung`,
  `피해 복구 | fund recovery | asset recovery | recovery service | 资金追回 | 資金追回 | 資金回収`,
  `고객센터 | 상담원 | customer service | customer support | 客服 | カスタマーサポート | Kundendienst | Kundenservice`,
  `비밀번호 | password | 密码 | 密碼 | パスワード | Passwort | Kennwort`,
  `인증번호 | verification code | 验证码 | 驗證碼 | 認証コード | 確認コード | Bestätigungscode`,
  `컴퓨터 | computer | 电脑 | 電腦 | パソコン | Rechner`,
  `악성코드 | malware | trojan | 恶意软件 | 惡意軟體 | 木马 | マルウェア | Schadsoftware | Trojaner`,
  `스미싱 | smishing | 사칭 문자 | 문자 사기 | 短信诈骗 | 簡訊詐騙 | SMSフィッシング`,
  `이메일 | e-mail | email | 邮件 | 郵件 | メール | E-Mail | Mail`,
  `부업 | 재택 알바 | side job | task scam | 兼职 | 兼職 | 刷单 | 刷單 | 副業 | Nebenjob`,
  `브로커 | broker | ブローカー | Makler`,
  `에어드롭 | 에어드랍 | airdrop | 空投 | エアドロップ`,
  `채굴 | mining | 挖矿 | 挖礦 | マイニング`,
  `경찰 | police | 警察 | 公安 | Polizei`,
  `偽物 | 偽者 | 偽の | にせもの`,
];
