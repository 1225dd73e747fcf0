import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { PaperFindings } from "@sb/knowledge/paper/find.ts";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/fields/checkbox-field.tsx";
import { TargetText } from "../target-text.tsx";
import styles from "./paper.module.css";
import { amountText, type Taken } from "./taken.ts";

type Props = {
  findings: PaperFindings;
  file: File | undefined;
  onTake: (taken: Taken) => void;
  onAgain: () => void;
};

/** The findings, each with its line: nothing is taken that is not ticked. */
export function Findings({ findings, file, onTake, onAgain }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [attached, setAttached] = useState(false);
  const { targets, amounts, days, isCut } = findings;
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    setTicked(next);
  };
  const take = () =>
    onTake({
      targets: targets.filter(({ adrs }) => ticked.has(adrs)),
      amounts: amounts.filter((amount) => ticked.has(amountText(amount))),
      days: days.flatMap(({ day }) => (ticked.has(day) ? day : [])),
      file: attached ? file : undefined,
    });
  const chosen = targets.filter(({ adrs }) => ticked.has(adrs)).length;
  const isFull = chosen >= REPORT_LIMITS.inIncident;
  const nothing = targets.length + amounts.length + days.length === 0;
  const box = (key: string, label: ReactNode, found: Place, disabled = false) => (
    <CheckboxField
      key={key}
      id={`${id}-${key}`}
      boxed
      label={label}
      hint={<Where {...found} />}
      checked={ticked.has(key)}
      disabled={disabled && !ticked.has(key)}
      onChange={(isTicked) => tick(key, isTicked)}
    />
  );
  return (
    <>
      {nothing && <p>{t(($) => $.paper.nothing)}</p>}
      <Group title={t(($) => $.paper.targets)} isThere={targets.length > 0}>
        {targets.map((target) =>
          box(
            target.adrs,
            <span className={styles.target}>
              <TargetText adrs={target.adrs} declareType={target.declareType} whole plain />{" "}
              {target.chain && <Badge>{t(($) => $.codes.chain[target.chain ?? "OTHER"])}</Badge>}
            </span>,
            target,
            isFull,
          ),
        )}
      </Group>
      {isFull && <p className={styles.hint}>{t(($) => $.paper.full, { count: REPORT_LIMITS.inIncident })}</p>}
      <Group title={t(($) => $.paper.amounts)} isThere={amounts.length > 0}>
        {amounts.map((amount) => box(amountText(amount), amountText(amount), amount))}
      </Group>
      <Group title={t(($) => $.paper.days)} isThere={days.length > 0}>
        {days.map((found) => box(found.day, format.date(`${found.day}T12:00:00`), found))}
      </Group>
      {isCut && <p className={styles.hint}>{t(($) => $.paper.cut)}</p>}
      {file && !nothing && (
        <CheckboxField
          id={`${id}-file`}
          label={t(($) => $.paper.attach, { name: file.name })}
          hint={t(($) => $.paper.attachHint)}
          checked={attached}
          onChange={setAttached}
        />
      )}
      <div className={styles.actions}>
        {!nothing && (
          <Button kind="primary" disabled={ticked.size === 0} onClick={take}>
            {t(($) => $.paper.take, { count: ticked.size })}
          </Button>
        )}
        <Button onClick={onAgain}>{t(($) => $.paper.again)}</Button>
      </div>
    </>
  );
}

const Group = ({ title, isThere, children }: { title: string; isThere: boolean; children: ReactNode }) =>
  isThere ? (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  ) : null;

type Place = { readonly excerpt: string; readonly line?: number | undefined; readonly times: number };

function Where({ excerpt, line, times }: Place) {
  const { t } = useTranslation();
  return (
    <span className={styles.where}>
      {line !== undefined && <span>{t(($) => $.paper.line, { line })}</span>}
      {times > 1 && <span>{t(($) => $.paper.times, { count: times })}</span>}
      <q>{excerpt}</q>
    </span>
  );
}
