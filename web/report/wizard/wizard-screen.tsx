// The screens of /report and /report/{dclrSeq}. The machine and all its parts are in a chunk of their own.
import { useState } from "react";
import { Wizard } from "./wizard.tsx";

/** A new report. "File another" begins with a fresh machine. */
export function WriteScreen() {
  const [round, setRound] = useState(0);
  return <Wizard key={round} mode={{ kind: "new" }} onAnother={() => setRound(round + 1)} />;
}

/** A change of one's own report. */
export function ModifyScreen({ dclrSeq }: { dclrSeq: number }) {
  return <Wizard key={dclrSeq} mode={{ kind: "modify", dclrSeq }} onAnother={() => undefined} />;
}
