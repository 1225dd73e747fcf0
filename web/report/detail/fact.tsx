import type { ReactNode } from "react";

/** A line of a list of facts (`dl`); nothing where nothing is known. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children === undefined || children === "" ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
