// The notice subject's writes, all for admins: one handler per route.
import type { NoticeCommandKey } from "@sb/contracts/notice/routes.ts";
import { noticeStream } from "@sb/contracts/notice/subject.ts";
import { createOnce, type OnceDeps } from "@sb/platform/decide/create-once.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import { type NoticeCommand, noticeDecider } from "./rules/decider.ts";

export type NoticeCommandDeps = OnceDeps & {
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

type From = { readonly caller: Caller; readonly requestId: string };

export function noticeRoutes(deps: NoticeCommandDeps): Handlers<NoticeCommandKey> {
  const contextOf = ({ caller, requestId }: From) => ({
    actor: caller.userId,
    correlationId: requestId,
    at: deps.clock(),
  });
  const handle = (command: NoticeCommand, from: From) =>
    deps.handle(noticeDecider, noticeStream.of(command.seq), command, contextOf(from));

  return {
    "POST admin/notice": async ({ body, idempotencyKey, ...from }) => {
      const { publish, ...text } = body;
      const { seq, position } = await createOnce(deps, {
        person: from.caller.userId,
        route: "POST admin/notice",
        key: idempotencyKey,
        body,
        decider: noticeDecider,
        stream: noticeStream.of,
        context: contextOf(from),
        command: (seq): NoticeCommand => ({ type: "Write", seq, text, publish }),
      });
      return { body: { seq }, position };
    },
    "POST admin/notice/modify": async ({ body: { seq, ...text }, ...from }) => {
      const { position } = await handle({ type: "Modify", seq, text }, from);
      return { body: { seq }, position };
    },
    "POST admin/notice/publish": async ({ body: { seq }, ...from }) => {
      const { position } = await handle({ type: "Publish", seq }, from);
      return { body: undefined, position };
    },
    "POST admin/notice/delete": async ({ body: { seq }, ...from }) => {
      const { position } = await handle({ type: "Delete", seq }, from);
      return { body: undefined, position };
    },
  };
}
