// Demo notices for a fresh installation, oldest first. All of it is made up.
import type { NoticeTranslations, NoticeType } from "@sb/contracts/notice/model.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";

const DAY = 86_400_000;

type DemoNotice = {
  /** Days between publishing and now; a draft was only written then. */
  readonly daysAgo: number;
  readonly optionType: NoticeType;
  readonly title: string;
  readonly content: string;
  /** Days after now, from and until before which it shows on home as well. */
  readonly popup?: { readonly fromDay: number; readonly toDay: number };
  readonly translations?: NoticeTranslations;
  readonly draft?: true;
};

const NOTICES: readonly DemoNotice[] = [
  {
    daysAgo: 30,
    optionType: "NOTICE",
    title: "Safer Block을 시작합니다",
    content: `안녕하세요, Safer Block 운영팀입니다.

가상자산 사기와 해킹 피해를 신고하고, 의심스러운 지갑 주소와 사이트를 **누구나 바로 조회**할 수 있는 서비스를 열었습니다.

## 이렇게 쓸 수 있습니다

1. 홈에서 지갑 주소나 사이트, 단어를 검색합니다.
2. 피해를 보셨다면 [신고하기](/report)에서 차례대로 적습니다.
3. 접수한 신고는 [마이 페이지](/support/my-page)에서 확인합니다.

> 신고가 없다고 안전하다는 뜻은 아닙니다. 보내기 전에 한 번 더 확인해 주세요.`,
  },
  {
    daysAgo: 24,
    optionType: "NOTICE",
    title: "수사 기관을 사칭한 연락에 주의해 주세요",
    content: `최근 Safer Block이나 수사 기관을 사칭해 **피해금을 되찾아 준다**며 수수료를 요구하는 연락이 늘고 있습니다.

- 저희는 전화나 메신저로 돈이나 코인을 요구하지 않습니다.
- 복구 구문(시드 구문)과 개인 키는 누구에게도 알려 주지 마세요.
- 의심스러운 연락을 받으셨다면 [신고해 주세요](/report).

급한 위험이 있으면 경찰(112)에 바로 연락해 주세요.`,
  },
  {
    daysAgo: 19,
    optionType: "MAINTENANCE",
    title: "정기 점검 안내",
    content: `더 안정적인 서비스를 위해 정기 점검을 합니다.

| 구분 | 내용 |
|---|---|
| 시간 | 일요일 02:00 ~ 04:00 |
| 영향 | 신고 접수와 로그인이 잠시 멈춥니다 |
| 조회 | 점검 중에도 할 수 있습니다 |

작성 중인 신고는 임시 저장되므로 점검이 끝난 뒤 이어서 쓸 수 있습니다.`,
  },
  {
    daysAgo: 15,
    optionType: "UPDATE",
    title: "비슷한 주소를 알려 드립니다",
    content: `앞뒤 몇 글자만 같은 **닮은꼴 주소**로 송금을 유도하는 수법이 있습니다.

이제 주소를 조회하면 신고된 주소와 비슷한지도 함께 확인해 알려 드립니다. 주소는 앞뒤만 보지 말고 *전체*를 비교해 주세요.`,
  },
  {
    daysAgo: 11,
    optionType: "EVENT",
    title: "가상자산 피해 예방 온라인 설명회",
    content: `투자 리딩방과 가짜 거래소의 수법을 사례로 살펴봅니다. 누구나 무료로 들을 수 있습니다.

### 다루는 내용

- 처음 연락이 오는 방식
- 출금을 막고 수수료를 요구하는 과정
- 피해를 본 뒤 가장 먼저 할 일`,
  },
  {
    daysAgo: 7,
    optionType: "UPDATE",
    title: "공개 신고를 파일로 내려받을 수 있습니다",
    content: `[신고 이력](/report/history) 아래에서 공개된 신고를 모두 \`CSV\`와 \`NDJSON\` 파일로 내려받을 수 있습니다. 연구와 차단 목록에 자유롭게 활용해 주세요.`,
  },
  {
    daysAgo: 2,
    optionType: "NOTICE",
    title: "신고할 때 개인정보를 쓰지 말아 주세요",
    content: `제목과 사건 내용은 공개될 수 있습니다. 이름, 전화번호, 이메일은 **용의자 정보**와 **신고자 연락처** 칸에 적어 주세요. 그 칸의 내용은 공개되지 않고 연계 기관에만 전달됩니다.`,
  },
  {
    daysAgo: 1,
    optionType: "NOTICE",
    title: "피해금을 되찾아 준다는 연락에 주의하세요",
    content: `Safer Block과 수사 기관은 **돈을 되찾아 주는 대가로 수수료를 요구하지 않습니다.**

그런 연락을 받으셨다면 보내지 말고 [신고해 주세요](/report).`,
    // From tomorrow on: a first look at home meets no dialog.
    popup: { fromDay: 1, toDay: 14 },
    translations: {
      en: {
        title: "Beware of offers to get your money back",
        content: `Neither Safer Block nor the police **ever ask for a fee to recover money.**

If somebody does, send nothing and [report it](/report).`,
      },
      zh: {
        title: "当心“帮您追回资金”的联系",
        content: `Safer Block 和警方**绝不会以追回资金为由收取手续费。**

如果有人这样要求，请不要付款，并[向我们举报](/report)。`,
      },
      ja: {
        title: "「被害金を取り戻す」という連絡にご注意ください",
        content: `Safer Blockや捜査機関が、**被害金の回収と引き換えに手数料を求めることはありません。**

そのような連絡を受けたら、送金せずに[通報してください](/report)。`,
      },
      de: {
        title: "Vorsicht vor Angeboten, Ihr Geld zurückzuholen",
        content: `Weder Safer Block noch die Polizei **verlangen je eine Gebühr, um Geld zurückzuholen.**

Wenn jemand das tut: Überweisen Sie nichts und [melden Sie es](/report).`,
      },
    },
  },
  {
    daysAgo: 0,
    optionType: "MAINTENANCE",
    title: "다음 점검 일정 (초안)",
    content: "점검 시간이 정해지면 게시합니다.",
    draft: true,
  },
];

/** Repeated after a crash, it writes no notice twice: each has its key. */
export const fill = (async ({ service, team, now }) => {
  for (const [index, notice] of NOTICES.entries()) {
    const { optionType, title, content, translations, popup, draft } = notice;
    const after = (days: number) => new Date(now + days * DAY).toISOString();
    const period = popup && { popup: true, showFrom: after(popup.fromDay), showTo: after(popup.toDay) };
    const commands = service.commands(() => after(-notice.daysAgo));
    await commands["POST admin/notice"]({
      ...bareRequest("POST admin/notice", `demo-notice-${index}`, uuidv7()),
      body: { optionType, title, content, translations, ...period, publish: draft !== true },
      caller: { userId: team, isAdmin: true, sessionId: "demo", membership: 1 },
    });
  }
}) satisfies FillDemo;
