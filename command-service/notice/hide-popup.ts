import { noticeStream, popupsStream } from "@sb/contracts/notice/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import { noticeDecider } from "./rules/decider.ts";
import { popupsDecider } from "./rules/popups.ts";

/** Only of what is a popup: nobody fills a stream with numbers of their own. */
export function hidePopup(deps: WriteDeps): Handler<"POST home/popup/hide"> {
  return async ({ body: { seq, until }, ...from }) => {
    const { state } = await load(deps, noticeDecider, noticeStream.of(seq));
    if (state.status !== "PUBLISHED" || !state.isPopup) throw new Refused("NOT_FOUND");
    const { userId } = from.caller;
    const context = contextOf(deps, from);
    const command = { type: "Hide", userId, seq, until, at: context.at } as const;
    const { position } = await deps.handle(popupsDecider, popupsStream.of(userId), command, context);
    return { body: undefined, position };
  };
}
