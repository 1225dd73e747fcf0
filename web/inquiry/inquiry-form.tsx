import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import { LockKeyhole } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Attachments } from "../attachments/attachments.tsx";
import { useAttachments } from "../attachments/use-attachments.ts";
import { Form } from "../form/form.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./inquiry.module.css";
import { useInquiryForm } from "./use-inquiry-form.ts";

const EMPTY = { title: "", contents: "" };

/** Writes an inquiry, or changes one. Pictures go as their smaller copies: they are no evidence. */
export function InquiryForm({ inquiry }: { inquiry?: InquiryView }) {
  const { t } = useTranslation();
  const filesId = useId();
  const { attached, isPreparing, props } = useAttachments({ kept: inquiry?.files ?? [], smaller: true });
  const { title, contents } = inquiry ?? EMPTY;
  const form = useInquiryForm({ seq: inquiry?.seq, initial: { title, contents }, attached: () => attached });
  const words = t(($) => $.inquiry.write, { returnObjects: true });
  return (
    <Form
      form={{ ...form, submit: (event) => (isPreparing ? event.preventDefault() : form.submit(event)) }}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy || isPreparing}>
          {inquiry ? t(($) => $.inquiry.modify.submit) : words.submit}
        </Button>
      }
    >
      <TextField {...form.text("title", { counted: true })} hint={words.titleHint} autoComplete="off" />
      <TextArea {...form.text("contents", { counted: true })} rows={10} hint={words.contentsHint} />
      <section className={detail.section} aria-labelledby="attachments">
        <h2 id="attachments">{words.files}</h2>
        <Attachments id={filesId} {...props} plain />
        <p role="status" className={detail.quiet}>
          {isPreparing && words.preparing}
        </p>
      </section>
      <p className={styles.sealed}>
        <Icon of={LockKeyhole} size={16} /> {words.sealed}
      </p>
    </Form>
  );
}
