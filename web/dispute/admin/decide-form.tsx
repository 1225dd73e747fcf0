import { DELETION_OUTCOMES } from "@sb/contracts/dispute/codes.ts";
import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { Form } from "../../form/form.tsx";
import { useFormat } from "../../i18n/language.ts";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import detail from "../../ui/detail.module.css";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useDecideForm } from "./use-decide-form.ts";

/** Keeps, corrects or removes the report, with a reason; not before the reporter was heard. */
export function DecideForm({ dispute }: { dispute: DisputeDetail }) {
  const { t } = useTranslation();
  const { answeredAt, decidableFrom, reporterGone } = dispute;
  const isHeard = answeredAt !== undefined || reporterGone || decidableFrom === undefined;
  const waits = !isHeard && Date.parse(decidableFrom) > Date.now();
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby="decide">
      <h2 id="decide">{t(($) => $.dispute.admin.decide.heading)}</h2>
      {waits ? <NotYet from={decidableFrom} /> : <Decision dispute={dispute} />}
    </section>
  );
}

function NotYet({ from }: { from: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <p className={detail.quiet}>{t(($) => $.dispute.admin.decide.notYet, { at: format.dateTime(from) })}</p>;
}

function Decision({ dispute: { requestSeq, language } }: { dispute: DisputeDetail }) {
  const { t } = useTranslation();
  const form = useDecideForm(requestSeq);
  const words = t(($) => $.dispute.admin.decide, { returnObjects: true, at: "" });
  return (
    <Form
      form={form}
      guarded
      noSummary
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {words.submit}
        </Button>
      }
    >
      <RadioGroup
        {...form.choice("outcome")}
        options={DELETION_OUTCOMES.map((value) => ({
          value,
          label: t(($) => $.dispute.outcomes[value]),
          hint: words.hints[value],
        }))}
      />
      {form.values.outcome === "CORRECTED" && (
        <>
          <TextField {...form.text("correction.title")} hint={words.correctionHint} autoComplete="off" />
          <TextArea {...form.text("correction.comment")} rows={6} />
        </>
      )}
      <AnswerArea
        use="DISPUTE"
        language={language}
        {...form.text("reason", { counted: true })}
        rows={5}
        hint={words.reasonHint}
      />
      <Callout>{words.final}</Callout>
    </Form>
  );
}
