import { WATCH_FIELDS, WATCH_PACES } from "@sb/contracts/watch/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { startWatching } from "../watching/start-watching.ts";
import styles from "./watch.module.css";

/** One field for addresses, sites and words: the server knows which it is. */
export function WatchForm() {
  const { t } = useTranslation();
  const form = useWatchForm();
  return (
    <Card>
      <h2 className={styles.heading}>{t(($) => $.watch.add.heading)}</h2>
      <Form
        form={form}
        noSummary
        actions={
          <Button type="submit" kind="primary" busy={form.busy}>
            {t(($) => $.watch.add.submit)}
          </Button>
        }
      >
        <TextField {...form.text("text")} hint={t(($) => $.watch.add.hint)} autoComplete="off" />
        <RadioGroup
          {...form.choice("pace")}
          tag={undefined}
          className={styles.paces}
          options={WATCH_PACES.map((value) => ({ value, label: t(($) => $.watch.paces[value]) }))}
        />
      </Form>
    </Card>
  );
}

function useWatchForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { text: "", pace: "AT_ONCE" as (typeof WATCH_PACES)[number] },
    labels: { text: t(($) => $.watch.add.what), pace: t(($) => $.watch.add.pace) },
    rules: { text: { ...WATCH_FIELDS.adrs, required: true } },
    textOf: ({ code }) => (code === "TEXT_UNREADABLE" ? t(($) => $.watch.add.unreadable) : undefined),
    pathOf: (name) => (name === "text" ? "searchKeyword" : name),
    fieldOfCode: { ALREADY_WATCHED: "text", TOO_MANY_WATCHES: "text" },
    send: ({ text, pace }, { idempotencyKey }) => startWatching(text.trim(), { pace, idempotencyKey }),
    onSent: async () => {
      form.reset();
      toast.good(t(($) => $.watch.started));
      await queryClient.invalidateQueries({ queryKey: under("watch") });
    },
  });
  return form;
}
