// The news subject's writes: one handler per route.
import type { NewsCommandKey } from "@sb/contracts/news/routes.ts";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import { newsSourceStream, newsStream } from "@sb/contracts/news/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type NewsCommand, type NewsSourceCommand, newsDecider, newsSourceDecider } from "./decider.ts";

type NewsDeps = WriteDeps & { readonly newsSources: readonly NewsSource[] };

export const routes = ((deps: NewsDeps): Handlers<NewsCommandKey> => {
  async function judge(command: Extract<NewsCommand, { reason: string }>, from: FromMember) {
    const stream = newsStream.of(command.newsSeq);
    const { position } = await deps.handle(newsDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  }

  async function manage(command: NewsSourceCommand, from: FromMember) {
    requireSource(deps, command.sourceId);
    const stream = newsSourceStream.of(command.sourceId);
    const { position } = await deps.handle(newsSourceDecider, stream, command, contextOf(deps, from));
    return { body: undefined, position };
  }

  return {
    "POST admin/news/hide": ({ body, ...from }) => judge({ type: "Hide", ...body }, from),
    "POST admin/news/restore": ({ body, ...from }) => judge({ type: "Restore", ...body }, from),
    "POST admin/news-source/fetch": ({ body, ...from }) => manage({ type: "Fetch", ...body }, from),
    "POST admin/news-source/pause": ({ body, ...from }) => manage({ type: "Pause", ...body }, from),
    "POST admin/news-source/resume": ({ body, ...from }) => manage({ type: "Resume", ...body }, from),
  };
}) satisfies CommandRoutes;

/** Throws NOT_FOUND where the configuration does not name it. */
function requireSource({ newsSources }: NewsDeps, sourceId: string): void {
  if (!newsSources.some((source) => source.sourceId === sourceId)) throw new Refused("NOT_FOUND");
}
