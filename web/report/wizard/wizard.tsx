// Runs the machine and renders its state.
import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useMemo, useState } from "react";
import type { SnapshotFrom } from "xstate";
import { keys } from "../../api/keys.ts";
import { createEffects } from "./effects/effects.ts";
import { actorsFor } from "./machine/actors.ts";
import type { Mode } from "./machine/context.ts";
import { wizardMachine } from "./machine/machine.ts";
import { DraftPrompt } from "./parts/draft-prompt.tsx";
import { type Entry, EntryNote } from "./parts/entry-note.tsx";
import { Screen } from "./parts/screen.tsx";
import { useLeaving } from "./parts/use-leaving.ts";
import { usePageEvents } from "./parts/use-page-events.ts";
import { useToReceipt } from "./parts/use-to-receipt.ts";
import { type SaveState, WizardContext, type WizardNow } from "./parts/wizard-context.ts";

const newId = () => crypto.randomUUID();

export function Wizard({ mode }: { mode: Mode }) {
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const effects = createEffects(newId, () => void queries.invalidateQueries({ queryKey: keys.report }));
    return wizardMachine.provide({ actors: actorsFor(effects) });
  });
  const [snapshot, send] = useMachine(machine, { input: { mode, newId } });
  const isOnline = usePageEvents(send);
  useLeaving(snapshot.context, isWriting(snapshot), () => send({ type: "step.back" }));
  useToReceipt(filedIn(snapshot), mode.kind === "new");
  const now = useMemo(() => nowOf(snapshot, send), [snapshot, send]);
  return (
    <WizardContext value={now}>
      <Stage snapshot={snapshot} isOnline={isOnline} />
    </WizardContext>
  );
}

type Snapshot = SnapshotFrom<typeof wizardMachine>;
/** The report, once its draft is gone, or can't be for now: before that, it would be offered again. */
const filedIn = (snapshot: Snapshot): number | undefined =>
  snapshot.matches({ receipt: "done" }) || snapshot.matches({ receipt: "waiting" })
    ? snapshot.context.dclrSeq
    : undefined;

type StageProps = { snapshot: Snapshot; isOnline: boolean };

const isWriting = (snapshot: Snapshot) => snapshot.matches("filling") || snapshot.matches("submitting");

function Stage({ snapshot, isOnline }: StageProps) {
  const { stored } = snapshot.context;
  if (isWriting(snapshot)) return <Screen isOnline={isOnline} />;
  if (snapshot.matches({ entering: "askingDraft" }) && stored) return <DraftPrompt stored={stored} />;
  return <EntryNote state={entryOf(snapshot)} />;
}

function entryOf(snapshot: Snapshot): Entry {
  if (snapshot.matches("missing")) return "missing";
  if (snapshot.matches("blocked")) return "blocked";
  return snapshot.matches({ entering: "failed" }) ? "failed" : "loading";
}

const nowOf = (snapshot: Snapshot, send: WizardNow["send"]): WizardNow => ({
  context: snapshot.context,
  send,
  can: (event) => snapshot.can(event),
  isLooking: snapshot.matches({ filling: { lookup: "looking" } }),
  isSubmitting: snapshot.matches("submitting"),
  saveState: saveStateOf(snapshot),
});

function saveStateOf(snapshot: Snapshot): SaveState {
  if (snapshot.matches({ filling: { draft: "saving" } })) return "saving";
  if (snapshot.matches({ filling: { draft: "changed" } })) return "changed";
  return snapshot.matches({ filling: { draft: "failed" } }) ? "failed" : "idle";
}
