// A template on its way to the server: as its form holds it, and what editors do with it.
import { TEMPLATE_FIELDS, type TemplateUse } from "@sb/contracts/template/model.ts";
import type { TemplateInput, TemplateView } from "@sb/contracts/template/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keyOf } from "../api/keys.ts";
import { type Saving, useRefresh, useSaving } from "../content/saving.ts";
import { fieldsIn, OTHER_LANGUAGES, type OtherLanguage, pathIn, type WordsIn } from "../content/words.ts";
import type { Rules } from "../form/check.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { toast } from "../ui/feedback/toast.ts";

export const translated = fieldsIn(["content"], OTHER_LANGUAGES);

/** Flat, with a text for each field. */
export type Words = {
  readonly use: TemplateUse | undefined;
  readonly title: string;
  readonly content: string;
} & WordsIn<"content", OtherLanguage>;

export const wordsOf = ({ use, title, content, translations = {} }: Partial<TemplateInput>): Words => ({
  ...{ use, title: title ?? "", content: content ?? "" },
  ...translated.each((_, language) => translations[language]?.content ?? ""),
});

/** Empty languages are not sent. */
export function templateOf({ use = "INQUIRY", title, content, ...words }: Words): TemplateInput {
  const translations = translated.textsOf(words);
  return { use, title, content, ...(Object.keys(translations).length > 0 && { translations }) };
}

export const RULES: Rules<Words> = {
  use: { required: true },
  ...TEMPLATE_FIELDS,
  ...translated.each(() => ({ maxChars: TEMPLATE_FIELDS.content.maxChars })),
};

/** `translations.de.content` of `content_de`. */
export const pathOf = (name: keyof Words & string): string => pathIn("translations", name) ?? name;

const SHOWN = [["admin", "template"]];
export const useFreshTemplates = () => useRefresh(SHOWN);

export const useSavingTemplate = (template: TemplateView): Saving<TemplateView, TemplateInput> =>
  useSaving({
    content: template,
    textOf: (saved) => templateOf(wordsOf(saved)),
    modify: (text, revision) => call("POST admin/template/modify", { body: { seq: template.seq, revision, ...text } }),
    publish: async () => undefined,
    findNewest: () => call("GET admin/template/{seq}", { params: { seq: template.seq } }),
  });

type Template = Pick<TemplateView, "seq" | "title" | "state">;

/** Archives one or offers it again, which can be undone; deletes one after asking why. */
export function useTemplateActions() {
  const { t } = useTranslation();
  const refresh = useFreshTemplates();
  const archiving = useMutation({
    mutationFn: (body: { readonly seq: number; readonly archived: boolean }) =>
      call("POST admin/template/archive", { body }),
    onSuccess: async (_, { archived }) => {
      toast.good(archived ? t(($) => $.template.archive.done) : t(($) => $.template.restore.done));
      await refresh();
    },
  });
  return {
    archive: ({ seq, state }: Template) => archiving.mutate({ seq, archived: state === "LIVE" }),
    isArchiving: archiving.isPending,
    remove: async ({ seq, title }: Template) => {
      const asked = t(($) => $.template.remove.ask, { returnObjects: true, title });
      const fixed = { label: t(($) => $.template.remove.reason), confirm: t(($) => $.template.remove.action) };
      const reason = await askReason({ ...asked, ...fixed }, (given) =>
        call("POST admin/template/delete", { body: { seq, reason: given } }),
      );
      if (reason === undefined) return;
      toast.good(t(($) => $.template.remove.done));
      await refresh(keyOf("GET admin/template/{seq}", { params: { seq } }));
    },
  };
}
