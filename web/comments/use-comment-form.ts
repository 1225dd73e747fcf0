import { COMMENT_FIELDS } from "@sb/contracts/comment/fields.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useForm } from "../form/use-form.ts";
import { toast } from "../ui/feedback/toast.ts";
import type { Attempt } from "./comment.ts";

type Values = { readonly content: string };
type Options = {
  readonly label: string;
  readonly done: string;
  readonly send: (content: string, attempt: Attempt) => Promise<unknown>;
  readonly onSent: (() => void) | undefined;
};

/** The form of one text. What is wrong with it shows at the field, which then gets the focus. */
export function useCommentForm({ label, done, send, onSent }: Options) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm<Values, unknown>({
    initial: { content: "" },
    labels: { content: label },
    rules: { content: { maxChars: COMMENT_FIELDS.content.maxChars } },
    // No rule of the field: to leave it empty is wrong only when it is sent.
    check: ({ content }) => (content.trim() === "" ? [{ name: "content", code: "REQUIRED_FIELD_MISSING" }] : []),
    textOf: ({ code }) => (code === "REQUIRED_FIELD_MISSING" ? t(($) => $.comments.write.empty) : undefined),
    send: ({ content }, attempt) => send(content.trim(), attempt),
    onSent: () => {
      form.reset();
      toast.good(done);
      onSent?.();
    },
  });
  useEffect(() => {
    if (form.tries > 0) area.current?.focus();
  }, [form.tries]);
  return { form, area };
}
