import { LANGUAGES, type TermsCode } from "@sb/contracts/codes.ts";
import type { AdminTermsText } from "@sb/contracts/terms/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./admin-terms.module.css";
import { checkDraft, contentIn, type DraftWords, nameIn, pathOf, rules, textsOf, wordsOf } from "./draft-words.ts";

type Props = { code: TermsCode; draft: AdminTermsText; isSaved: boolean };

/** A name and a content in each language; where another admin saved meanwhile, the form says so. */
export function DraftForm({ code, draft, isSaved }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const [revision, setRevision] = useState(draft.revision);
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
      await queryClient.invalidateQueries({ queryKey: keys.of("GET admin/terms") });
    },
  });
  const discarding = useMutation({
    mutationFn: () => call("POST admin/terms/discard", { body: { code } }),
    onSuccess: async () => {
      form.reset();
      toast.good(t(($) => $.versions.discarded));
      await go(pathTo("/admin/terms"), { replace: true });
      await queryClient.invalidateQueries({ queryKey: keys.adminTerms });
    },
  });
  return (
    <Form
      form={form}
      guarded
      className={styles.form}
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.versions.saveDraft)}
          </Button>
          {isSaved && (
            <Button kind="quiet" busy={discarding.isPending} onClick={() => discarding.mutate()}>
              {t(($) => $.versions.discard)}
            </Button>
          )}
        </>
      }
    >
      {LANGUAGES.map((language) => (
        <div key={language} className={styles.form} lang={language}>
          <TextField {...form.text(nameIn(language))} autoComplete="off" />
          <TextArea {...form.text(contentIn(language), { counted: true })} rows={language === "ko" ? 18 : 8} />
        </div>
      ))}
    </Form>
  );
}

function useLabels(): Readonly<Record<keyof DraftWords, string>> {
  const { t } = useTranslation();
  const entries = LANGUAGES.flatMap((each) => {
    const language = LANGUAGE_NAMES[each];
    return [
      [nameIn(each), t(($) => $.versions.nameIn, { language })],
      [contentIn(each), t(($) => $.versions.contentIn, { language })],
    ];
  });
  return Object.fromEntries(entries) as Readonly<Record<keyof DraftWords, string>>;
}
