// The screens /report and /report/{dclrSeq}. The machine and its parts are in a chunk of their own.
import { useEffect, useState } from "react";
import { carriedTarget, dropCarriedTarget } from "../carried-target.ts";
import { Wizard } from "./wizard.tsx";

/** A new report, optionally on a target from the lookup. */
export function WriteScreen() {
  const [lookup] = useState(carriedTarget);
  useEffect(dropCarriedTarget, []);
  return <Wizard mode={{ kind: "new", lookup }} />;
}

/** Changes a user's own report. */
export function ModifyScreen({ dclrSeq }: { dclrSeq: number }) {
  return <Wizard key={dclrSeq} mode={{ kind: "modify", dclrSeq }} />;
}
