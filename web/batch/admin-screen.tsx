import { BATCH_LIMITS } from "@sb/contracts/batch/model.ts";
import type { AdminBatchItem } from "@sb/contracts/batch/wire.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Landmark } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { askReason } from "../form/reason-dialog.tsx";
import { useForm } from "../form/use-form.ts";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";

/** All agencies, and which of them may file many reports at once. */
export function AdminBatchesScreen() {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET admin/batch", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.batch.admin.heading)} lead={t(($) => $.batch.admin.lead)}>
      <ListView
        query={query}
        rows
        keyOf={({ agencySeq }) => agencySeq}
        words={{
          list: t(($) => $.batch.admin.list),
          loading: t(($) => $.batch.loading),
          failed: t(($) => $.batch.failed),
        }}
        summary={({ pagination }) => t(($) => $.batch.admin.results, { count: pagination.totalItems })}
        hrefOf={(to) => pathTo("/admin/batch", { page: to > 1 ? to : undefined })}
        draw={(agency) => <Agency agency={agency} />}
        empty={
          <EmptyState
            icon={<Icon of={Landmark} size={26} />}
            {...t(($) => $.batch.admin.none, { returnObjects: true })}
          />
        }
      />
    </Page>
  );
}

function Agency({ agency }: { agency: AdminBatchItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { agencySeq, name, status, allowed } = agency;
  const queryClient = useQueryClient();
  const saved = async () => {
    toast.good(t(($) => $.batch.admin.saved));
    await queryClient.invalidateQueries({ queryKey: under("admin/batch") });
  };
  const ending = useMutation({
    mutationFn: (reason: string) => call("POST admin/batch/end", { body: { agencySeq, reason } }),
    onSuccess: saved,
  });
  const allow = async () => {
    if (await openModal<boolean>("allow-batch", (close) => <AllowDialog agency={agency} onClose={close} />))
      await saved();
  };
  const end = async () => {
    const [title, text] = [t(($) => $.batch.admin.endTitle), t(($) => $.batch.admin.endText)];
    const fixed = { label: t(($) => $.batch.admin.reason), hint: t(($) => $.batch.admin.reasonHint) };
    const reason = await askReason({ title, text, ...fixed, confirm: t(($) => $.batch.admin.end) });
    if (reason !== undefined) ending.mutate(reason);
  };
  return (
    <article className={entry.entry}>
      <div className={entry.top}>
        <h3 className={entry.name}>{name}</h3>
        {status === "STOPPED" && <Badge kind="warn">{t(($) => $.batch.admin.stopped)}</Badge>}
      </div>
      <p className={entry.quiet}>
        {allowed
          ? t(($) => $.batch.admin.allowed, { since: format.date(allowed.since), aDay: allowed.aDay })
          : t(($) => $.batch.admin.notAllowed)}
      </p>
      <div className={detail.actions}>
        <Button
          size="small"
          aria-label={t(($) => (allowed ? $.batch.admin.changeOf : $.batch.admin.allowOf), { name })}
          onClick={() => void allow()}
        >
          {t(($) => (allowed ? $.batch.admin.change : $.batch.admin.allow))}
        </Button>
        {allowed && (
          <Button
            size="small"
            busy={ending.isPending}
            aria-label={t(($) => $.batch.admin.endOf, { name })}
            onClick={() => void end()}
          >
            {t(($) => $.batch.admin.end)}
          </Button>
        )}
      </div>
    </article>
  );
}

const FORM_ID = "allow-batch-form";
const MOST = BATCH_LIMITS.aDayMost;
const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST;

function AllowDialog({ agency, onClose }: { agency: AdminBatchItem; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation();
  const { agencySeq, allowed } = agency;
  const form = useForm({
    initial: { aDay: String(allowed?.aDay ?? BATCH_LIMITS.aDay) },
    labels: { aDay: t(($) => $.batch.admin.aDay) },
    rules: { aDay: { required: true, maxChars: 6 } },
    check: ({ aDay }) => (isNumber(aDay) ? [] : [{ name: "aDay", code: "INVALID_REQUEST" }]),
    textOf: ({ code }) => (code === "INVALID_REQUEST" ? t(($) => $.batch.admin.aDayWrong, { most: MOST }) : undefined),
    send: ({ aDay }) => call("POST admin/batch/allow", { body: { agencySeq, aDay: Number(aDay) } }),
    onSent: () => onClose(true),
  });
  return (
    <LazyDialog
      title={t(($) => $.batch.admin.allowTitle)}
      closeLabel={t(($) => $.common.close)}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.batch.admin.allow)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.batch.admin.allowText)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextField
          {...form.text("aDay")}
          hint={t(($) => $.batch.admin.aDayHint, { most: MOST })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Form>
    </LazyDialog>
  );
}
