import type { BatchView } from "@sb/contracts/batch/wire.ts";
import { FILING_TERMS } from "@sb/contracts/codes.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { fetchBlob } from "../api/fetch-file.ts";
import { queryOf, under } from "../api/keys.ts";
import { MoreTerms } from "../consent/more-terms.tsx";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { useFormat } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import entry from "../list/entry.module.css";
import { useModals } from "../modals/ask.tsx";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import facts from "../ui/facts.module.css";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./batch.module.css";
import { BatchRows } from "./batch-rows.tsx";
import { kindOf } from "./batches-screen.tsx";
import { ColumnsForm } from "./columns-form.tsx";

/** How often one that is under way is asked for. Milliseconds. */
const ASK_AGAIN = 1_500;
const UNDER_WAY = ["CHECKING", "FILING", "UNDOING"];
const isUnderWay = ({ state }: Pick<BatchView, "state">): boolean => UNDER_WAY.includes(state);

/** A file of reports: how far it is, its columns, its rows, and what can be done with it. */
export function BatchScreen({ batchSeq }: { batchSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET agency/batch/{batchSeq}", { params: { batchSeq } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_AGAIN : false),
  });
  const { data } = query;
  const back = <BackLink href={pathTo("/agency/batch")} label={t(($) => $.batch.back)} />;
  return (
    <Page above={back} title={data?.name || t(($) => $.pages.agencyBatch.title)}>
      {query.isPending && <PageSpinner label={t(($) => $.batch.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.batch.failed)} query={query} />}
      {data && <Batch batch={data} />}
    </Page>
  );
}

function Batch({ batch }: { batch: BatchView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, form, rows, uploadedAt, undoUntil } = batch;
  const isChecked = state === "CHECKED";
  return (
    <div className={detail.article}>
      <section className={detail.section}>
        <div className={entry.top}>
          <Badge kind={kindOf(state)}>{t(($) => $.batch.states[state])}</Badge>
          <span className={entry.quiet}>
            {t(($) => $.batch.about, { form, rows, date: format.dateTime(uploadedAt) })}
          </span>
        </div>
        {isUnderWay(batch) && <Progress batch={batch} />}
        <Counts batch={batch} />
        <Actions batch={batch} />
        {undoUntil && (isChecked || state === "FILED") && (
          <p className={entry.quiet}>
            {t(($) => (isChecked ? $.batch.undo.expires : $.batch.undo.until), { date: format.dateTime(undoUntil) })}
          </p>
        )}
      </section>
      {isChecked && <ColumnsForm key={JSON.stringify(batch.columns)} batch={batch} />}
      <BatchRows batch={batch} />
    </div>
  );
}

/** Rows so far, of what is under way. */
function Progress({ batch: { state, rows: total, checked, filed, undone } }: { batch: BatchView }) {
  const { t } = useTranslation();
  const { rows } = (state === "UNDOING" ? undone : state === "FILING" ? filed : checked) ?? checked;
  const said = t(($) => $.batch.progress, { rows, total });
  return (
    <div className={styles.progress}>
      <progress max={total} value={rows} aria-label={said} />
      <p role="status">{said}</p>
    </div>
  );
}

function Counts({ batch: { rows, checked, filed, undone } }: { batch: BatchView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { refused, already } = filed ?? checked;
  const good = rows - checked.refused - checked.already;
  const counts = [
    ...(filed ? [["filed", filed.filed] as const] : checked.rows === rows ? [["good", good] as const] : []),
    ["already", already] as const,
    ["refused", refused] as const,
    ...(undone ? [["undone", undone.undone] as const, ["kept", undone.kept] as const] : []),
  ];
  return (
    <dl className={facts.facts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(($) => $.batch.counts[name])}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ batch }: { batch: BatchView }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const { batchSeq, state, rows, checked, filed, undoUntil } = batch;
  const fresh = useFresh();
  const good = rows - checked.refused - checked.already;
  const undoing = useMutation({
    mutationFn: () => call("POST agency/batch/undo", { body: { batchSeq } }),
    onSuccess: () => fresh(t(($) => $.batch.undo.begun)),
  });
  const fetching = useMutation({
    mutationFn: async () => {
      const bytes = await fetchBlob("GET agency/batch/{batchSeq}/results.csv", { params: { batchSeq } });
      saveAs(bytes, `safer-block-batch-${batchSeq}.csv`);
    },
  });
  const file = async () => {
    const isBegun = await openModal<boolean>("file-batch", (close) => (
      <FileDialog batchSeq={batchSeq} count={good} onClose={close} />
    ));
    if (isBegun) await fresh(t(($) => $.batch.file.begun));
  };
  const undo = async () => {
    const [title, action] = [t(($) => $.batch.undo.title), t(($) => $.batch.undo.action)];
    const text = t(($) => $.batch.undo.text, { count: filed?.filed ?? 0 });
    if (await decide({ title, text, confirm: action, danger: true })) undoing.mutate();
  };
  return (
    <div className={detail.actions}>
      {state === "CHECKED" && good > 0 && (
        <Button kind="primary" onClick={() => void file()}>
          {t(($) => $.batch.file.action, { count: good })}
        </Button>
      )}
      {!isUnderWay(batch) && (
        <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
          <Icon of={Download} size={16} />
          {t(($) => $.batch.rows.csv)}
        </Button>
      )}
      {state === "FILED" && undoUntil && (filed?.filed ?? 0) > 0 && (
        <Button busy={undoing.isPending} onClick={() => void undo()}>
          {t(($) => $.batch.undo.action)}
        </Button>
      )}
    </div>
  );
}

/** Says what was done, and asks for everything of batches again. */
function useFresh(): (done: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (done) => {
    toast.good(done);
    await queryClient.invalidateQueries({ queryKey: under("agency/batch") });
  };
}

const FORM_ID = "file-batch-form";
type FileProps = { batchSeq: number; count: number; onClose: (isBegun: boolean) => void };

/** Filing makes reports, which are agreed to as a person's are. */
function FileDialog({ batchSeq, count, onClose }: FileProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { terms: false },
    labels: { terms: t(($) => $.batch.file.agree) },
    rules: { terms: { required: true } },
    textOf: () => t(($) => $.batch.file.missing),
    send: () => call("POST agency/batch/file", { body: { batchSeq, terms: [...FILING_TERMS] } }),
    onSent: () => onClose(true),
  });
  return (
    <LazyDialog
      title={t(($) => $.batch.file.title, { count })}
      closeLabel={t(($) => $.common.close)}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.batch.file.confirm)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.batch.file.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <CheckboxField {...form.checkbox("terms")} />
        <MoreTerms codes={FILING_TERMS} />
      </Form>
    </LazyDialog>
  );
}
