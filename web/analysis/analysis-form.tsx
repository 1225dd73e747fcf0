import { TriangleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { Form } from "../form/form.tsx";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./analysis.module.css";
import { ReportChoice } from "./report-choice.tsx";
import { targetsIn } from "./targets.ts";
import { TargetsList } from "./targets-list.tsx";
import { useAnalysisForm } from "./use-analysis-form.ts";

/** The targets, the story, and how to reach the person. */
export function AnalysisForm({ report }: { report: string | undefined }) {
  const { t } = useTranslation();
  const form = useAnalysisForm(report);
  const targets = targetsIn(form.values.targets);
  const words = t(($) => $.analysis.write, { returnObjects: true });
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {words.submit}
        </Button>
      }
    >
      <ReportChoice
        label={words.report}
        hint={words.reportHint}
        value={form.values.dclrSeq}
        onChange={form.field("dclrSeq").onChange}
      />
      <TextArea {...form.text("targets")} rows={4} hint={words.targetsHint} spellCheck={false} autoCapitalize="none" />
      {targets.length > 0 && (
        <section className={styles.recognised} aria-labelledby="recognised">
          <h2 id="recognised">{words.recognised}</h2>
          <TargetsList targets={[...targets]} />
        </section>
      )}
      <TextArea {...form.text("content", { counted: true })} rows={8} hint={words.contentHint} />
      <TextField {...form.text("amount")} hint={words.amountHint} autoComplete="off" />
      <TextField {...form.text("happenedAt")} hint={words.happenedAtHint} autoComplete="off" />
      <TextField {...form.text("contact")} hint={words.contactHint} />
      <Callout icon={TriangleAlert}>{words.warning}</Callout>
    </Form>
  );
}
