// Demo answer templates for a fresh installation, oldest first.
import type { TemplateTranslations, TemplateUse } from "@sb/contracts/template/model.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";

type DemoTemplate = {
  readonly use: TemplateUse;
  readonly title: string;
  readonly content: string;
  readonly translations: TemplateTranslations;
};

const TEMPLATES: readonly DemoTemplate[] = [
  {
    use: "INQUIRY",
    title: "신고 수정 방법",
    content: `문의해 주셔서 감사합니다.

마이 페이지의 내 신고에서 해당 신고를 열고 ‘수정’을 누르시면 내용을 고치실 수 있습니다. 다시 신고하지 않으셔도 됩니다.`,
    translations: {
      en: {
        content: `Thank you for your inquiry.

Open the report under “My reports” on My page and choose “Edit” to change it. There is no need to file it again.`,
      },
      zh: {
        content: `感谢您的咨询。

请在“我的页面”的“我的举报”中打开该举报，点击“修改”即可更改内容，无需重新举报。`,
      },
      ja: {
        content: `お問い合わせありがとうございます。

マイページの「自分の通報」で該当の通報を開き、「修正」を押すと内容を直せます。もう一度通報する必要はありません。`,
      },
      de: {
        content: `Vielen Dank für Ihre Anfrage.

Öffnen Sie die Meldung unter „Meine Meldungen“ auf Ihrer Seite und wählen Sie „Bearbeiten“. Sie müssen sie nicht noch einmal melden.`,
      },
    },
  },
  {
    use: "INQUIRY",
    title: "이미 보낸 돈을 되찾고 싶을 때",
    content: `많이 놀라셨겠습니다. 먼저 경찰(112)에 신고하시고, 보낸 거래소에 바로 연락해 지급 정지를 요청해 주세요.

돈을 되찾아 준다며 수수료를 요구하는 연락은 사기입니다. 저희도, 경찰도 수수료를 요구하지 않습니다.`,
    translations: {
      en: {
        content: `We are sorry that this happened to you. Please report it to the police first, and ask the exchange you sent from to stop the payment at once.

Anybody who asks for a fee to get your money back is a fraud. Neither we nor the police ever do.`,
      },
      zh: {
        content: `很遗憾您遇到了这样的事。请先报警，并立即联系您转出资金的交易所，请求停止支付。

任何以追回资金为由收取手续费的联系都是诈骗。我们和警方都不会收取手续费。`,
      },
      ja: {
        content: `さぞ驚かれたことと思います。まず警察に届け出て、送金に使った取引所にすぐ連絡し、支払いの停止を求めてください。

お金を取り戻すと言って手数料を求める連絡は詐欺です。当サービスも警察も、手数料を求めることはありません。`,
      },
      de: {
        content: `Es tut uns leid, dass Ihnen das passiert ist. Bitte erstatten Sie zuerst Anzeige bei der Polizei und bitten Sie die Börse, von der Sie gesendet haben, sofort um einen Zahlungsstopp.

Wer eine Gebühr verlangt, um Ihr Geld zurückzuholen, betrügt Sie. Weder wir noch die Polizei tun das.`,
      },
    },
  },
  {
    use: "ANALYSIS",
    title: "정보가 부족해 분석하기 어려움",
    content: `요청해 주셔서 감사합니다. 보내 주신 정보만으로는 자금의 흐름을 확인하기 어려웠습니다.

거래 해시(TXID)나 보내신 주소를 알려 주시면 다시 살펴보겠습니다.`,
    translations: {
      en: {
        content: `Thank you for your request. What you sent us is not enough to follow the money.

With a transaction hash (TXID), or the address that you sent from, we can look again.`,
      },
      zh: {
        content: `感谢您的请求。仅凭您提供的信息，我们难以追踪资金流向。

如果您能提供交易哈希（TXID）或转出地址，我们会再次查看。`,
      },
      ja: {
        content: `ご依頼ありがとうございます。いただいた情報だけでは、資金の流れを確認できませんでした。

取引ハッシュ（TXID）や送金元のアドレスを教えていただければ、もう一度お調べします。`,
      },
      de: {
        content: `Vielen Dank für Ihre Anfrage. Ihre Angaben reichen nicht aus, um dem Geld zu folgen.

Mit einem Transaktions-Hash (TXID) oder der Adresse, von der Sie gesendet haben, sehen wir noch einmal nach.`,
      },
    },
  },
  {
    use: "DISPUTE",
    title: "유지: 근거가 확인되지 않음",
    content:
      "양쪽의 말씀을 살펴보았습니다. 신고가 잘못되었다는 근거를 확인하지 못해 신고를 그대로 두기로 했습니다. 새로운 자료가 있으면 다시 요청하실 수 있습니다.",
    translations: {
      en: {
        content:
          "We have looked at what both sides say. We found nothing that shows the report to be wrong, so it stays. With new evidence you can ask again.",
      },
      zh: {
        content: "我们查看了双方的说明，未能确认举报有误的依据，因此决定保留该举报。如有新的材料，您可以再次提出请求。",
      },
      ja: {
        content:
          "双方のお話を確認しましたが、通報が誤りであるという根拠を確認できなかったため、通報はそのまま残します。新しい資料があれば、もう一度ご依頼いただけます。",
      },
      de: {
        content:
          "Wir haben geprüft, was beide Seiten sagen. Nichts davon zeigt, dass die Meldung falsch ist; sie bleibt daher bestehen. Mit neuen Belegen können Sie erneut einen Antrag stellen.",
      },
    },
  },
];

/** Repeated after a crash, it writes no template twice: each has its key. */
export const fill = (async ({ service, team, now }) => {
  const commands = service.commands(() => new Date(now).toISOString());
  for (const [index, body] of TEMPLATES.entries())
    await commands["POST admin/template"]({
      ...bareRequest("POST admin/template", `demo-template-${index}`, uuidv7()),
      body,
      caller: { userId: team, isAdmin: true, sessionId: "demo", membership: 1 },
    });
}) satisfies FillDemo;
