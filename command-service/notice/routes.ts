// The notice subject's writes: one handler per route.
import type { NoticeCommandKey } from "@sb/contracts/notice/routes.ts";
import { noticeStream } from "@sb/contracts/notice/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { hidePopup } from "./hide-popup.ts";
import { type NoticeCommand, noticeDecider } from "./rules/decider.ts";

export const routes = ((deps: WriteDeps): Handlers<NoticeCommandKey> => {
  const handle = (command: NoticeCommand, from: FromMember) =>
    deps.handle(noticeDecider, noticeStream.of(command.seq), command, contextOf(deps, from));

  return {
    "POST home/popup/hide": hidePopup(deps),
    "POST admin/notice": async ({ body, ...from }) => {
      const { publish, ...text } = body;
      const creation = { ...onceFrom(deps, from, body), stream: noticeStream.of };
      const { seq, position } = await createOnce(deps, creation, (attempt) =>
        attempt.append(noticeDecider, { type: "Write", seq: attempt.seq, text, publish }),
      );
      return { body: { seq }, position };
    },
    "POST admin/notice/modify": async ({ body: { seq, revision, ...text }, ...from }) => {
      const { position } = await handle({ type: "Modify", seq, text, revision }, from);
      return { body: { seq }, position };
    },
    "POST admin/notice/publish": async ({ body: { seq }, ...from }) => {
      const { position } = await handle({ type: "Publish", seq }, from);
      return { body: undefined, position };
    },
    "POST admin/notice/delete": async ({ body: { seq, reason }, ...from }) => {
      const { position } = await handle({ type: "Delete", seq, reason }, from);
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
