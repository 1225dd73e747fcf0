import { AGENCY_FIELDS } from "@sb/contracts/agency/fields.ts";
import { AGENCY_KINDS, AGENCY_SCOPES, TLP_LEVELS } from "@sb/contracts/agency/model.ts";
import { CHAINS, CRIME_TYPES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../form/check.ts";
import { Form } from "../../form/form.tsx";
import { Several } from "../../form/several.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Contacts } from "./contacts.tsx";
import { Countries } from "./countries.tsx";
import { type AgencyValues, bodyOf, checkAgency } from "./values.ts";

const RULES = {
  ...AGENCY_FIELDS,
  kind: { required: true },
  scope: { required: true },
  tlp: { required: true },
} as const;

type Props<Answer> = {
  initial: AgencyValues;
  send: (body: ReturnType<typeof bodyOf>, attempt: { readonly idempotencyKey: string }) => Promise<Answer>;
  onSent: (answer: Answer) => Promise<void>;
  submit: string;
};

/** The facts of an agency, and which reports it gets. */
export function AgencyForm<Answer>({ initial, send, onSent, submit }: Props<Answer>) {
  const { t } = useTranslation();
  const form = useForm<AgencyValues, Answer>({
    initial,
    labels: t(($) => $.agency.admin.fields, { returnObjects: true }),
    rules: RULES,
    check: checkAgency,
    textOf: useTextOf(),
    fieldOfCode: { CONTENT_CHANGED: "name", EMAIL_INVALID: "contacts" },
    send: (values, attempt) => send(bodyOf(values), attempt),
    onSent,
  });
  const several = {
    all: t(($) => $.agency.admin.all),
    chosen: (count: number) => t(($) => $.agency.admin.chosen, { count }),
    hint: t(($) => $.agency.admin.hints.criteria),
  };
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {submit}
        </Button>
      }
    >
      <TextField {...form.text("name", { counted: true })} autoComplete="off" />
      <RadioGroup
        {...form.choice("kind")}
        options={AGENCY_KINDS.map((value) => ({ value, label: t(($) => $.agency.kinds[value]) }))}
      />
      <RadioGroup
        {...form.choice("scope")}
        options={AGENCY_SCOPES.map((value) => ({
          value,
          label: t(($) => $.agency.scopes[value]),
          hint: t(($) => $.agency.scopeHints[value]),
        }))}
      />
      <SelectField
        {...form.choice("tlp")}
        options={TLP_LEVELS.map((value) => ({ value, label: t(($) => $.agency.tlps[value]) }))}
      />
      <Several
        {...form.field("crimeTypes")}
        {...several}
        codes={CRIME_TYPES}
        value={form.values.crimeTypes}
        nameOf={(code) => t(($) => $.codes.crimeType[code])}
      />
      <Several
        {...form.field("chains")}
        {...several}
        codes={CHAINS}
        value={form.values.chains}
        nameOf={(code) => t(($) => $.codes.chain[code])}
      />
      <Countries {...form.field("countries")} value={form.values.countries} />
      <Contacts {...form.field("contacts")} value={form.values.contacts} />
      <TextArea {...form.text("publicKey")} rows={3} hint={t(($) => $.agency.admin.hints.publicKey)} />
      <TextField
        {...form.text("webhookUrl")}
        type="url"
        mono
        autoComplete="off"
        hint={t(($) => $.agency.admin.hints.webhookUrl)}
      />
    </Form>
  );
}

function useTextOf() {
  const { t } = useTranslation();
  return ({ name, code }: Problem<AgencyValues>): string | undefined => {
    if (name === "webhookUrl" && code === "INVALID_REQUEST") return t(($) => $.agency.admin.webhookInvalid);
    if (code === "CONTENT_CHANGED") return t(($) => $.agency.admin.changed);
    if (code === "PUBLIC_KEY_INVALID") return t(($) => $.agency.admin.keyInvalid);
    if (code === "PUBLIC_KEY_PRIVATE") return t(($) => $.agency.admin.keyPrivate);
    return undefined;
  };
}
