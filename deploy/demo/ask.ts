// The inquiries of the demo content, with the same commands as users' and admins' requests.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest, type Service } from "./bare-request.ts";
import { DEMO_INQUIRIES, type DemoInquiry } from "./inquiries.ts";

const HOUR = 3_600_000;

type Commands = Pick<
  Handlers<RouteKey>,
  "POST support/inquiry/submit" | "POST support/inquiry/comment/leave" | "POST admin/inquiry/answer"
>;
type CommandsAt = (hoursAgo: number) => Commands;

/** `people`: ids of the demo accounts. `adminId` answers. Repeated after a crash, it asks nothing twice: each has its key. */
export async function askAll(service: Service, people: readonly string[], adminId: string, now: number): Promise<void> {
  const at: CommandsAt = (hoursAgo) => service.commands(() => new Date(now - hoursAgo * HOUR).toISOString());
  for (const [index, inquiry] of DEMO_INQUIRIES.entries())
    await ask(at, inquiry, people[inquiry.by] ?? "", adminId, `demo-inquiry-${index}`);
}

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
