// Demo notices for a fresh installation, oldest first, in the five languages. All of it is made up.
import type { NoticeTranslations, NoticeType } from "@sb/contracts/notice/model.ts";

export type DemoNotice = {
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

export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    daysAgo: 30,
    optionType: "NOTICE",
    title: "Safer Block을 시작합니다",
    content: `안녕하세요, Safer Block입니다.

가상자산 사기와 해킹 피해를 신고하고, 의심스러운 지갑 주소와 사이트를 **누구나 바로 조회**할 수 있는 서비스를 열었습니다.

## 이렇게 쓸 수 있습니다

1. 홈에서 지갑 주소나 사이트, 단어를 검색합니다.
2. 피해를 보셨다면 [신고하기](/report)에서 차례대로 적습니다.
3. 접수한 신고는 [마이 페이지](/support/my-page)에서 확인합니다.

> 신고가 없다고 안전하다는 뜻은 아닙니다. 보내기 전에 한 번 더 확인해 주세요.`,
    translations: {
      en: {
        title: "Safer Block opens",
        content: `Hello from the Safer Block team.

Report crypto fraud and hacks here, and **look up suspicious wallet addresses and websites at once**, whoever you are.

## How it works

1. On the home page, search for a wallet address, a website or words.
2. If something has happened to you, tell it step by step under [File a report](/report).
3. Follow what you reported on [My page](/support/my-page).

> No report does not mean safe. Please check once more before you send.`,
      },
      zh: {
        title: "Safer Block 正式上线",
        content: `您好，这里是 Safer Block 团队。

您可以在这里举报虚拟资产诈骗和黑客事件，**任何人都能立即查询可疑的钱包地址和网站**。

## 使用方法

1. 在首页搜索钱包地址、网站或词语。
2. 如果您遭受了损失，请在[我要举报](/report)中逐步填写。
3. 提交的举报可以在[我的页面](/support/my-page)中查看。

> 没有举报并不代表安全。转账之前请再确认一次。`,
      },
      ja: {
        title: "Safer Blockを始めます",
        content: `こんにちは、Safer Blockです。

暗号資産の詐欺やハッキングの被害を通報し、疑わしいウォレットアドレスやサイトを**誰でもすぐに照会**できるサービスを始めました。

## 使い方

1. ホームでウォレットアドレス、サイト、言葉を検索します。
2. 被害に遭われた方は[通報する](/report)から順に入力してください。
3. 通報した内容は[マイページ](/support/my-page)で確認できます。

> 通報がないことは、安全という意味ではありません。送金の前にもう一度ご確認ください。`,
      },
      de: {
        title: "Safer Block ist da",
        content: `Guten Tag, hier ist das Team von Safer Block.

Melden Sie hier Krypto-Betrug und Hacks, und **prüfen Sie verdächtige Wallet-Adressen und Websites sofort**, auch ohne Konto.

## So geht es

1. Suchen Sie auf der Startseite nach einer Wallet-Adresse, einer Website oder Wörtern.
2. Ist Ihnen etwas passiert, schildern Sie es Schritt für Schritt unter [Schaden melden](/report).
3. Was Sie gemeldet haben, finden Sie unter [Meine Seite](/support/my-page).

> Keine Meldung heißt nicht sicher. Prüfen Sie lieber noch einmal, bevor Sie etwas senden.`,
      },
    },
  },
  {
    daysAgo: 24,
    optionType: "NOTICE",
    title: "수사 기관을 사칭한 연락에 주의해 주세요",
    content: `최근 Safer Block이나 수사 기관을 사칭해 **피해금을 되찾아 준다**며 수수료를 요구하는 연락이 늘고 있습니다.

- 저희는 전화나 메신저로 돈이나 코인을 요구하지 않습니다.
- 복구 문구(시드 구문)과 개인 키는 누구에게도 알려 주지 마세요.
- 의심스러운 연락을 받으셨다면 [신고해 주세요](/report).

급한 위험이 있으면 경찰(112)에 바로 연락해 주세요.`,
    translations: {
      en: {
        title: "Beware of messages that pose as investigators",
        content: `More and more people are contacted in the name of Safer Block or of investigators, with an offer to **get their money back** for a fee.

- We never ask for money or coins by phone or messenger.
- Tell nobody your recovery phrase or private key.
- If you get such a message, please [report it](/report).

In urgent danger, call the police at once.`,
      },
      zh: {
        title: "请警惕冒充侦查机关的联系",
        content: `近来冒充 Safer Block 或侦查机关、声称可以**追回损失**并收取手续费的联系越来越多。

- 我们不会通过电话或聊天软件索要金钱或代币。
- 请不要把助记词和私钥告诉任何人。
- 如果收到可疑的联系，请[向我们举报](/report)。

如有紧急危险，请立即联系警方。`,
      },
      ja: {
        title: "捜査機関をかたる連絡にご注意ください",
        content: `Safer Blockや捜査機関をかたり、**被害金を取り戻す**と言って手数料を求める連絡が増えています。

- 電話やメッセンジャーでお金やコインを求めることはありません。
- リカバリーフレーズと秘密鍵は、誰にも教えないでください。
- 疑わしい連絡を受けたら[通報してください](/report)。

緊急のときは、すぐに警察へ連絡してください。`,
      },
      de: {
        title: "Vorsicht vor falschen Ermittlern",
        content: `Immer öfter meldet sich jemand im Namen von Safer Block oder der Polizei und will gegen eine Gebühr **verlorenes Geld zurückholen**.

- Wir verlangen weder am Telefon noch per Messenger Geld oder Coins.
- Geben Sie Ihre Wiederherstellungsphrase und Ihren privaten Schlüssel niemandem.
- Wenn Sie so etwas erhalten, [melden Sie es](/report).

Bei Gefahr rufen Sie sofort die Polizei.`,
      },
    },
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
    translations: {
      en: {
        title: "Regular maintenance",
        content: `We do regular maintenance so that the service runs well.

| | |
|---|---|
| Time | Sunday, 02:00 to 04:00 (Korea) |
| Affected | Filing and login pause for a while |
| Look-ups | Work all the time |

A report that you have begun is kept as a draft, and you can go on afterwards.`,
      },
      zh: {
        title: "定期维护公告",
        content: `为了提供更稳定的服务，我们将进行定期维护。

| 项目 | 内容 |
|---|---|
| 时间 | 星期日 02:00 至 04:00（韩国时间） |
| 影响 | 提交举报和登录会暂停 |
| 查询 | 维护期间仍可使用 |

正在填写的举报会保存为草稿，维护结束后可以继续。`,
      },
      ja: {
        title: "定期メンテナンスのお知らせ",
        content: `より安定したサービスのため、定期メンテナンスを行います。

| 項目 | 内容 |
|---|---|
| 時間 | 日曜日 02:00～04:00（韓国時間） |
| 影響 | 通報の受付とログインが一時停止します |
| 照会 | メンテナンス中も利用できます |

書きかけの通報は下書きに保存され、終了後に続けられます。`,
      },
      de: {
        title: "Regelmäßige Wartung",
        content: `Damit der Dienst gut läuft, warten wir ihn regelmäßig.

| | |
|---|---|
| Zeit | Sonntag, 02:00 bis 04:00 Uhr (Korea) |
| Betroffen | Melden und Anmelden pausieren kurz |
| Abfragen | gehen auch währenddessen |

Eine begonnene Meldung bleibt als Entwurf erhalten; Sie können danach weiterschreiben.`,
      },
    },
  },
  {
    daysAgo: 15,
    optionType: "UPDATE",
    title: "비슷한 주소를 알려 드립니다",
    content: `앞뒤 몇 글자만 같은 **닮은꼴 주소**로 송금을 유도하는 수법이 있습니다.

이제 주소를 조회하면 신고된 주소와 비슷한지도 함께 확인해 알려 드립니다. 주소는 앞뒤만 보지 말고 *전체*를 비교해 주세요.`,
    translations: {
      en: {
        title: "We tell you of look-alike addresses",
        content: `Some scammers use **look-alike addresses** that share only the first and last characters with the right one.

From now on a look-up also tells you whether an address resembles one that was reported. Please compare *all* of an address, not just its ends.`,
      },
      zh: {
        title: "新增相似地址提示",
        content: `有一种手法利用只有开头和结尾几位相同的**相似地址**诱导转账。

现在查询地址时，我们也会告诉您它是否与被举报的地址相似。请核对*完整*的地址，不要只看首尾。`,
      },
      ja: {
        title: "よく似たアドレスをお知らせします",
        content: `前後の数文字だけが同じ**そっくりなアドレス**へ送金させる手口があります。

これからはアドレスを照会すると、通報されたアドレスに似ているかどうかもお知らせします。前後だけでなく*全体*を見比べてください。`,
      },
      de: {
        title: "Wir nennen Ihnen Doppelgänger-Adressen",
        content: `Manche Betrüger nutzen **Doppelgänger-Adressen**, bei denen nur Anfang und Ende stimmen.

Eine Abfrage sagt Ihnen jetzt auch, ob eine Adresse einer gemeldeten ähnelt. Vergleichen Sie bitte die *ganze* Adresse, nicht nur ihre Enden.`,
      },
    },
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
    translations: {
      en: {
        title: "Online talk: how to keep clear of crypto fraud",
        content: `We go through the methods of chat-room tipsters and fake exchanges, case by case. Free for everyone; the talk is in Korean with English subtitles.

### What it is about

- how they make contact
- how they block withdrawals and ask for fees
- what to do first if it has happened`,
      },
      zh: {
        title: "虚拟资产防骗线上说明会",
        content: `我们将以案例讲解投资群和假交易所的手法。任何人都可以免费参加。

### 内容

- 最初的联系方式
- 如何阻止提现并索要手续费
- 受害后首先应该做的事`,
      },
      ja: {
        title: "暗号資産の被害を防ぐオンライン説明会",
        content: `投資グループや偽取引所の手口を事例で紹介します。どなたでも無料で参加できます。

### 内容

- 最初の連絡のしかた
- 出金を止めて手数料を求める流れ
- 被害に遭ったとき最初にすること`,
      },
      de: {
        title: "Online-Vortrag: Krypto-Betrug erkennen",
        content: `Anhand von Fällen zeigen wir, wie Anlage-Chatgruppen und falsche Börsen vorgehen. Kostenlos und für alle.

### Worum es geht

- wie der erste Kontakt entsteht
- wie Auszahlungen verhindert und Gebühren verlangt werden
- was im Schadensfall zuerst zu tun ist`,
      },
    },
  },
  {
    daysAgo: 7,
    optionType: "UPDATE",
    title: "공개 신고를 파일로 내려받을 수 있습니다",
    content: `[신고 이력](/report/history) 아래에서 공개된 신고를 모두 \`CSV\`와 \`NDJSON\` 파일로 내려받을 수 있습니다. 연구와 차단 목록에 자유롭게 활용해 주세요.`,
    translations: {
      en: {
        title: "Public reports as files",
        content:
          "Below the [report history](/report/history) you can download all public reports as `CSV` and `NDJSON`. Use them freely for research and blocklists.",
      },
      zh: {
        title: "公开举报可下载为文件",
        content:
          "在[举报记录](/report/history)下方，可以将所有公开的举报下载为 `CSV` 和 `NDJSON` 文件，欢迎用于研究和拦截名单。",
      },
      ja: {
        title: "公開された通報をファイルで受け取れます",
        content:
          "[通報履歴](/report/history)の下から、公開されたすべての通報を`CSV`と`NDJSON`でダウンロードできます。研究や遮断リストに自由にお使いください。",
      },
      de: {
        title: "Öffentliche Meldungen als Dateien",
        content:
          "Unter den [Meldungen](/report/history) können Sie alle öffentlichen Meldungen als `CSV` und `NDJSON` herunterladen. Nutzen Sie sie frei für Forschung und Sperrlisten.",
      },
    },
  },
  {
    daysAgo: 2,
    optionType: "NOTICE",
    title: "신고할 때 개인정보를 쓰지 말아 주세요",
    content: `제목과 사건 내용은 공개될 수 있습니다. 이름, 전화번호, 이메일은 **용의자 정보**와 **신고자 연락처** 칸에 적어 주세요. 그 칸의 내용은 공개되지 않고 연계 기관에만 전달됩니다.`,
    translations: {
      en: {
        title: "Please leave personal information out of reports",
        content:
          "Title and story may be published. Please put names, phone numbers and emails into **the suspect's details** and **your contact**: nothing of that is published, only connected agencies get it.",
      },
      zh: {
        title: "举报时请勿填写个人信息",
        content:
          "标题和事件内容可能会公开。姓名、电话和邮箱请填写在**嫌疑人信息**和**我的联系方式**中，那里的内容不会公开，只会提供给合作机构。",
      },
      ja: {
        title: "通報に個人情報を書かないでください",
        content:
          "タイトルと内容は公開されることがあります。氏名、電話番号、メールアドレスは**容疑者の情報**と**自分の連絡先**の欄に書いてください。その内容は公開されず、連携機関だけに伝えられます。",
      },
      de: {
        title: "Bitte keine persönlichen Daten in Meldungen",
        content:
          "Titel und Text können veröffentlicht werden. Namen, Telefonnummern und E-Mail-Adressen gehören zu **den Verdächtigen** und zu **Ihrem Kontakt**: Davon wird nichts veröffentlicht, nur angeschlossene Behörden erhalten es.",
      },
    },
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
    translations: {
      en: {
        title: "Next maintenance (draft)",
        content: "To be published once the time is set.",
      },
      zh: {
        title: "下次维护安排（草稿）",
        content: "确定时间后发布。",
      },
      ja: {
        title: "次回メンテナンスの予定（下書き）",
        content: "時間が決まり次第、公開します。",
      },
      de: {
        title: "Nächste Wartung (Entwurf)",
        content: "Wird veröffentlicht, sobald die Zeit feststeht.",
      },
    },
  },
];
