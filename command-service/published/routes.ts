// The writes of published lists: one handler per route.
import type { PublishedCommandKey } from "@sb/contracts/published/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { PublishedCommand } from "./decider.ts";
import { previewFile, takeUploaded } from "./files.ts";
import { addList, giveLogin, handleList, modifyList } from "./lists.ts";
import type { TakeDeps } from "./take.ts";

export const routes = ((deps: WriteDeps & TakeDeps): Handlers<PublishedCommandKey> => {
  async function carryOut(command: PublishedCommand, from: FromMember) {
    const { position } = await handleList(deps, command, contextOf(deps, from));
    return { body: undefined, position };
  }

  return {
    "POST admin/list": async ({ body, ...from }) => {
      const { seq, position, repeated } = await addList(deps, onceFrom(deps, from, body), body);
      return { body: { listSeq: seq }, position, repeated };
    },
    "POST admin/list/modify": async ({ body: { listSeq, ...list }, ...from }) => {
      const { position } = await modifyList(deps, listSeq, list, contextOf(deps, from));
      return { body: undefined, position };
    },
    "POST admin/list/refresh": ({ body, ...from }) => carryOut({ type: "AskRefresh", ...body }, from),
    "POST admin/list/pause": ({ body, ...from }) => carryOut({ type: "Pause", ...body }, from),
    "POST admin/list/resume": ({ body, ...from }) => carryOut({ type: "Resume", ...body }, from),
    "POST admin/list/withdraw": ({ body, ...from }) => carryOut({ type: "Withdraw", ...body }, from),
    "POST admin/list/dismiss": ({ body, ...from }) => carryOut({ type: "Dismiss", ...body }, from),
    "POST admin/list/login": async ({ body: { listSeq, login }, ...from }) => {
      const { position } = await giveLogin(deps, listSeq, login, contextOf(deps, from));
      return { body: undefined, position };
    },
    "POST admin/list/preview": previewFile(deps),
    "POST admin/list/take": takeUploaded(deps),
    "POST admin/list/accept": ({ body, ...from }) => carryOut({ type: "Accept", ...body }, from),
  };
}) satisfies CommandRoutes;
