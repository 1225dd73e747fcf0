// The insight subject's writes, all for editors: one handler per route.
import type { InsightCommandKey } from "@sb/contracts/insight/routes.ts";
import { insightStream } from "@sb/contracts/insight/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler, Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { InsightDeps } from "./deps.ts";
import { postPicture } from "./post-picture.ts";
import { type InsightCommand, insightDecider } from "./rules/decider.ts";

type DoneKey = {
  [K in InsightCommandKey]: HttpRequest<K>["body"] extends { readonly viewSeq: number } ? K : never;
}[InsightCommandKey];

export const routes = ((deps: InsightDeps): Handlers<InsightCommandKey> => {
  const handle = (command: InsightCommand, from: FromMember) =>
    deps.handle(insightDecider, insightStream.of(command.viewSeq), command, contextOf(deps, from));

  /** Of routes that answer 204. */
  const done =
    <K extends DoneKey>(command: (body: HttpRequest<K>["body"]) => InsightCommand) =>
    async ({ body, ...from }: FromMember & Pick<HttpRequest<K>, "body">) => {
      const { position } = await handle(command(body), from);
      return { body: undefined, position };
    };

  return {
    "POST admin/safer-view": postSaferView(deps),
    "POST admin/safer-view/modify": async ({ body: { viewSeq, version, ...text }, ...from }) => {
      const { state, position } = await handle({ type: "Modify", viewSeq, text, version }, from);
      const now = "version" in state ? state.version : 0;
      return { body: { viewSeq, version: now }, position };
    },
    "POST admin/safer-view/publish": done<"POST admin/safer-view/publish">((body) => ({ type: "Publish", ...body })),
    "POST admin/safer-view/schedule": done<"POST admin/safer-view/schedule">(({ viewSeq, publishAt }) => ({
      type: "Schedule",
      viewSeq,
      publishAt: new Date(publishAt).toISOString(),
      at: deps.clock(),
    })),
    "POST admin/safer-view/unschedule": done<"POST admin/safer-view/unschedule">((body) => ({
      type: "Unschedule",
      ...body,
    })),
    "POST admin/safer-view/withdraw": done<"POST admin/safer-view/withdraw">((body) => ({ type: "Withdraw", ...body })),
    "POST admin/safer-view/delete": done<"POST admin/safer-view/delete">(({ viewSeq, reason }) => ({
      type: "Delete",
      viewSeq,
      reason,
    })),
    "POST admin/safer-view/picture": postPicture(deps),
    "POST admin/safer-view/picture/delete": done<"POST admin/safer-view/picture/delete">((body) => ({
      type: "RemovePicture",
      ...body,
    })),
  };
}) satisfies CommandRoutes;

function postSaferView(deps: InsightDeps): Handler<"POST admin/safer-view"> {
  return async ({ body, ...from }) => {
    const creation = { ...onceFrom(deps, from, body), stream: insightStream.of };
    const { seq, position } = await createOnce(deps, creation, (attempt) =>
      attempt.append(insightDecider, { type: "Write", viewSeq: attempt.seq, text: body }),
    );
    return { body: { viewSeq: seq }, position };
  };
}
