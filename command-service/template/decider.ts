// The rules of templates: those of all content, and that one can be archived.
import { type TemplateEvent, templateContent } from "@sb/contracts/template/subject.ts";
import type { TemplateInput } from "@sb/contracts/template/wire.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { type ContentCommand, type ContentState, contentDecider, requireLive } from "../runtime/content-decider.ts";

type TemplateCommand = ContentCommand<TemplateInput> | { readonly type: "Archive"; readonly seq: number };

const content = contentDecider<TemplateEvent, TemplateInput>({
  content: templateContent,
  seen: { count: "revision", code: "CONTENT_CHANGED" },
  written: (seq, text) => ({ type: "TemplateWritten", version: 1, data: { seq, ...text } }),
  modified: (seq, text) => ({ type: "TemplateModified", version: 1, data: { seq, ...text } }),
  published: (seq) => ({ type: "TemplateOffered", version: 1, data: { seq } }),
  deleted: (seq, reason = "") => ({ type: "TemplateDeleted", version: 1, data: { seq, reason } }),
});

export const templateDecider: Decider<TemplateCommand, TemplateEvent, ContentState<TemplateInput>> = {
  ...content,
  decide(command, state) {
    if (command.type !== "Archive") return content.decide(command, state);
    const { status } = requireLive(state);
    return status === "WITHDRAWN" ? [] : [{ type: "TemplateArchived", version: 1, data: { seq: command.seq } }];
  },
};
