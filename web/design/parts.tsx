// Every part of `ui/` in every state that it has.
import { ShieldAlert, Upload, X } from "lucide";
import type { ReactNode } from "react";
import { AddressText } from "../ui/address-text.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { Chip } from "../ui/chip.tsx";
import { Chips } from "../ui/chips.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { FileButton } from "../ui/fields/file-button.tsx";
import { LazySelect } from "../ui/fields/lazy-select.tsx";
import { PlainSelect } from "../ui/fields/plain-select.tsx";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Table } from "../ui/table.tsx";
import { SAMPLES, type STATES } from "./samples.ts";

type State = (typeof STATES)[number];
/** Undefined where a part has no such state. */
type Draw = (state: State, id: string) => ReactNode;

const nothing = () => undefined;
const { action, name, hint, error, good, count, value, long, text } = SAMPLES;

/** A field as it stands in a state. */
const fieldIn = (state: State, id: string) => ({
  id,
  label: state === "long" ? long : name,
  hint: state === "long" ? long : hint,
  disabled: state === "disabled",
  "data-state": state,
  onChange: nothing,
  ...(state === "invalid" && { error: error as string }),
});

const OPTIONS = SAMPLES.options.map((label, at) => ({ value: String(at), label }));
const isPointed = (state: State): boolean => state === "hover" || state === "focus" || state === "active";

const button =
  (kind: "primary" | "secondary" | "quiet" | "ink" | "danger"): Draw =>
  (state) =>
    state === "invalid" || state === "empty" ? undefined : (
      <Button kind={kind} data-state={state} disabled={state === "disabled"} busy={state === "busy"}>
        {state === "long" ? long : action}
      </Button>
    );

export const PARTS: Readonly<Record<string, Draw>> = {
  "button primary": button("primary"),
  "button secondary": button("secondary"),
  "button quiet": button("quiet"),
  "button ink": button("ink"),
  "button danger": button("danger"),
  link: (state) =>
    isPointed(state) || state === "default" ? (
      <LinkButton href="#top" data-state={state}>
        {action}
      </LinkButton>
    ) : undefined,
  badge: (state) => {
    if (state === "long") return <Badge kind="warn">{long}</Badge>;
    if (state !== "default") return undefined;
    const kinds = ["plain", "accent", "danger", "warn", "good"] as const;
    return kinds.map((kind) => (
      <Badge key={kind} kind={kind}>
        {action}
      </Badge>
    ));
  },
  callout: (state) =>
    state === "default" || state === "long" ? (
      <Callout icon={ShieldAlert}>{state === "long" ? long : text}</Callout>
    ) : undefined,
  chip: (state) => {
    if (state === "long") return <Chip onClick={nothing}>{long}</Chip>;
    if (state !== "default") return undefined;
    return (
      <Chips>
        <Chip onClick={nothing}>{action}</Chip>
        <Chip pressed onClick={nothing}>
          {name}
        </Chip>
        <Chip removes={action} onClick={nothing}>
          {SAMPLES.options[0]}
          <Icon of={X} size={14} />
        </Chip>
        <Chip quiet onClick={nothing}>
          {count}
        </Chip>
      </Chips>
    );
  },
  "text field": (state, id) =>
    state === "busy" ? (
      <TextField {...fieldIn("default", id)} value={value} good={good} count={count} mono />
    ) : (
      <TextField {...fieldIn(state, id)} value={state === "empty" ? "" : value} placeholder={hint} />
    ),
  "text area": (state, id) =>
    state === "busy" ? undefined : (
      <TextArea {...fieldIn(state, id)} value={state === "empty" ? "" : text} placeholder={hint} />
    ),
  select: (state, id) =>
    isPointed(state) || state === "busy" ? undefined : (
      <SelectField
        {...fieldIn(state, id)}
        options={OPTIONS}
        value={state === "empty" ? undefined : OPTIONS[state === "long" ? 2 : 0]?.value}
        placeholder={hint}
      />
    ),
  date: (state, id) =>
    isPointed(state) || state === "busy" ? undefined : (
      <DateField {...fieldIn(state, id)} value={state === "empty" ? "" : SAMPLES.today} time={state === "long"} />
    ),
  "select, loaded when used": (state) =>
    state === "default" ? <LazySelect label={name} options={OPTIONS} value="0" onChange={nothing} /> : undefined,
  "select of the browser": (state) =>
    state === "default" ? (
      <PlainSelect label={name} value="0" onChange={nothing}>
        {OPTIONS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </PlainSelect>
    ) : undefined,
  checkbox: (state, id) =>
    state === "busy" || isPointed(state) ? undefined : (
      <CheckboxField
        {...fieldIn(state, id)}
        checked={state !== "empty"}
        indeterminate={state === "default"}
        boxed={state === "long"}
      />
    ),
  radio: (state, id) =>
    state === "default" || state === "invalid" || state === "long" ? (
      <RadioGroup
        id={id}
        label={state === "long" ? long : name}
        options={OPTIONS}
        value={state === "invalid" ? undefined : "1"}
        onChange={nothing}
        {...(state === "invalid" && { error })}
      />
    ) : undefined,
  file: (state, id) =>
    state === "default" || state === "invalid" ? (
      <span>
        <FileButton id={id} icon={Upload} isInvalid={state === "invalid"} onFile={nothing}>
          {action}
        </FileButton>
      </span>
    ) : undefined,
  disclosure: (state) =>
    state === "default" || state === "long" ? (
      <Disclosure summary={state === "long" ? long : name} boxed={state === "long"} open>
        {text}
      </Disclosure>
    ) : undefined,
  address: (state) =>
    state === "default" || state === "long" ? (
      <AddressText address={value} whole={state === "long"} labels={{ copy: action, copied: good }} />
    ) : undefined,
  progress: (state) => (state === "busy" ? <progress max={1} value={0.4} aria-label={name} /> : undefined),
  table: (state) =>
    state === "default" || state === "long" ? (
      <Table
        caption={name}
        rows={OPTIONS}
        keyOf={(row) => row.value}
        columns={[
          { title: state === "long" ? long : name, cell: (row) => row.label },
          { title: count, cell: (row) => row.value, number: true },
        ]}
      />
    ) : undefined,
  pages: (state) =>
    state === "default" ? (
      <Pagination
        page={3}
        totalPages={9}
        hrefOf={() => "#top"}
        labels={{ label: name, previous: "←", next: "→", page: String, of: (page, pages) => `${page} / ${pages}` }}
      />
    ) : undefined,
  screen: (state) => {
    if (state === "busy") return <PageSpinner label={name} />;
    if (state === "default") return <Skeleton height="4em" />;
    if (state === "invalid") return <ErrorState title={error} retryLabel={action} onRetry={nothing} />;
    if (state !== "empty") return undefined;
    return (
      <EmptyState icon={<Icon of={ShieldAlert} size={26} />} title={name} text={text}>
        <Button>{action}</Button>
      </EmptyState>
    );
  },
};
