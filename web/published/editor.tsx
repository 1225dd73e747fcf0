// A list's facts as they are typed: a list added by hand, and one that is there.

import { CRIME_TYPES, type CrimeType } from "@sb/contracts/codes.ts";
import { LIST_FIELDS, LIST_FORMS, LIST_LIMITS, type ListForm } from "@sb/contracts/published/model.ts";
import type { ListView } from "@sb/contracts/published/wire.ts";
import type { InputOf } from "@sb/contracts/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import type { Problem } from "../form/check.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Page } from "../ui/page.tsx";
import { LIST_COLUMNS, type ListColumn, namesIn, useFormName, useFreshLists } from "./api.ts";
import { FilePreview, usePreview } from "./preview.tsx";
import styles from "./published.module.css";

type Body = InputOf<"POST admin/list", "body">;
type ColumnField = `column_${ListColumn}`;

/** The form is recognised. */
const AUTO = "AUTO";

type Values = {
  readonly name: string;
  readonly publisher: string;
  readonly licence: string;
  readonly attribution: string;
  readonly mayShare: boolean;
  readonly url: string;
  readonly everyHours: string;
  readonly takenFor: CrimeType | undefined;
  readonly contact: string;
  readonly form: ListForm | typeof AUTO | undefined;
  readonly path: string;
} & Readonly<Record<ColumnField, string>>;

const fieldOf = (column: ListColumn): ColumnField => `column_${column}`;
const columnsOf = (textOf: (column: ListColumn) => string): Record<ColumnField, string> =>
  Object.fromEntries(LIST_COLUMNS.map((column) => [fieldOf(column), textOf(column)])) as Record<ColumnField, string>;

const EMPTY: Values = {
  ...{ name: "", publisher: "", licence: "", attribution: "", mayShare: false, url: "", everyHours: "24" },
  ...{ takenFor: undefined, contact: "", form: AUTO, path: "" },
  ...columnsOf(() => ""),
};

function valuesOf({ attribution = "", url = "", contact = "", form, path = "", columns, ...list }: ListView): Values {
  const { name, publisher, licence, mayShare, everyHours, takenFor } = list;
  return {
    ...{ name, publisher, licence, attribution, mayShare, url, everyHours: String(everyHours) },
    ...{ takenFor, contact, path, form: LIST_FORMS.find((known) => known === form) ?? AUTO },
    ...columnsOf((column) => namesIn(columns, column).join(", ")),
  };
}

/** Texts that are empty are not sent. */
function bodyOf(values: Values): Body {
  const { name, publisher, licence, attribution, mayShare, url, everyHours, takenFor, contact, form, path } = values;
  if (takenFor === undefined) throw new Error("the form was not checked before it was sent");
  const columns = columnsIn((column) => values[fieldOf(column)]);
  return {
    ...{ name, publisher, licence, mayShare, everyHours: Number(everyHours), takenFor },
    ...given({ attribution, url, contact, path }),
    ...(form !== undefined && form !== AUTO && { form }),
    ...(columns && { columns }),
  };
}

const listed = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** How a file is to be read, as far as it is named. */
const optionsOf = (values: Values) => {
  const { form, path, columns } = bodyOf({ ...values, takenFor: "OTHER" });
  return { form, path, columns };
};

/** Without a column of targets there are none. */
function columnsIn(textOf: (column: ListColumn) => string): Body["columns"] {
  const targets = listed(textOf("targets"));
  if (targets.length === 0) return undefined;
  const several = { words: listed(textOf("words")), status: listed(textOf("status")), bad: listed(textOf("bad")) };
  return {
    targets,
    ...given({ kind: textOf("kind"), chain: textOf("chain"), since: textOf("since") }),
    ...given({ link: textOf("link"), until: textOf("until") }),
    ...(several.words.length > 0 && { words: several.words }),
    ...(several.status.length > 0 && { status: several.status }),
    ...(several.bad.length > 0 && { bad: several.bad }),
  };
}

const given = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== "")) as Partial<Texts>;

const RULES = {
  ...{ ...LIST_FIELDS, form: { required: true } },
  ...{ everyHours: { required: true, maxChars: 3 }, takenFor: { required: true } },
  ...(Object.fromEntries(
    LIST_COLUMNS.map((column) => [fieldOf(column), { maxChars: LIST_LIMITS.columnChars }]),
  ) as Record<ColumnField, { readonly maxChars: number }>),
} as const;

function check(values: Values): readonly Problem<Values>[] {
  const { everyHours, url } = values;
  const isNamed = LIST_COLUMNS.some((column) => listed(values[fieldOf(column)]).length > 0);
  const hasTargets = listed(values.column_targets).length > 0;
  const hours = Number(everyHours);
  const fits = Number.isInteger(hours) && hours >= LIST_LIMITS.hoursLeast && hours <= LIST_LIMITS.hoursMost;
  return [
    ...(fits || everyHours.trim() === "" ? [] : [{ name: "everyHours", code: "INVALID_REQUEST" } as const]),
    ...(url.trim() === "" || isHttps(url.trim()) ? [] : [{ name: "url", code: "LIST_URL_INVALID" } as const]),
    // The other columns are not sent without it.
    ...(isNamed && !hasTargets ? [{ name: "column_targets", code: "REQUIRED_FIELD_MISSING" } as const] : []),
  ];
}

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === "https:";

/** A list that is not in the catalogue. */
export function WriteListScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshLists();
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/admin/list/add")} label={t(($) => $.published.catalogue.heading)} />}
      title={t(($) => $.published.form.heading)}
      lead={t(($) => $.published.form.lead)}
    >
      <FactsForm
        initial={EMPTY}
        send={(body, { idempotencyKey }) => call("POST admin/list", { body, idempotencyKey })}
        onSent={async ({ listSeq }) => {
          toast.good(t(($) => $.published.form.added));
          await go(pathTo("/admin/list/:listSeq", { listSeq }), { replace: true });
          await refresh();
        }}
      />
    </Page>
  );
}

export function ModifyListScreen({ listSeq }: { listSeq: number }) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshLists();
  const path = pathTo("/admin/list/:listSeq", { listSeq });
  const query = useQuery({
    ...queryOf("GET admin/list/{listSeq}", { params: { listSeq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <Page
      reading
      above={<BackLink href={path} label={query.data?.name ?? t(($) => $.published.back)} />}
      title={t(($) => $.published.form.modifyHeading)}
    >
      {query.isPending && <CardsSkeleton rows count={3} label={t(($) => $.published.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.published.failed)} query={query} />}
      {query.data && (
        <FactsForm
          initial={valuesOf(query.data)}
          send={(body) => call("POST admin/list/modify", { body: { ...body, listSeq } })}
          onSent={async () => {
            toast.good(t(($) => $.published.form.saved));
            await go(path, { replace: true });
            await refresh();
          }}
        />
      )}
    </Page>
  );
}

type FormProps<Answer> = {
  initial: Values;
  send: (body: Body, attempt: { readonly idempotencyKey: string }) => Promise<Answer>;
  onSent: (answer: Answer) => Promise<void>;
};

function FactsForm<Answer>({ initial, send, onSent }: FormProps<Answer>) {
  const { t } = useTranslation();
  const nameOf = useFormName();
  const form = useForm<Values, Answer>({
    initial,
    labels: useLabels(),
    rules: RULES,
    check,
    textOf: ({ name, code }) =>
      name === "everyHours" && code === "INVALID_REQUEST" ? t(($) => $.published.form.hoursInvalid) : undefined,
    pathOf: (name) => name.replace(/^column_/, "columns."),
    fieldOfCode: { LIST_NAME_TAKEN: "name", LIST_URL_INVALID: "url" },
    send: (values, attempt) => send(bodyOf(values), attempt),
    onSent,
  });
  const forms: readonly { readonly value: ListForm | typeof AUTO; readonly label: string }[] = [
    { value: AUTO, label: t(($) => $.published.facts.recognised) },
    ...LIST_FORMS.map((value) => ({ value, label: nameOf(value) })),
  ];
  const hints: Partial<Record<ListColumn, string>> = {
    targets: t(($) => $.published.form.columnHint),
    bad: t(($) => $.published.form.badHint),
  };
  const preview = usePreview();
  const found = preview.data?.columns;
  const fillIn = (columns: NonNullable<typeof found>) => {
    for (const column of LIST_COLUMNS) form.field(fieldOf(column)).onChange(namesIn(columns, column).join(", "));
  };
  const isNamed = initial.form !== AUTO || LIST_COLUMNS.some((column) => initial[fieldOf(column)] !== "");
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {t(($) => $.published.form.save)}
        </Button>
      }
    >
      <TextField {...form.text("name", { counted: true })} autoComplete="off" />
      <TextField {...form.text("publisher")} autoComplete="off" />
      <TextField {...form.text("licence")} autoComplete="off" hint={t(($) => $.published.form.licenceHint)} />
      <TextField {...form.text("attribution")} autoComplete="off" hint={t(($) => $.published.form.attributionHint)} />
      <CheckboxField {...form.checkbox("mayShare")} hint={t(($) => $.published.form.mayShareHint)} />
      <TextField {...form.text("url")} type="url" mono autoComplete="off" hint={t(($) => $.published.form.urlHint)} />
      <TextField {...form.text("everyHours")} inputMode="numeric" autoComplete="off" />
      <SelectField
        {...form.choice("takenFor")}
        options={CRIME_TYPES.map((value) => ({ value, label: t(($) => $.codes.crimeType[value]) }))}
      />
      <TextField
        {...form.text("contact")}
        type="email"
        autoComplete="off"
        hint={t(($) => $.published.form.contactHint)}
      />
      <Disclosure className={styles.more} open={isNamed} summary={t(($) => $.published.form.more)}>
        <div>
          <p>{t(($) => $.published.form.moreHint)}</p>
          <FilePreview preview={preview} options={optionsOf(form.values)} />
          {found && (
            <div>
              <Button size="small" onClick={() => fillIn(found)}>
                {t(($) => $.published.file.useColumns)}
              </Button>
            </div>
          )}
          <SelectField {...form.choice("form")} options={forms} />
          <TextField {...form.text("path")} mono autoComplete="off" hint={t(($) => $.published.form.pathHint)} />
          <div className={styles.columns}>
            {LIST_COLUMNS.map((column) => (
              <TextField key={column} {...form.text(fieldOf(column))} mono autoComplete="off" hint={hints[column]} />
            ))}
          </div>
        </div>
      </Disclosure>
    </Form>
  );
}

function useLabels(): Readonly<Record<keyof Values, string>> {
  const { t } = useTranslation();
  return {
    ...t(($) => $.published.form, { returnObjects: true }),
    ...columnsOf((column) => t(($) => $.published.columnNames[column])),
  };
}
