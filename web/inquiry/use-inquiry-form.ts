// The form of an inquiry, new or changed: its values, what is wrong with them, and sending them.
import { INQUIRY_FIELDS } from "@sb/contracts/inquiry/fields.ts";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { type Attached, filesToSend } from "../attachments/attachment.ts";
import { keyOf } from "../form/idempotency-key.ts";
import { useForm } from "../form/use-form.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { toast } from "../ui/feedback/toast.ts";
import { useFreshInquiries } from "./use-fresh-inquiries.ts";

export type InquiryText = { readonly title: string; readonly contents: string };

type Options = {
  /** The inquiry that is changed; undefined for a new one. */
  readonly seq: number | undefined;
  readonly initial: InquiryText;
  readonly attached: () => Attached;
};

export function useInquiryForm({ seq, initial, attached }: Options) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshInquiries();
  return useForm<InquiryText, { readonly seq: number }>({
    initial,
    labels: { title: t(($) => $.inquiry.write.title), contents: t(($) => $.inquiry.write.contents) },
    rules: INQUIRY_FIELDS,
    send: async (values, { idempotencyKey }) => {
      const files = filesToSend(attached());
      const keepFiles = attached().kept.map(({ fileId }) => fileId);
      const parts = {
        files: files.map(({ sent }) => sent),
        // Other files with the same words are another request.
        idempotencyKey: await keyOf([idempotencyKey, [...files.map(({ sha256 }) => sha256), ...keepFiles]]),
      };
      return seq === undefined
        ? call("POST support/inquiry/submit", { body: values, ...parts })
        : call("POST support/inquiry/modify", { body: { ...values, seq, keepFiles }, ...parts });
    },
    onSent: async (sent) => {
      toast.good(seq === undefined ? t(($) => $.inquiry.write.done) : t(($) => $.inquiry.modify.done));
      await refresh();
      await go(pathTo("/support/inquiry/:seq", { seq: sent.seq }), { replace: true });
    },
  });
}
