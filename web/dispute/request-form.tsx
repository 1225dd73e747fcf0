import { DELETION_REASONS } from "@sb/contracts/dispute/codes.ts";
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { LockKeyhole } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { filesToSend } from "../attachments/attachment.ts";
import { Attachments } from "../attachments/attachments.tsx";
import { useAttachments } from "../attachments/use-attachments.ts";
import { Form } from "../form/form.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./dispute.module.css";
import { PersonFields } from "./person-fields.tsx";
import { useRequestForm } from "./use-request-form.ts";

/** Why the report should go, who asks, and the evidence. */
export function RequestForm({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const filesId = useId();
  const { attached, isPreparing, props } = useAttachments();
  const form = useRequestForm(report, () => filesToSend(attached));
  const words = t(($) => $.dispute.write, { returnObjects: true });
  return (
    <Form
      form={{ ...form, submit: (event) => (isPreparing ? event.preventDefault() : form.submit(event)) }}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy || isPreparing}>
          {words.submit}
        </Button>
      }
    >
      <section className={`${detail.section} ${detail.panel}`} aria-labelledby="about-report">
        <h2 id="about-report">{words.about}</h2>
        <p>{report.title}</p>
      </section>
      <TextField
        id={`${filesId}-adrs`}
        label={words.adrs}
        value={report.adrs}
        onChange={() => undefined}
        readOnly
        mono
      />
      <RadioGroup
        {...form.choice("reason")}
        options={DELETION_REASONS.map((value) => ({ value, label: t(($) => $.dispute.reasons[value]) }))}
      />
      <TextField {...form.text("summary", { counted: true })} hint={words.summaryHint} autoComplete="off" />
      <TextArea {...form.text("content", { counted: true })} rows={8} hint={words.contentHint} />
      <PersonFields form={form} />
      <section className={styles.group} aria-labelledby="evidence">
        <h2 id="evidence">{words.evidence}</h2>
        <p className={detail.quiet}>{words.evidenceHint}</p>
        <Attachments id={filesId} {...props} />
        <p role="status" className={detail.quiet}>
          {isPreparing && words.preparing}
        </p>
      </section>
      <p className={detail.quiet}>
        <Icon of={LockKeyhole} size={16} /> {words.sealed}
      </p>
    </Form>
  );
}
