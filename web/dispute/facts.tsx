import type { ReactNode } from "react";
import factStyles from "../ui/facts.module.css";

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values, without those that are empty. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={factStyles.facts}>
    {facts.map(([name, value]) =>
      value === undefined || value === false || value === "" ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ),
    )}
  </dl>
);
