// Demo inquiries for a fresh installation, oldest first, with the same commands as users' and admins' requests. All of it is made up.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";

type DemoInquiry = {
  /** Index into DEMO_PEOPLE. */
  readonly by: number;
  readonly hoursAgo: number;
  readonly title: string;
  readonly contents: string;
  readonly answer?: { readonly hoursAgo: number; readonly contents: string };
  /** The person's comment afterwards. */
  readonly comment?: { readonly hoursAgo: number; readonly content: string };
};

const INQUIRIES: readonly DemoInquiry[] = [
  {
    by: 0,
    hoursAgo: 160,
    title: "신고한 주소를 고칠 수 있나요?",
    contents: "지난주에 신고한 지갑 주소에서 글자 하나를 빠뜨렸습니다. 다시 신고해야 하나요?",
    answer: {
      hoursAgo: 140,
      contents:
        "문의해 주셔서 감사합니다. 마이 페이지의 내 신고에서 해당 신고를 열고 ‘수정’을 누르시면 주소를 고치실 수 있습니다. 다시 신고하지 않으셔도 됩니다.",
    },
    comment: { hoursAgo: 138, content: "고쳤습니다. 감사합니다!" },
  },
  {
    by: 2,
    hoursAgo: 70,
    title: "Which file formats can I attach?",
    contents:
      "I have a screen recording of the chat and an export of the transactions as a spreadsheet. Can I add both?",
    answer: {
      hoursAgo: 52,
      contents:
        "Thank you for asking. Videos can be attached as they are. Please save the spreadsheet as a PDF or as text; up to five files fit into one report.",
    },
  },
  {
    by: 4,
    hoursAgo: 64,
    title: "举报之后，我的昵称会公开吗？",
    contents: "我想公开举报一个假交易所，但担心对方认出我。公开的举报上会显示哪些内容？",
    answer: {
      hoursAgo: 46,
      contents:
        "感谢您的咨询。公开的举报会显示您的昵称、地址、类型、标题和内容。联系方式、嫌疑人信息和附件不会公开。您也可以选择不公开举报。",
    },
    comment: { hoursAgo: 45, content: "明白了，谢谢！" },
  },
  {
    by: 5,
    hoursAgo: 48,
    title: "Kann ich eine Meldung später ergänzen?",
    contents: "Ich habe inzwischen die Transaktions-IDs gefunden. Muss ich dafür noch einmal melden?",
    answer: {
      hoursAgo: 33,
      contents:
        "Vielen Dank für Ihre Anfrage. Öffnen Sie die Meldung unter „Meine Seite“ und wählen Sie „Ändern“: Dort können Sie Angaben und Dateien ergänzen. Die Fassung von vorher bleibt nachvollziehbar.",
    },
  },
  {
    by: 1,
    hoursAgo: 30,
    title: "비공개 신고는 누가 볼 수 있나요?",
    contents: "가족이 알게 될까 걱정됩니다. 비공개로 신고하면 이름이나 주소가 검색되지 않는지 알고 싶습니다.",
  },
  {
    by: 3,
    hoursAgo: 5,
    title: "通報の処理状況を知りたいです",
    contents: "二日前に通報しましたが、状況が「受付」のままです。警察にはどのように伝えればよいでしょうか。",
  },
];

const HOUR = 3_600_000;

type Commands = Pick<
  Handlers<RouteKey>,
  "POST support/inquiry/submit" | "POST support/inquiry/comment/leave" | "POST admin/inquiry/answer"
>;
type CommandsAt = (hoursAgo: number) => Commands;

/** Repeated after a crash, it asks nothing twice: each has its key. */
export const fill = (async ({ service, people, team, now }) => {
  const at: CommandsAt = (hoursAgo) => service.commands(() => new Date(now - hoursAgo * HOUR).toISOString());
  for (const [index, inquiry] of INQUIRIES.entries())
    await ask(at, inquiry, people[inquiry.by] ?? "", team, `demo-inquiry-${index}`);
}) satisfies FillDemo;

async function ask(at: CommandsAt, inquiry: DemoInquiry, userId: string, adminId: string, key: string): Promise<void> {
  const { hoursAgo, title, contents, answer, comment } = inquiry;
  const from = <Key extends keyof Commands, Body>(route: Key, id: string, isAdmin: boolean, body: Body) => ({
    ...bareRequest(route, key, uuidv7()),
    body,
    caller: { userId: id, isAdmin, sessionId: "demo", membership: 1 },
  });
  const submit = from("POST support/inquiry/submit", userId, false, { title, contents });
  const asked = await at(hoursAgo)["POST support/inquiry/submit"](submit);
  if (!("body" in asked)) throw new Error("asking gave no answer");
  const { seq } = asked.body;
  if (answer) {
    const request = from("POST admin/inquiry/answer", adminId, true, { seq, contents: answer.contents });
    await at(answer.hoursAgo)["POST admin/inquiry/answer"](request);
  }
  if (comment)
    await at(comment.hoursAgo)["POST support/inquiry/comment/leave"](
      from("POST support/inquiry/comment/leave", userId, false, { seq, content: comment.content }),
    );
}
