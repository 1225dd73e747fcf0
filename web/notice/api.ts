// A notice on its way to the server: as its form holds it, and what editors do with it.
import { NOTICE_FIELDS, POPUP_FIELDS } from "@sb/contracts/notice/model.ts";
import type { AdminNoticeView, NoticeInput } from "@sb/contracts/notice/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keyOf } from "../api/keys.ts";
import { type Saving, useRefresh, useSaving } from "../content/saving.ts";
import { fieldsIn, OTHER_LANGUAGES, type OtherLanguage, pathIn, type WordsIn } from "../content/words.ts";
import type { Problem, Rules } from "../form/check.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { useModals } from "../modals/ask.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { instantOf, localTimeOf } from "../ui/local-time.ts";

export const translated = fieldsIn(["title", "content"], OTHER_LANGUAGES);

/** Flat, with a text for each field. */
export type Words = Pick<NoticeInput, "optionType" | "title" | "content"> & {
  readonly popup: boolean;
  /** Local times of the device. */
  readonly showFrom: string;
  readonly showTo: string;
} & WordsIn<"title" | "content", OtherLanguage>;

export function wordsOf(notice: NoticeInput): Words {
  const { optionType, title, content, popup = false, showFrom, showTo, translations = {} } = notice;
  return {
    ...{ optionType, title, content, popup, showFrom: localTimeOf(showFrom), showTo: localTimeOf(showTo) },
    ...translated.each((part, language) => translations[language]?.[part] ?? ""),
  };
}

/** Empty fields are not sent. */
export function noticeOf(words: Words): NoticeInput {
  const { optionType, title, content, popup } = words;
  const translations = translated.textsOf(words);
  const showFrom = instantOf(words.showFrom);
  const showTo = instantOf(words.showTo);
  return {
    ...{ optionType, title, content },
    ...(popup && { popup }),
    ...(showFrom && { showFrom }),
    ...(showTo && { showTo }),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

export function rulesOf({ popup }: Words): Rules<Words> {
  const fields = popup ? POPUP_FIELDS : NOTICE_FIELDS;
  return {
    optionType: { required: true },
    ...fields,
    ...translated.each((part) => ({ ...fields[part], required: false })),
  };
}

/** Checks that no single field's rule can make: the end is after the beginning, and a translation is whole. */
export function checkWords(words: Words): readonly Problem<Words>[] {
  const from = instantOf(words.showFrom);
  const to = instantOf(words.showTo);
  const isBackwards = from !== undefined && to !== undefined && to <= from;
  return [...(isBackwards ? [{ name: "showTo", code: "PERIOD_INVALID" } as const] : []), ...translated.check(words)];
}

/** `translations.de.title` of `title_de`. */
export const pathOf = (name: keyof Words & string): string => pathIn("translations", name) ?? name;

/** Queries of notices, by everybody and by editors. */
const SHOWN = [
  ["support", "notice"],
  ["admin", "notice"],
];
export const useFreshNotices = () => useRefresh(SHOWN);

export const useSavingNotice = (notice: AdminNoticeView): Saving<AdminNoticeView, NoticeInput> => {
  const { seq } = notice;
  return useSaving({
    content: notice,
    // Fields in the form's order, times to the minute.
    textOf: (saved) => noticeOf(wordsOf(saved)),
    modify: (text, revision) => call("POST admin/notice/modify", { body: { seq, revision, ...text } }),
    publish: () => call("POST admin/notice/publish", { body: { seq } }),
    findNewest: () => call("GET admin/notice/{seq}", { params: { seq } }),
  });
};

type Notice = { readonly seq: number; readonly title: string };

/** Publishes a draft, and deletes; each asks first. `onRemoved` leaves the screen of what is gone. */
export function useNoticeActions({ onRemoved }: { readonly onRemoved?: () => Promise<void> } = {}) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshNotices();
  const queryClient = useQueryClient();
  const publishing = useMutation({
    mutationFn: (seq: number) => call("POST admin/notice/publish", { body: { seq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.notice.admin.published));
      await refresh();
    },
  });
  const removing = useMutation({
    mutationFn: (body: { readonly seq: number; readonly reason: string }) => call("POST admin/notice/delete", { body }),
    onSuccess: async (_, { seq }) => {
      toast.good(t(($) => $.notice.admin.removed));
      await onRemoved?.();
      queryClient.removeQueries({ queryKey: keyOf("GET support/notice/{seq}", { params: { seq } }) });
      await refresh(keyOf("GET admin/notice/{seq}", { params: { seq } }));
    },
  });
  return {
    publish: async ({ seq, title }: Notice) => {
      const words = t(($) => $.notice.admin.askPublish, { returnObjects: true, title });
      const confirm = t(($) => $.notice.admin.publish);
      if (await decide({ key: "publish-notice", ...words, confirm })) publishing.mutate(seq);
    },
    remove: async ({ seq, title }: Notice) => {
      const words = t(($) => $.notice.admin.askRemove, { returnObjects: true, title });
      const confirm = t(($) => $.notice.admin.remove);
      const reason = await askReason({ ...words, label: t(($) => $.notice.admin.reason), confirm });
      if (reason !== undefined) removing.mutate({ seq, reason });
    },
    isPublishing: publishing.isPending,
    isRemoving: removing.isPending,
  };
}
