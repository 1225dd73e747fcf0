// Demo articles for a fresh installation, oldest first, in the five languages. All of it is made up.
import type { Language } from "@sb/contracts/codes.ts";
import type { SaferViewCategory } from "@sb/contracts/insight/model.ts";

export type DemoArticle = {
  /** Days between publishing and now; a draft was only written then. */
  readonly daysAgo: number;
  readonly category: SaferViewCategory;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  /** `{picture}` becomes the address of the article's picture. */
  readonly content: string;
  /** The tone of its picture, in degrees of the colour wheel. */
  readonly hue?: number;
  readonly draft?: true;
};

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    daysAgo: 27,
    category: "PREVENTION",
    language: "de",
    title: "Fünf Fragen, bevor Sie eine Überweisung bestätigen",
    summary: "Wer sich eine Minute Zeit nimmt, verliert selten Geld. Diese Fragen helfen dabei.",
    content: `Betrug lebt davon, dass alles schnell gehen muss. Nehmen Sie sich eine Minute.

## Kenne ich die Adresse ganz?

Vergleichen Sie alle Zeichen, nicht nur die ersten und die letzten vier. Doppelgänger-Adressen sehen am Rand gleich aus.

## Wer drängt mich?

Eine echte Börse setzt niemandem eine Frist von zehn Minuten.

## Wofür ist die Gebühr?

Wer Geld verlangt, damit Sie Ihr eigenes Geld bekommen, betrügt.

## Ist die Adresse schon gemeldet?

[Suchen Sie danach](/), bevor Sie senden. Keine Meldung heißt aber nicht, dass sie sicher ist.

## Wen kann ich fragen?

Rufen Sie jemanden an, dem Sie vertrauen. Die Polizei hilft auch, bevor etwas passiert ist.`,
  },
  {
    daysAgo: 22,
    category: "CASE",
    language: "ja",
    title: "SNSで知り合った「投資の先生」が消えるまで",
    summary: "少額の出金に成功したあと、大きな入金を促される。よくある手口を時系列で見ていきます。",
    content: `この記事は複数の通報をもとに再構成したもので、特定の事件を示すものではありません。

## 1週目：あいさつから

投資の話は出ません。毎朝のあいさつと日常の写真だけが届きます。

## 3週目：小さな成功

| 日 | 入金 | 出金 |
|---|---|---|
| 1日目 | 1万円 | – |
| 3日目 | – | 1万2千円 |

**出金できたこと**が、いちばんの罠です。

## 6週目：出金できない

「税金」「保証金」など、名目を変えて追加の送金を求められます。

## 気づいたら

1. それ以上送金しない
2. 画面を保存する
3. [通報する](/report)`,
  },
  {
    daysAgo: 17,
    category: "POLICY",
    language: "zh",
    title: "被骗之后的四十八小时该做什么",
    summary: "越早行动，追查的机会越大。按顺序做好这几件事。",
    content: `发现被骗后，很多人会先去找对方理论。请先做下面这几件事。

## 第一个小时

- 停止一切转账
- 保存聊天记录、交易哈希和网站截图
- 修改邮箱与交易所密码

## 第一天

向警方报案，并在[这里提交举报](/report)。公开的举报能提醒其他人。

## 第二天

联系收款地址所属的交易所。**任何先收费再帮您追回资金的人都是骗子。**`,
  },
  {
    daysAgo: 12,
    category: "PREVENTION",
    language: "en",
    title: "Your recovery phrase is the wallet",
    summary: "Support staff, airdrops, wallet checks: seven stories that all end with twelve words.",
    hue: 150,
    content: `Whoever has your recovery phrase has your money. Nobody who is honest ever asks for it.

![Abstract waves in green](/{picture})

## The stories

1. "Our support needs to verify your wallet."
2. "Claim your airdrop before midnight."
3. "Your wallet must be migrated."

## What they have in common

- a page that looks like one you know
- a form with twelve or twenty-four fields
- a clock that runs down

> If a page asks for the phrase, close it. There is no exception to this.

## If it has happened

Move what is left to a **new** wallet with a new phrase, at once. Then [file a report](/report), so that others are warned.`,
  },
  {
    daysAgo: 9,
    category: "CASE",
    language: "ko",
    title: "가짜 거래소는 어떻게 출금을 막았나",
    summary: "가입부터 출금 거절까지, 신고에 자주 나오는 여섯 단계를 따라가 봅니다.",
    hue: 225,
    content: `여러 신고를 바탕으로 재구성한 글이며, 특정 사건을 가리키지 않습니다.

![파란 물결 무늬](/{picture})

## 1. 초대

오픈 채팅방에서 "수익 인증"이 끊임없이 올라옵니다. 대부분은 같은 사람이 쓰는 계정입니다.

## 2. 가입

앱 장터가 아니라 **링크로 설치**하라고 합니다.

## 3. 첫 수익

화면의 숫자는 누구나 그릴 수 있습니다. 블록체인에서 확인되지 않는 잔액은 잔액이 아닙니다.

## 4. 큰 입금

| 단계 | 요구한 이유 | 금액 |
|---|---|---|
| 1 | 등급 상향 | 0.5 ETH |
| 2 | 이벤트 참가 | 2 ETH |

## 5. 출금 거절

"세금 20%를 먼저 내야 합니다." 세금은 거래소에 미리 내지 않습니다.

## 6. 잠적

사이트가 사라지고, 곧 **피해금을 되찾아 준다**는 사람이 나타납니다. 두 번째 사기입니다.

## 지금 할 일

- 주소를 [조회](/)하고 [신고](/report)해 주세요.
- 대화와 화면을 그대로 보관하세요.`,
  },
  {
    daysAgo: 5,
    category: "PREVENTION",
    language: "ko",
    title: "닮은꼴 주소: 앞뒤 네 글자만 보면 당합니다",
    summary: "거래 내역에 섞여 들어온 주소를 복사해 보내는 사고가 늘고 있습니다.",
    content: `## 수법

아주 적은 금액을 보내 **거래 내역에 자기 주소를 남깁니다.** 앞뒤 몇 글자가 내가 쓰던 주소와 같습니다.

## 막는 법

1. 주소는 거래 내역이 아니라 *주소록*에서 고릅니다.
2. 가운데 글자까지 비교합니다.
3. 처음 보내는 주소에는 적은 금액부터 보냅니다.

## 확인하기

홈에서 주소를 조회하면 신고된 주소와 비슷한지 알려 드립니다. 비슷하다고 나오면 보내지 마세요.`,
  },
  {
    daysAgo: 1,
    category: "WEEKLY",
    language: "ko",
    title: "이번 주 동향: 택배와 과태료를 앞세운 링크",
    summary: "문자로 온 링크에서 지갑 연결을 요구하는 신고가 늘었습니다. 공통점 세 가지를 정리했습니다.",
    hue: 20,
    content: `이번 주 신고에서 눈에 띈 흐름을 정리합니다. 수치는 공개 신고를 기준으로 합니다.

![주황빛 물결 무늬](/{picture})

## 한눈에

- 문자 링크로 시작한 신고가 늘었습니다.
- 지갑을 **연결**하라는 요구가 함께 나옵니다.
- 같은 사이트가 이름만 바꿔 다시 나타납니다.

## 공통점 세 가지

### 짧은 주소

누르기 전에는 어디로 가는지 알 수 없습니다.

### 급한 말

"오늘까지 내지 않으면"이라는 말이 꼭 들어갑니다.

### 서명 요청

지갑이 서명을 물으면 내용을 끝까지 읽어 주세요. 이해되지 않으면 거절하면 됩니다.

## 다음 주에 볼 것

비슷한 문자를 받으셨다면 [사이트 주소를 조회](/)해 보시고, 없으면 알려 주세요.`,
  },
  {
    daysAgo: 0,
    category: "WEEKLY",
    language: "ko",
    title: "다음 주 동향 (초안)",
    summary: "편집 중입니다.",
    content: "## 쓸 것\n\n- 연말 이벤트를 사칭한 에어드롭",
    draft: true,
  },
];
