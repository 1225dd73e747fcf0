// Runs the machine and renders its state.
import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { type ComponentProps, lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SnapshotFrom } from "xstate";
import { under } from "../../api/keys.ts";
import { usePage } from "../../routing/page.ts";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { createEffects } from "./effects/effects.ts";
import { actorsFor } from "./machine/actors.ts";
import type { Mode } from "./machine/context.ts";
import { wizardMachine } from "./machine/machine.ts";
import { Screen } from "./parts/screen.tsx";
import { useLeaving } from "./parts/use-leaving.ts";
import { usePageEvents } from "./parts/use-page-events.ts";
import { useToReceipt } from "./parts/use-to-receipt.ts";
import { type SaveState, WizardContext, type WizardNow } from "./parts/wizard-context.ts";

const EntryNote = lazy(async () => ({ default: (await import("./parts/entry-note.tsx")).EntryNote }));

const DraftPrompt = lazy(async () => ({ default: (await import("./parts/draft-prompt.tsx")).DraftPrompt }));

const newId = () => crypto.randomUUID();

export function Wizard({ mode }: { mode: Mode }) {
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const effects = createEffects(newId, () => void queries.invalidateQueries({ queryKey: under("report") }));
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

/** The first screen stands there meanwhile, as the server renders it (first-screen.tsx). */
const isFinding = (snapshot: Snapshot) => snapshot.matches({ entering: "findingDraft" });

function Stage({ snapshot, isOnline }: StageProps) {
  const { stored } = snapshot.context;
  if (isWriting(snapshot) || isFinding(snapshot) || snapshot.matches("leaving")) return <Screen isOnline={isOnline} />;
  if (snapshot.matches({ entering: "askingDraft" }) && stored)
    return (
      <Suspense fallback={<Entry isNew state="loading" />}>
        <DraftPrompt stored={stored} />
      </Suspense>
    );
  return <Entry isNew={snapshot.context.mode.kind === "new"} state={entryOf(snapshot)} />;
}

type EntryState = ComponentProps<typeof EntryNote>["state"] | "loading";

/** Stands where the form will, and says why where it can't. */
function Entry({ isNew, state }: { isNew: boolean; state: EntryState }) {
  const { t } = useTranslation();
  usePage(isNew ? "reportKind" : undefined);
  const spinner = <PageSpinner label={t(($) => $.wizard.entry.loading)} />;
  if (state === "loading") return spinner;
  return (
    <Suspense fallback={spinner}>
      <EntryNote state={state} />
    </Suspense>
  );
}

function entryOf(snapshot: Snapshot): EntryState {
  if (snapshot.matches("missing")) return "missing";
  if (snapshot.matches("blocked")) return "blocked";
  return snapshot.matches({ entering: "failed" }) ? "failed" : "loading";
}

const nowOf = (snapshot: Snapshot, send: WizardNow["send"]): WizardNow => ({
  context: snapshot.context,
  send,
  can: (event) => snapshot.can(event),
  isFinding: isFinding(snapshot),
  isLooking: snapshot.matches({ filling: { lookup: "looking" } }),
  isSubmitting: snapshot.matches("submitting"),
  isLeaving: snapshot.matches("leaving"),
  saveState: saveStateOf(snapshot),
});

function saveStateOf(snapshot: Snapshot): SaveState {
  if (snapshot.matches({ filling: { draft: "saving" } })) return "saving";
  if (snapshot.matches({ filling: { draft: "changed" } })) return "changed";
  return snapshot.matches({ filling: { draft: "failed" } }) ? "failed" : "idle";
}
