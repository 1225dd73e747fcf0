// Messengers as data: what a link to one looks like, how they are called, and what asks people to go there.

/** Hosts of links that open a conversation or a profile. */
export const MESSENGER_HOSTS: readonly string[] = [
  "t\\.me",
  "telegram\\.(?:me|dog|org/k)",
  "wa\\.(?:me|link)",
  "(?:api|chat|web)\\.whatsapp\\.com",
  "line\\.me",
  "lin\\.ee",
  "(?:open|pf|qr)\\.kakao\\.com",
  "discord\\.(?:gg|com/(?:invite|users)|me)",
  "signal\\.(?:me|group)",
  "(?:u\\.)?wechat\\.com",
  "weixin\\.(?:qq\\.com|sogou)",
  "qm\\.qq\\.com",
  "m\\.me",
  "fb\\.me",
  "(?:www\\.)?(?:instagram|facebook)\\.com/(?!tr\\b)",
  "zalo\\.me",
  "viber\\.(?:me|click)",
  "linktr\\.ee",
  "tg://",
  "whatsapp://",
];

/** Names of messengers, short ones as people write them to avoid being found. */
export const MESSENGERS: readonly string[] = [
  "telegram[ea]?",
  "tele ?gramm?",
  "tel[ea]?gr[aei]?mm?(?![a-z])",
  "tg(?![a-z])",
  "what'?s ?app?",
  "w(?:h?at|as)s?s?app?(?![a-z])",
  "signal",
  "discord",
  "instagram",
  "insta(?![a-z])",
  "messenger",
  "viber",
  "zalo",
  "skype",
  "threema",
  "kakao ?(?:talk)?",
  "weixin",
  "we ?chat",
  "wx(?![a-z])",
  "vx(?![a-z])",
  "qq(?![a-z])",
  "line(?![a-z])",
  "[텔탤][레래] ?그[램렘람]",
  "텔레(?![가-힣])",
  "텔그",
  "카카오톡?",
  "[카까깨][톡똑]",
  "\u110f\u1110",
  "\u1110\u1105(?:\u1100\u1105)?",
  "텔(?=\\s?(?:아이디|id|[:@]))",
  "오픈 ?(?:채팅|톡)",
  "톡방",
  "왓츠앱",
  "라인(?![가-힣])",
  "라인(?=아이디)",
  "위챗",
  "디스코드",
  "인스타(?:그램)?",
  "微信",
  "维信",
  "[vw]信",
  "卫星(?=号?[: ]?[a-z])",
  "薇信",
  "威信",
  "徽信",
  "电报",
  "飞机(?:号|群)?",
  "扣扣",
  "企鹅号",
  "ライン",
  "らいん(?![ぁ-ん])|らいん(?=[でのにを])",
  "テレグラム",
  "カカオ(?:トーク)?",
  "ディスコード",
  "ワッツアップ",
  "インスタ(?:グラム)?",
];

/** Between a messenger's name and the name of an account there. */
export const ACCOUNT_WORDS: readonly string[] = [
  "id",
  "user ?name",
  "handle",
  "아이디",
  "주소",
  "账号",
  "号码?",
  "用户名",
  "ユーザー名",
  "アカウント",
  "benutzername",
  "name",
];

/** Not after whoever did so: "she would message me", "they asked to contact us". */
const NOT_TOLD_EN = String.raw`(?<!\b(?:he|she|they|it|who|that|someone|somebody|people|would|did|didn't|never|kept|began to|started to|continued to|tried to|used to|wanted to|asked to) )`;
/** Not after whoever was asked to: "he told me to add him". */
const NOT_ASKED_EN = String.raw`(?<!\b(?:i|we|me to|us to|had to|would|could|couldn't|can't|cannot|not|did|didn't|never|tried to|wanted to|if i|when i) )`;

/** Asks people to write in private, in a sentence that names a messenger. */
export const WRITE_THERE: readonly string[] = [
  // English, German
  `${NOT_TOLD_EN}(?:contact|text|message|write(?: to)?|reach|dm|pm|add|find|hit|call|chat with|talk to|inbox) (?:me|us)(?![a-z])`,
  `${NOT_ASKED_EN}(?:contact|text|message|write(?: to)?|reach|dm|pm|add|find|hit|call|chat with|talk to|inbox) (?:him|her|them)(?![a-z])`,
  "(?:join|subscribe to) (?:my|our|us)",
  "schreib(?:t|en sie)? (?:mir|uns|ihm|ihr|ihnen)",
  "(?:meld(?:e|et)?|melden sie) (?:dich|sich|euch)",
  "kontaktier(?:e|t|en sie) (?:mich|uns|ihn|sie)",
  "(?:füg|add)(?:e|t|en sie)? (?:mich|uns)",
  // Korean
  "(?:연락|문의|상담|톡|메시지|디엠|추가)\\s?(?:은|는|을|를)?\\s?(?:주세요|주십시오|주시면|바랍니다|하세요|해\\s?주세요|환영|가능)",
  "(?:으로|로|에서)\\s?(?:오세요|오시면|들어오세요|(?:연락|문의|상담)(?=\\s?(?:주|바라|바랍|부탁|하세요|해\\s?주|하시|드|가능|환영|[.!~\\n]|$)))",
  "문의(?=\\s*(?:[.!~\\n]|$))",
  "입장하세요|초대(?:해\\s?드|합니다)|링크\\s?드",
  // Chinese
  "加(?:我|群|一下|个)|找我|私聊|私信|详聊|咨询|拉你",
  "(?<!(?:让|叫|要|求|拉)(?:我|我们)[^。，,\\n]{0,4})(?:加|联系)(?:他|她)",
  "(?<!(?:有人|他|她|对方|们|骗子|陌生人|网友|客服)[^。，,！!\\n]{0,15})联系我",
  // Japanese
  "(?:連絡|相談|追加|登録|メッセージ|問い合わせ)(?:を|して)?(?:ください|下さい|お待ち|どうぞ|お願い)|(?:ご|お)(?:連絡|相談|問い合わせ)|友(?:だち|達)追加|送ってください|招待します|話しませんか(?!と)",
];

/** Asks people to write in private, whatever else is in the text. */
export const PRIVATELY: readonly string[] = [
  "(?<![a-z])(?:dm|pm) ?@[a-z0-9_.]{2,}",
  `${NOT_TOLD_EN}(?:whats ?app|telegram|discord|kakao) (?:me|us)(?![a-z])`,
  "(?:dm|pm|inbox) (?:me|us) (?:for|if|to|now|and|asap|please)",
  "(?:send|drop|shoot) (?:me|us) a (?:dm|pm|private message|direct message)",
  "check (?:out )?(?:my|the link in my) (?:bio|profile)",
  "link in (?:my )?bio",
  "(?:schreib(?:t|en sie)?|schick(?:t|en sie)?) (?:mir|uns) (?:eine )?(?:pn|dm|privatnachricht|private nachricht|direktnachricht)",
  "(?:디엠|dm|쪽지|개인 ?메시지|갠톡|개인톡)\\s?(?:으로)?\\s?(?:주세요|주시면|보내|부탁|환영|남겨)",
  "(?:加|\\+)(?:我)?(?:v|vx|wx|q|薇|微)(?![a-z])",
  "私(?:信|聊)(?:我|联系|咨询)",
  "(?:dm|ディーエム|個別|個人的)(?:に|で)?(?:を)?(?:ご?連絡|ください|下さい|お待ち|お送り|送って|メッセージ)",
  "プロフィール(?:の)?(?:リンク|url)",
];
