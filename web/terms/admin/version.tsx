// A version of a terms text.

import { LANGUAGES, type Language, type TermsCode } from "@sb/contracts/codes.ts";
import { REASON } from "@sb/contracts/field.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { queryOf, under } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { BackLink } from "../../list/back-link.tsx";
import { useModals } from "../../modals/ask.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Page } from "../../ui/page.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./admin-terms.module.css";
import { diffLines } from "./diff.ts";

type Props = { code: TermsCode; date: string };

/** A version in one of its languages, compared with the one before it. */
export function TermsVersionScreen({ code, date }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useQuery(queryOf("GET admin/terms"));
  const versions = list.data?.items.find((item) => item.code === code)?.versions ?? [];
  const at = versions.findIndex(({ applyDt }) => applyDt === date);
  const before = versions[at + 1]?.applyDt;
  const text = useQuery(queryOf("GET admin/terms/detail", { query: { type: code, date } }));
  const older = useQuery({
    ...queryOf("GET admin/terms/detail", { query: { type: code, date: before ?? date } }),
    enabled: at >= 0,
  });
  const [language, setLanguage] = useState<Language>("ko");
  const shown = text.data?.texts[language];
  return (
    <Page
      above={<BackLink href={pathTo("/admin/terms")} label={t(($) => $.versions.back)} />}
      title={text.data?.texts.ko.agreeName ?? t(($) => $.versions.heading)}
      lead={t(($) => $.versions.inForceFrom, { date: format.date(date) })}
    >
      {(text.isPending || older.isPending) && <PageSpinner label={t(($) => $.versions.loading)} />}
      {text.isError && <QueryFailed title={t(($) => $.versions.failed)} query={text} />}
      {text.data && older.data && shown && (
        <Card>
          <fieldset className={styles.buttons}>
            <legend>{t(($) => $.versions.languages)}</legend>
            {LANGUAGES.filter((each) => text.data.texts[each]).map((each) => (
              <Chip key={each} pressed={each === language} onClick={() => setLanguage(each)}>
                {LANGUAGE_NAMES[each]}
              </Chip>
            ))}
          </fieldset>
          <p className={styles.note}>
            {before
              ? t(($) => $.versions.comparedWith, { date: format.date(before) })
              : t(($) => $.versions.firstVersion)}
          </p>
          <Compared before={older.data.texts[language]?.content ?? ""} after={shown.content} lang={language} />
        </Card>
      )}
      {versions[at]?.status === "SCHEDULED" && <Withdraw code={code} applyDt={date} />}
    </Page>
  );
}

/** A text against the one before it: removed lines struck out, added ones marked; each says which it is. */
function Compared({ before, after, lang }: { before: string; after: string; lang: string }) {
  const { t } = useTranslation();
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <div className={styles.lines} lang={lang}>
      {lines.map(({ kind, text }, n) => {
        const Tag = kind === "REMOVED" ? "del" : kind === "ADDED" ? "ins" : "p";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered.
          <Tag key={n} className={styles[kind]}>
            {kind !== "SAME" && <VisuallyHidden>{t(($) => $.versions.lines[kind])}: </VisuallyHidden>}
            {text}
          </Tag>
        );
      })}
    </div>
  );
}

/** Takes a version back before its day comes, with a reason. */
function Withdraw({ code, applyDt }: { code: TermsCode; applyDt: string }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const go = useGo();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.versions.reason) },
    rules: { reason: REASON },
    fieldOfCode: { TERMS_IN_FORCE: "reason" },
    confirm: () => {
      const words = t(($) => $.versions.askWithdraw, { returnObjects: true });
      return decide({ key: "withdraw-terms", ...words, confirm: t(($) => $.versions.withdraw), danger: true });
    },
    send: ({ reason }) => call("POST admin/terms/withdraw", { body: { code, applyDt, reason } }),
    onSent: async () => {
      toast.good(t(($) => $.versions.withdrawn));
      await go(pathTo("/admin/terms"), { replace: true });
      await queryClient.invalidateQueries({ queryKey: under("admin/terms") });
    },
  });
  if (!mayDo(useSession(), "admin")) return null;
  return (
    <Form
      form={form}
      noSummary
      className={styles.publish}
      actions={
        <Button kind="danger" type="submit" busy={form.busy}>
          {t(($) => $.versions.withdraw)}
        </Button>
      }
    >
      <TextField {...form.text("reason")} />
    </Form>
  );
}
