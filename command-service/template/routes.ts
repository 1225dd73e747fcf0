// The template subject's writes: one handler per route.
import type { TemplateCommandKey } from "@sb/contracts/template/routes.ts";
import { templateStream } from "@sb/contracts/template/subject.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contentWrites } from "../runtime/content.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { templateDecider } from "./decider.ts";

export const routes = ((deps: WriteDeps): Handlers<TemplateCommandKey> => {
  const templates = contentWrites(deps, templateDecider, templateStream);
  return {
    "POST admin/template": async ({ body, ...from }) => {
      const { seq, position } = await templates.create(body, from, (seq) => ({
        type: "Write",
        seq,
        text: body,
        publish: true,
      }));
      return { body: { seq }, position };
    },
    "POST admin/template/modify": async ({ body: { seq, revision, ...text }, ...from }) => {
      const { position } = await templates.handle({ type: "Modify", seq, text, seen: revision }, from);
      return { body: { seq }, position };
    },
    "POST admin/template/archive": ({ body: { seq, archived }, ...from }) =>
      templates.done({ type: archived ? "Archive" : "Publish", seq }, from),
    "POST admin/template/delete": ({ body: { seq, reason }, ...from }) =>
      templates.done({ type: "Delete", seq, reason }, from),
  };
}) satisfies CommandRoutes;
