// The screens on which answer templates are written and edited.
import { TEMPLATE_USES } from "@sb/contracts/template/model.ts";
import type { TemplateInput, TemplateView } from "@sb/contracts/template/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import styles from "../content/editor.module.css";
import { ChangedNote, EditorPage } from "../content/editor.tsx";
import { ContentSkeleton } from "../content/reading.tsx";
import { OTHER_LANGUAGES } from "../content/words.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { BackLink } from "../list/back-link.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Page } from "../ui/page.tsx";
import {
  pathOf,
  RULES,
  templateOf,
  translated,
  useFreshTemplates,
  useSavingTemplate,
  type Words,
  wordsOf,
} from "./api.ts";

/** A new template; staff are offered it at once. */
export function WriteTemplateScreen() {
  const { t } = useTranslation();
  return (
    <Page
      above={<BackLink href={pathTo("/admin/template")} label={t(($) => $.template.back)} />}
      title={t(($) => $.template.writeHeading)}
    >
      <TemplateForm
        initial={{}}
        send={(body, { idempotencyKey }) => call("POST admin/template", { body, idempotencyKey })}
      />
    </Page>
  );
}

export function EditTemplateScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/template/{seq}", { params: { seq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <EditorPage
      query={query}
      back={{ href: pathTo("/admin/template"), label: t(($) => $.template.back) }}
      title={t(($) => $.template.editHeading)}
      failed={t(($) => $.template.failed)}
      loading={<ContentSkeleton label={t(($) => $.template.loading)} height="24em" />}
    >
      {(template) => <EditTemplate key={seq} template={template} />}
    </EditorPage>
  );
}

function EditTemplate({ template }: { template: TemplateView }) {
  const { t } = useTranslation();
  const { base, theirs, save, take, keep } = useSavingTemplate(template);
  return (
    <>
      {theirs && (
        <ChangedNote
          urgent
          title={t(($) => $.template.changed.title)}
          text={t(($) => $.template.changed.text, { title: theirs.title })}
          take={{ label: t(($) => $.template.changed.take), onChoose: take }}
          keep={{ label: t(($) => $.template.changed.keep), onChoose: keep }}
        />
      )}
      <TemplateForm key={base.revision} initial={base} send={(text) => save(text, false)} />
    </>
  );
}

type Props = {
  initial: Partial<TemplateInput>;
  send: (template: TemplateInput, attempt: { readonly idempotencyKey: string }) => Promise<unknown>;
};

/** Its form: what it is for, its name for staff, and its text in each language. */
function TemplateForm({ initial, send }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshTemplates();
  const textIn = (language: string) => t(($) => $.template.textIn, { language });
  const form = useForm<Words, unknown>({
    initial: wordsOf(initial),
    labels: {
      use: t(($) => $.template.use),
      title: t(($) => $.template.name),
      content: textIn(LANGUAGE_NAMES.ko),
      ...translated.each((_, language) => textIn(LANGUAGE_NAMES[language])),
    },
    rules: RULES,
    pathOf,
    textOf: ({ code }) => (code === "CONTENT_CHANGED" ? t(($) => $.template.changed.title) : undefined),
    fieldOfCode: { CONTENT_CHANGED: "title" },
    send: (words, attempt) => send(templateOf(words), attempt),
    onSent: async () => {
      toast.good(t(($) => $.template.saved));
      await go(pathTo("/admin/template"), { replace: true });
      await refresh();
    },
  });
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {t(($) => $.template.save)}
        </Button>
      }
    >
      <RadioGroup
        {...form.choice("use")}
        className={styles.two}
        options={TEMPLATE_USES.map((value) => ({ value, label: t(($) => $.template.uses[value]) }))}
      />
      <TextField {...form.text("title", { counted: true })} hint={t(($) => $.template.nameHint)} autoComplete="off" />
      <TextArea {...form.text("content", { counted: true })} lang="ko" rows={7} hint={t(($) => $.template.textHint)} />
      {OTHER_LANGUAGES.map((language) => (
        <TextArea
          key={language}
          {...form.text(translated.fieldOf("content", language), { counted: true })}
          lang={language}
          rows={5}
        />
      ))}
    </Form>
  );
}
