// The rendered page of `/report`: what the form shows a visitor before it has looked for a draft. An answer leads on without scripts,
// to the page of the next screen, or is given to the app (first/take-over.ts).
import { pathTo } from "../../routing/paths.ts";
import { breadcrumbs, type MakePage } from "../../server/made.ts";
import { VisitorNote } from "../guest/visitor-note.tsx";
import { startOf } from "./machine/context.ts";
import { Heading } from "./parts/heading.tsx";
import { Rail } from "./parts/rail.tsx";
import styles from "./parts/wizard.module.css";
import { WizardContext, type WizardNow } from "./parts/wizard-context.ts";
import { Choices } from "./screens/choices.tsx";
import { FIRST_STEP } from "./steps/order.ts";
import { type Happened, happenedBy, NOW_PARAM } from "./steps/path.ts";

export const formPage: MakePage = async ({ search, t, urlOf }) => {
  const { title, description } = t(($) => $.pages.reportKind, { returnObjects: true });
  const path = pathTo("/report");
  return {
    ...{ title, description, path, type: "website", footer: false },
    body: <FirstScreen happened={happenedBy(search.get("now"))} />,
    about: [
      breadcrumbs([
        { name: t(($) => $.common.brand), url: urlOf(pathTo("/")) },
        { name: title, url: urlOf(path) },
      ]),
    ],
    preview: { tone: "plain", title, facts: [description] },
  };
};

const STILL = {
  ...{ isFinding: true, isLooking: false, isSubmitting: false, isLeaving: false, saveState: "idle" },
  ...{ send: () => undefined, can: () => false },
} as const satisfies Omit<WizardNow, "context">;

function FirstScreen({ happened }: { happened: Happened | undefined }) {
  const context = startOf({ mode: { kind: "new", happened }, newId: () => "" });
  return (
    <WizardContext value={{ ...STILL, context }}>
      <div className={styles.wizard}>
        <Rail />
        <form className={styles.screen} action={pathTo("/report")} method="get">
          <Heading />
          {context.step === FIRST_STEP && <Question />}
        </form>
      </div>
    </WizardContext>
  );
}

const Question = () => (
  <>
    <div className={styles.fields}>
      <Choices
        answer={(happened) => ({ type: "submit", name: "now", value: NOW_PARAM[happened] })}
        paper={{ name: "paper" }}
      />
    </div>
    <VisitorNote place="BOTTOM" isLast={false} filesNotKept={false} />
  </>
);
