// The notice subject's writes: one handler per route.
import type { NoticeCommandKey } from "@sb/contracts/notice/routes.ts";
import { noticeStream, popupsStream } from "@sb/contracts/notice/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contentWrites } from "../runtime/content.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { noticeDecider, popupsDecider } from "./decider.ts";

export const routes = ((deps: WriteDeps): Handlers<NoticeCommandKey> => {
  const notices = contentWrites(deps, noticeDecider, noticeStream);
  return {
    /** Only of what is a popup: nobody fills a stream with numbers of their own. */
    "POST home/popup/hide": async ({ body: { seq, until }, ...from }) => {
      const { state } = await load(deps, noticeDecider, noticeStream.of(seq));
      if (state.status !== "PUBLISHED" || !state.text.popup) throw new Refused("NOT_FOUND");
      const { userId } = from.caller;
      const context = contextOf(deps, from);
      const command = { type: "Hide", userId, seq, until, at: context.at } as const;
      const { position } = await deps.handle(popupsDecider, popupsStream.of(userId), command, context);
      return { body: undefined, position };
    },
    "POST admin/notice": async ({ body, ...from }) => {
      const { publish, ...text } = body;
      const { seq, position } = await notices.create(body, from, (seq) => ({ type: "Write", seq, text, publish }));
      return { body: { seq }, position };
    },
    "POST admin/notice/modify": async ({ body: { seq, revision, ...text }, ...from }) => {
      const { position } = await notices.handle({ type: "Modify", seq, text, seen: revision }, from);
      return { body: { seq }, position };
    },
    "POST admin/notice/publish": ({ body: { seq }, ...from }) => notices.done({ type: "Publish", seq }, from),
    "POST admin/notice/delete": ({ body: { seq, reason }, ...from }) =>
      notices.done({ type: "Delete", seq, reason }, from),
  };
}) satisfies CommandRoutes;
