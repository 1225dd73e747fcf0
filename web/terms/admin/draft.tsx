// The screen on which a new version of a terms text is drafted and published.

import { JOIN_TERMS, LANGUAGES, type TermsCode } from "@sb/contracts/codes.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { dayOf } from "@sb/contracts/terms/versions.ts";
import type { AdminTermsText } from "@sb/contracts/terms/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keyOf, queryOf, under } from "../../api/keys.ts";
import type { ProblemCode } from "../../api/problem.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { BackLink } from "../../list/back-link.tsx";
import { useModals } from "../../modals/ask.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { CheckboxField } from "../../ui/fields/checkbox-field.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin-terms.module.css";
import { checkDraft, type DraftWords, fields, pathOf, rules, textsOf, wordsOf } from "./draft-words.ts";

/** The draft of a terms text, or a new one that begins with its newest version. */
export function TermsDraftScreen({ code }: { code: TermsCode }) {
  const { t } = useTranslation();
  const list = useQuery({ ...queryOf("GET admin/terms"), gcTime: 0 });
  const terms = list.data?.items.find((item) => item.code === code);
  const date = terms?.draft ? undefined : terms?.versions[0]?.applyDt;
  const text = useQuery({
    ...queryOf("GET admin/terms/detail", { query: { type: code, ...(date && { date }) } }),
    enabled: terms !== undefined,
    gcTime: 0,
  });
  return (
    <Page
      above={<BackLink href={pathTo("/admin/terms")} label={t(($) => $.versions.back)} />}
      title={t(($) => $.versions.draftHeading, { name: terms?.versions[0]?.agreeName ?? "" })}
      lead={t(($) => $.versions.draftLead)}
    >
      {text.isPending && <PageSpinner label={t(($) => $.versions.loading)} />}
      {text.isError && <QueryFailed title={t(($) => $.versions.failed)} query={text} />}
      {terms && text.data && (
        <>
          <DraftForm
            key={text.data.applyDt ?? "draft"}
            code={code}
            draft={text.data}
            isSaved={terms.draft !== undefined}
          />
          {terms.draft && <Publish code={code} revision={terms.revision} />}
        </>
      )}
    </Page>
  );
}

type FormProps = { code: TermsCode; draft: AdminTermsText; isSaved: boolean };

/** A name and a content in each language; where another admin saved meanwhile, the form says so. */
function DraftForm({ code, draft, isSaved }: FormProps) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const [revision, setRevision] = useState(draft.revision);
  // The button that publishes a saved draft stands below: one is the primary.
  const session = useSession();
  const publishes = isSaved && mayDo(session, "admin");
  const form = useForm<DraftWords, { readonly revision: number }>({
    initial: wordsOf(draft.texts),
    labels: useLabels(),
    rules,
    check: checkDraft,
    pathOf,
    fieldOfCode: { CONTENT_CHANGED: "agreeName_ko" },
    textOf: (problem) => (problem.code === "CONTENT_CHANGED" ? t(($) => $.versions.changed) : undefined),
    send: (words) => call("POST admin/terms/draft", { body: { code, revision, texts: textsOf(words) } }),
    onSent: async (answer) => {
      setRevision(answer.revision);
      toast.good(t(($) => $.versions.draftSaved));
      await queryClient.invalidateQueries({ queryKey: keyOf("GET admin/terms") });
    },
  });
  const { decide } = useModals();
  const discard = async () => {
    const words = t(($) => $.versions.askDiscard, { returnObjects: true });
    const confirm = t(($) => $.versions.discard);
    if (await decide({ key: "discard-terms", ...words, confirm, danger: true })) discarding.mutate();
  };
  const discarding = useMutation({
    mutationFn: () => call("POST admin/terms/discard", { body: { code } }),
    onSuccess: async () => {
      form.reset();
      toast.good(t(($) => $.versions.discarded));
      await go(pathTo("/admin/terms"), { replace: true });
      await queryClient.invalidateQueries({ queryKey: under("admin/terms") });
    },
  });
  return (
    <Form
      form={form}
      guarded
      className={styles.form}
      actions={
        <>
          <Button kind={publishes ? "secondary" : "primary"} type="submit" busy={form.busy}>
            {t(($) => $.versions.saveDraft)}
          </Button>
          {isSaved && (
            <Button kind="quiet" busy={discarding.isPending} onClick={() => void discard()}>
              {t(($) => $.versions.discard)}
            </Button>
          )}
        </>
      }
    >
      {LANGUAGES.map((language) => (
        <div key={language} className={styles.form} lang={language}>
          <TextField {...form.text(fields.fieldOf("agreeName", language))} autoComplete="off" />
          <TextArea
            {...form.text(fields.fieldOf("content", language), { counted: true })}
            rows={language === "ko" ? 18 : 8}
          />
        </div>
      ))}
    </Form>
  );
}

function useLabels(): Readonly<Record<keyof DraftWords, string>> {
  const { t } = useTranslation();
  return fields.each((part, of) => {
    const language = LANGUAGE_NAMES[of];
    return part === "agreeName"
      ? t(($) => $.versions.nameIn, { language })
      : t(($) => $.versions.contentIn, { language });
  });
}

type PublishProps = { code: TermsCode; revision: number };

/** Publishes the saved draft for a day. Only admins may; editors see that. */
function Publish({ code, revision }: PublishProps) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const { decide } = useModals();
  const isAgreedTo = JOIN_TERMS.some((joined) => joined === code);
  const textOf = useTextOf();
  const form = useForm({
    initial: { applyDt: dayOf(new Date().toISOString()), asksAgain: isAgreedTo },
    labels: { applyDt: t(($) => $.versions.applyDt), asksAgain: t(($) => $.versions.asksAgain) },
    rules: { applyDt: { required: true } },
    textOf: ({ code: problem }) => textOf(problem),
    fieldOfCode: { CONTENT_CHANGED: "applyDt" },
    confirm: ({ applyDt, asksAgain }) => {
      const { title, text, again } = t(($) => $.versions.askPublish, { returnObjects: true, applyDt });
      const whole = isAgreedTo && asksAgain ? `${text} ${again}` : text;
      return decide({ key: "publish-terms", title, text: whole, confirm: t(($) => $.versions.publish), danger: true });
    },
    send: ({ applyDt, asksAgain }) =>
      call("POST admin/terms/publish", { body: { code, revision, applyDt, asksAgain } }),
    onSent: async () => {
      toast.good(t(($) => $.versions.publishedToast));
      // Marked only: the list fetches what is out of date once it is there. The draft, which is gone, must not be fetched again.
      const stale = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      await Promise.all([under("admin/terms"), under("terms")].map(stale));
      await go(pathTo("/admin/terms"), { replace: true });
    },
  });
  if (!mayDo(useSession(), "admin")) return <p className={styles.note}>{t(($) => $.versions.adminsPublish)}</p>;
  return (
    <Card className={styles.publish ?? ""}>
      <h2>{t(($) => $.versions.publishHeading)}</h2>
      <p className={styles.note}>{t(($) => $.versions.publishLead)}</p>
      <Form
        form={form}
        noSummary
        actions={
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.versions.publish)}
          </Button>
        }
      >
        <DateField {...form.text("applyDt")} />
        {isAgreedTo && <CheckboxField {...form.checkbox("asksAgain")} hint={t(($) => $.versions.asksAgainHint)} />}
      </Form>
    </Card>
  );
}

function useTextOf() {
  const { t } = useTranslation();
  return (code: ProblemCode): string | undefined => {
    if (code === "CONTENT_CHANGED") return t(($) => $.versions.changed);
    return undefined;
  };
}
