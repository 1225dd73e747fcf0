import { useTranslation } from "react-i18next";
import facts from "../ui/facts.module.css";
import type { Checked, CheckOutcome } from "./check.ts";

type Props = { state: CheckOutcome | { readonly found: "FAILED" }; link: string | undefined };

/** The end of a check: an entry of the log, or why nothing is proven. */
export function Outcome({ state, link }: Props) {
  const { t } = useTranslation();
  if (state.found !== "PROVEN") return <p>{t(($) => $.log.results[state.found])}</p>;
  return (
    <>
      <h2>{t(($) => $.log.proven)}</h2>
      <p>{t(($) => $.log.limits)}</p>
      <Proven checked={state} />
      {link !== undefined && (
        <p>
          <a href={link}>{t(($) => $.log.link)}</a>
        </p>
      )}
    </>
  );
}

function Proven({ checked: { leaf, fact, index, size } }: { checked: Checked }) {
  const { t } = useTranslation();
  const rows: readonly (readonly [name: string, value: string | undefined])[] = [
    [t(($) => $.log.names.kind), t(($) => $.log.kinds[leaf.kind])],
    [t(($) => $.log.names.at), `${leaf.at.slice(0, 19).replace("T", " ")} UTC`],
    [t(($) => $.log.names.by), leaf.by && t(($) => $.log.roles[leaf.by ?? "SERVICE"])],
    [t(($) => $.log.names.outcome), outcomeOf(leaf.outcome)],
    [t(($) => $.log.names.report), textOf(fact.report)],
    [t(($) => $.log.names.request), textOf(fact.request)],
    [t(($) => $.log.names.target), textOf(fact.target)],
    [t(($) => $.log.names.text), textOf(fact.text)],
    [t(($) => $.log.names.place), t(($) => $.log.place, { index: index + 1, size })],
  ];
  function outcomeOf(outcome: string | undefined): string | undefined {
    const outcomes: Readonly<Record<string, string>> = t(($) => $.log.outcomes, { returnObjects: true });
    return outcome && (outcomes[outcome] ?? outcome);
  }
  return (
    <dl className={facts.facts}>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
