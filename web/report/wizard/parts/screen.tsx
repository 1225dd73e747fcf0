// One screen of the wizard: rail, heading, error summary, fields, back and next.
import { type FormEvent, lazy, Suspense } from "react";
import { usePage } from "../../../routing/page.ts";
import { useSession } from "../../../session/store.ts";
import { VisitorNote } from "../../guest/visitor-note.tsx";
import type { Context } from "../machine/context.ts";
import type { WizardEvent } from "../machine/events.ts";
import { Content } from "../screens/content.tsx";
import { FIRST_STEP, partOf, type StepName } from "../steps/order.ts";
import { FailureNote } from "./failure-note.tsx";
import { Heading } from "./heading.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { Rail } from "./rail.tsx";
import { SaveNote } from "./save-note.tsx";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";
import { Wrong } from "./wrong.tsx";

// It is rare that another tab saves the same draft.
const DraftChangedNote = lazy(async () => ({ default: (await import("./draft-changed.tsx")).DraftChangedNote }));

/** Where a visitor is told about the login: on the first screen, whichever it is, and on the one from which they log in. */
const NOTED: readonly StepName[] = ["start", "emergency", "review"];

const PAGES = { 1: "reportKind", 2: "reportContent", 3: "reportConsent" } as const;

export function Screen({ isOnline }: { isOnline: boolean }) {
  const { context, isFinding, isSubmitting, isLeaving } = useWizard();
  const { step, mode } = context;
  const isThere = !isFinding || step === FIRST_STEP;
  const goOn = useGoOn();
  useKeyboardInset();
  usePage(mode.kind === "new" ? PAGES[partOf(step)] : undefined);
  return (
    <div className={styles.wizard}>
      <Rail />
      <form className={styles.screen} noValidate onSubmit={goOn}>
        <Heading key={step} />
        <Suspense fallback={null}>{context.changed && <DraftChangedNote changed={context.changed} />}</Suspense>
        <Wrong />
        <FailureNote />
        {isThere && <ForVisitors place="TOP" />}
        <div className={styles.fields} inert={isSubmitting || isLeaving}>
          {isThere && <Content step={step} />}
        </div>
        {isThere && <ForVisitors place="BOTTOM" />}
        {isThere && <MoveButtons />}
        {mode.kind === "new" && <SaveNote isOnline={isOnline} />}
      </form>
    </div>
  );
}

function ForVisitors({ place }: { place: "TOP" | "BOTTOM" }) {
  const { context } = useWizard();
  const { isLogin } = useSession();
  const { step, filesNotKept } = context;
  if (isLogin || !NOTED.includes(step)) return null;
  return <VisitorNote place={place} isLast={step === "review"} filesNotKept={filesNotKept} />;
}

/** Continues if possible; else shows the errors. */
function useGoOn() {
  const isVisitor = !useSession().isLogin;
  const { context, can, send, isSubmitting } = useWizard();
  return (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const on = wayOn(context, isVisitor);
    send(can(on) ? on : { type: "step.checked" });
  };
}

function wayOn({ step }: Context, isVisitor: boolean): WizardEvent {
  if (step === "consent") return { type: "report.submitted" };
  return { type: isVisitor && step === "review" ? "login.wanted" : "step.next" };
}
