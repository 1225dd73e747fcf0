// Comments and likes of the demo content, with the same commands as users' requests.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type Service } from "./bare-request.ts";
import { DEMO_COMMENTS, DEMO_LIKES, type DemoComment } from "./comments.ts";

const HOUR = 3_600_000;

type Commands = Pick<Handlers<RouteKey>, "POST report/comment" | "POST report/reply" | "POST report/like">;
type ReportRef = { readonly dclrSeq: number; readonly userId: string };

/** `seqs`: the public reports, newest first. `people`: ids of the demo accounts. */
export async function talk(
  service: Service,
  seqs: readonly number[],
  people: readonly string[],
  now: number,
): Promise<void> {
  const placeOf = (on: number, by: number): ReportRef => ({ dclrSeq: seqs[on] ?? 0, userId: people[by] ?? "" });
  const written: number[] = [];
  for (const [index, comment] of DEMO_COMMENTS.entries()) {
    const commands = service.commands(() => new Date(now - comment.hoursAgo * HOUR).toISOString());
    const parentSeq = comment.to === undefined ? undefined : written[comment.to];
    written.push(await write(commands, comment, placeOf(comment.on, comment.by), parentSeq, `demo-comment-${index}`));
  }
  const liking = service.commands(() => new Date(now).toISOString());
  for (const [on, by] of DEMO_LIKES) await like(liking, placeOf(on, by), `demo-like-${on}`);
}

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
