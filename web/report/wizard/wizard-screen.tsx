// The screens /report and /report/{dclrSeq}. The machine and its parts are in a chunk of their own.
import { useEffect, useState } from "react";
import { carriedTarget, dropCarriedTarget } from "../carried-target.ts";
import { Wizard } from "./wizard.tsx";

/** A new report, optionally on a target from the lookup. "File another" starts with a new machine. */
export function WriteScreen() {
  const [round, setRound] = useState(0);
  const [carried] = useState(carriedTarget);
  useEffect(dropCarriedTarget, []);
  const lookup = round === 0 ? carried : undefined;
  return <Wizard key={round} mode={{ kind: "new", lookup }} onAnother={() => setRound(round + 1)} />;
}

/** Changes a user's own report. */
export function ModifyScreen({ dclrSeq }: { dclrSeq: number }) {
  return <Wizard key={dclrSeq} mode={{ kind: "modify", dclrSeq }} onAnother={() => undefined} />;
}
