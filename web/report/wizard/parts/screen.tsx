// One screen of the wizard: rail, heading, error summary, fields, back and next.
import { type FormEvent, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../i18n/load.ts";
import { usePage } from "../../../routing/page.ts";
import { useSession } from "../../../session/store.ts";
import type { Context } from "../machine/context.ts";
import type { WizardEvent } from "../machine/events.ts";
import { Content } from "../screens/content.tsx";
import { partOf, type StepName } from "../steps/order.ts";
import { FailureNote } from "./failure-note.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { Rail } from "./rail.tsx";
import { SaveNote } from "./save-note.tsx";
import { useFreshHeading } from "./use-fresh-heading.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";
import { Wrong } from "./wrong.tsx";

// It is rare that another tab saves the same draft.
const DraftChangedNote = lazy(async () => ({ default: (await import("./draft-changed.tsx")).DraftChangedNote }));

const VisitorNote = lazy(async () => ({
  default: (await withTexts(["visitor"], () => import("../../guest/visitor-note.tsx"))).VisitorNote,
}));

/** Where a visitor is told about the login: on the first screen, whichever it is, and on the one from which they log in. */
const NOTED: readonly StepName[] = ["start", "emergency", "review"];

const PAGES = { 1: "reportKind", 2: "reportContent", 3: "reportConsent" } as const;

export function Screen({ isOnline }: { isOnline: boolean }) {
  const { context, isSubmitting, isLeaving } = useWizard();
  const { step, mode } = context;
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
        <ForVisitors place="TOP" />
        <div className={styles.fields} inert={isSubmitting || isLeaving}>
          <Content step={step} />
        </div>
        <ForVisitors place="BOTTOM" />
        <MoveButtons />
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
  return (
    <Suspense>
      <VisitorNote place={place} isLast={step === "review"} filesNotKept={filesNotKept} />
    </Suspense>
  );
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

function Heading() {
  const { t } = useTranslation();
  const { context } = useWizard();
  // The error summary takes the focus itself.
  const heading = useFreshHeading(context.summary.length === 0);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {t(($) => $.wizard.steps[context.step].title)}
      </h1>
      <p>{t(($) => $.wizard.steps[context.step].lead)}</p>
    </div>
  );
}
