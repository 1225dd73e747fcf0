// Claims to be the service, its staff or an authority, as data: in comments nobody speaks for them but they themselves, who are
// known by their role. A claim is in the first person, a greeting or a signature; whoever tells of another's is let pass.

const SERVICE = "(?:safer[ -]?block|세이[퍼프] ?블[록럭]|セーファー ?ブロック)";
const ENDS = String.raw`(?=\s*(?:[.,!:;\n。、]|$))`;
/** The text or a line begins, or a sentence ended, or a signature's dash stands there. */
const STARTS = String.raw`(?:^|[\n.!?。]\s?|[\-~] ?)`;

const EN_ROLE = `(?:support|help ?desk|customer (?:service|support|care)|admin(?:istrator)?s?|moderators?|staff|operators?)(?: (?:team|agents?|staff|department|desk|members?|manager|representative))?`;
const EN_IS = `(?<![a-z])(?:we are|we're|i am|i'm|im|this is|here is|you are talking to)`;
const EN_SMALL = `(?: (?:an?|the|your|from|with|of|at|on|behalf|part|here|official|site'?s?|website'?s?|platform'?s?|support|staff|team|members?|admin(?:istrator)?s?|moderators?|agents?|employees?|representatives?|one)){0,7}`;

const DE_ROLE = `(?:support(?:[- ]team)?|kundendienst|kundenservice|kundenbetreuung|admin(?:istrator)?(?:in|en)?|moderator(?:in|en)?|mitarbeiter(?:in|innen)?|betreiber(?:in)?|hilfe-?team)`;
const DE_IS = "(?:wir sind|ich bin|hier ist|hier sind|hier spricht|hier schreibt)";
const DE_SMALL =
  "(?: (?:der|die|das|ein|eine|ihr|ihre|euer|eure|vom|von|offizielle[rsn]?|team|mitarbeiter(?:in)?|admin(?:istrator)?))";

const KO_ORG = String.raw`(?:운영\s?(?:팀|진|자|사무국)|관리\s?(?:팀|자|진)|고객\s?(?:센터|지원\s?(?:팀|센터)?|상담\s?(?:팀|센터|원)?)|지원\s?팀|상담원|공식\s?(?:계정|채널)|담당자|직원|스태프|경찰청?|검찰청?|수사관|사이버\s?수사대|금융\s?감독원|금감원|인터폴)`;
const ZH_ORG = `(?:${SERVICE}的?(?:官方)?(?:客服|管理员|工作人员|团队|支持|人员|运营)?|(?:官方|平台|网站|本站)的?(?:在线)?(?:客服|管理员|工作人员|团队|支持|人员|运营|版主)|客服|管理员|版主|工作人员|运营(?:团队|人员)|网警|民警|警察|公安|警方)`;
const JA_ORG =
  "(?:運営(?:者|側|チーム|事務局|会社)?|管理(?:者|人|チーム)|公式(?:サポート|アカウント|スタッフ)?|(?:カスタマー)?サポート(?:センター|チーム|デスク|スタッフ|担当)?|カスタマー(?:センター|サービス)|事務局|スタッフ|担当者|警察(?:庁|官)?|サイバー(?:課|犯罪対策課|警察))";

/** In small letters. */
export const STAFF_CLAIMS: readonly string[] = [
  // English
  `${EN_IS}${EN_SMALL} ${SERVICE}(?! (?:users?|member|victim|fan))`,
  `${EN_IS} (?:an?|the|your|from the|with the|one of the|official)(?: (?:official|site'?s?|website'?s?|platform'?s?|our)){0,2} ${EN_ROLE}(?:${ENDS}| (?:here|speaking)| of (?:this|the) (?:site|service|platform|website))`,
  `${STARTS}(?:the |your )?(?:official )?${SERVICE} (?:official )?(?:${EN_ROLE}|team)(?:${ENDS}| (?:here|speaking))`,
  String.raw`${STARTS}(?:the )?official ${EN_ROLE}\s?[:,!\-]`,
  `${EN_IS} (?:an? |the )?(?:officer|inspector|detective|special agent|fbi|interpol|europol|(?:cyber ?)?police)(?! (?:report|file|number|case|business|matter|work|who|that))(?![a-z'])`,
  `${EN_IS} (?:staff|support|admin|the support)${ENDS}`,
  `(?:i work (?:for|at|with)|on behalf of|wir vom|ich arbeite (?:für|bei)) ${SERVICE}`,
  `(?:contact|reach|write to|message|ask) our (?:official )?${EN_ROLE}`,
  // In all languages
  String.raw`${SERVICE}\s?[の的]?\s?(?:official|offiziell|공식|官方|公式|(?:운영|관리|지원)\s?팀|고객\s?센터)(?:${ENDS}|客服|\s?입니다)`,
  // German
  `${DE_IS}${DE_SMALL}{0,5} ${SERVICE}`,
  `${DE_IS}${DE_SMALL}{0,4} (?:safer block )?${DE_ROLE}(?:${ENDS}| (?:von ${SERVICE}|diese[rs] (?:seite|plattform|website)|der (?:seite|plattform)))`,
  `${STARTS}(?:ihr |euer |das |der )?(?:offizielle[rs]? )?${SERVICE}[- ](?:team|${DE_ROLE})${ENDS}`,
  String.raw`${STARTS}(?:der |das )?offizielle[rs]? (?:support|kundenservice|kundendienst|support[- ]team)\s?[:,!]`,
  "(?:ich bin|hier ist|hier spricht)(?: (?:der|die|herr|frau))? (?:(?:haupt|ober)?kommissar(?:in)?|polizist(?:in)?|inspektor|polizei|cyberpolizei|europol|interpol)(?![a-z])",
  // Korean
  String.raw`(?:${KO_ORG}|${SERVICE})\s?(?:[가-힣]{2,3}\s)?(?:입니다|이에요|예요|드림(?![가-힣]))(?!\s?(?:라[고며는]|만|하[고며면]))`,
  String.raw`${KO_ORG}(?:에서)\s?(?:안내|알려|연락)\s?드(?:립|리겠|렸)`,
  String.raw`${SERVICE}에서\s?(?:일하|일합|일해|근무|나왔|안내|연락\s?드)`,
  // Chinese
  `(?:我们?是|本人是|这里是)(?:一[名位]|本站的?|该平台的?){0,2}${ZH_ORG}(?!骗|踢|拉|推荐|介绍|说|让|叫|找|的(?:受害|用户|会员))`,
  String.raw`${STARTS}(?:${SERVICE})?(?:(?:官方|平台)(?:在线)?客服(?:中心|团队)?|客服(?:中心|团队))\s?:`,
  // Japanese
  `${JA_ORG}(?:です|でございます)(?![かとっが])`,
  `${JA_ORG}の[^\\s。、]{1,6}と申します`,
  `${JA_ORG}(?:からの|より)(?:お知らせ|ご連絡|ご案内)`,
];

/** Stands before a claim that is another's. */
export const STAFF_NARRATED: readonly string[] = [
  String.raw`(?:claim|pretend|\bsa(?:id|ys?|ying)\b|told|fake|impersonat|wrote|as if|like|calls? (?:him|her|them)sel|not)[^.!?\n]{0,30}`,
  String.raw`(?:angeblich|behaupt|sagt|falsch|gefälscht|fake|schrieb)[^.!?\n]{0,30}`,
  String.raw`(?:사칭|가짜|사람|놈|범인|사기꾼|상대방?|계정|걔|그)(?:은|는|이|가|의)?\s?[^.!?\n]{0,10}`,
  String.raw`(?:冒充|假冒|自称|对方|他们?|她|骗子|声称|谎称|假)[^。！!\n]{0,12}`,
  String.raw`(?:相手|犯人|偽|にせ|彼女?|この人|怪しい|名乗)[^。！!\n]{0,12}`,
];
