// Demo comments and likes on the newest demo reports, with the same commands as users' requests. All of it is made up.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type FillDemo } from "../bare-request.ts";

type DemoComment = {
  /** How many demo reports are newer than the one it is on. */
  readonly on: number;
  /** Index into DEMO_PEOPLE. */
  readonly by: number;
  readonly hoursAgo: number;
  readonly content: string;
  /** Index of the comment that it replies to. */
  readonly to?: number;
};

const COMMENTS: readonly DemoComment[] = [
  { on: 1, by: 0, hoursAgo: 20, content: "저도 같은 문자를 받았습니다. 신분증은 보내지 않았어요." },
  { on: 1, by: 1, hoursAgo: 19, content: "다행입니다. 링크를 누르셨다면 비밀번호도 꼭 바꾸세요.", to: 0 },
  {
    on: 1,
    by: 2,
    hoursAgo: 15,
    content: "Same page, other domain: it was registered only last week.\nPlease report the new one as well.",
  },
  { on: 1, by: 3, hoursAgo: 9, content: "警察に相談したら、すぐに口座を止めるよう勧められました。" },
  { on: 0, by: 1, hoursAgo: 12, content: "공식 계정인지 확인하는 방법이 있을까요?" },
  { on: 0, by: 0, hoursAgo: 11, content: "공식 홈페이지에 적힌 계정 이름과 한 글자씩 비교해 보세요.", to: 4 },
  { on: 2, by: 2, hoursAgo: 30, content: "I got the same mail. The sender's domain had a zero instead of an o." },
  { on: 2, by: 4, hoursAgo: 28, content: "谢谢补充。我这封也是把字母 o 换成了数字 0。", to: 6 },
  { on: 2, by: 5, hoursAgo: 26, content: "Danke für die Warnung. Auf Deutsch ist die Mail auch schon unterwegs." },
  { on: 3, by: 1, hoursAgo: 40, content: "택배 문자에서 코인으로 결제하라고 하면 무조건 의심하세요." },
  { on: 3, by: 5, hoursAgo: 36, content: "Genau. Der Zoll nimmt keine Kryptowerte an.", to: 9 },
  { on: 4, by: 3, hoursAgo: 50, content: "日本語の求人でも同じ手口を見ました。前払いを求められたら断ってください。" },
  { on: 4, by: 4, hoursAgo: 44, content: "平台名称换过好几次，但收款地址没有变。" },
  { on: 6, by: 5, hoursAgo: 90, content: "Die Seite ist inzwischen in mehreren Browsern gesperrt." },
  {
    on: 6,
    by: 3,
    hoursAgo: 80,
    content: "確認ありがとうございます。同じSMSが家族にも届いたので、開かずに削除しました。",
    to: 13,
  },
];

/** Who likes which report: as `on` and `by` of a comment. */
const LIKES: readonly (readonly [on: number, by: number])[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [1, 3],
  [2, 0],
  [2, 5],
  [3, 1],
  [3, 4],
  [4, 5],
  [6, 2],
];

const HOUR = 3_600_000;

type Commands = Pick<Handlers<RouteKey>, "POST report/comment" | "POST report/reply" | "POST report/like">;
type ReportRef = { readonly dclrSeq: number; readonly userId: string };

export const fill = (async ({ service, people, reports, now }) => {
  const placeOf = (on: number, by: number): ReportRef => ({ dclrSeq: reports[on] ?? 0, userId: people[by] ?? "" });
  const written: number[] = [];
  for (const [index, comment] of COMMENTS.entries()) {
    const commands = service.commands(() => new Date(now - comment.hoursAgo * HOUR).toISOString());
    const parentSeq = comment.to === undefined ? undefined : written[comment.to];
    written.push(await write(commands, comment, placeOf(comment.on, comment.by), parentSeq, `demo-comment-${index}`));
  }
  const liking = service.commands(() => new Date(now).toISOString());
  for (const [on, by] of LIKES) await like(liking, placeOf(on, by), `demo-like-${on}`);
}) satisfies FillDemo;

async function write(
  commands: Commands,
  { content }: DemoComment,
  { dclrSeq, userId }: ReportRef,
  parentSeq: number | undefined,
  key: string,
): Promise<number> {
  const from = <Key extends keyof Commands>(route: Key) => ({
    ...bareRequest(route, key, uuidv7()),
    caller: { userId, isAdmin: false, sessionId: "demo", membership: 1 },
  });
  const reply =
    parentSeq === undefined
      ? await commands["POST report/comment"]({ ...from("POST report/comment"), body: { dclrSeq, content } })
      : await commands["POST report/reply"]({
          ...from("POST report/reply"),
          body: { dclrSeq, commentSeq: parentSeq, content },
        });
  if (!("body" in reply)) throw new Error("commenting gave no answer");
  return reply.body.commentSeq;
}

async function like(commands: Commands, { dclrSeq, userId }: ReportRef, key: string): Promise<void> {
  const caller = { userId, isAdmin: false, sessionId: "demo", membership: 1 };
  const request = bareRequest("POST report/like", key, uuidv7());
  await commands["POST report/like"]({ ...request, caller, body: { dclrSeq, like: true } });
}
