// The wizard's state while a report is being written.
import type { Chain, TermsCode } from "@sb/contracts/codes.ts";
import type { LookedUp, Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { ProblemCode } from "../../../api/problem.ts";
import { type Attached, NOTHING_ATTACHED } from "../../../attachments/attachment.ts";
import type { FieldError } from "../form/check.ts";
import type { DraftContent } from "../form/draft.ts";
import type { CheckedTexts } from "../form/personal.ts";
import type { FieldPlace } from "../form/place.ts";
import { guessFrom, withoutRest } from "../form/target.ts";
import { BLANK, type Values } from "../form/values.ts";
import { FIRST_STEP, type StepName } from "../steps/order.ts";
import { type Happened, stepAfter } from "../steps/path.ts";

/** A new report may start with a target from the lookup. */
export type Mode =
  | {
      readonly kind: "new";
      readonly lookup?: Lookup | undefined;
      /** The first question is answered: the person came for what to do at once. */
      readonly happened?: Happened | undefined;
    }
  | { readonly kind: "modify"; readonly dclrSeq: number };

/** Why a request failed. */
export type Failure = {
  readonly code: ProblemCode;
  readonly fields: readonly FieldError[];
  /** For ADDRESS_INVALID: the chains whose address format matches. */
  readonly likelyChains: readonly Chain[];
};

/** `revision`: of this save; the next one names it. */
export type Saved = { readonly savedAt: string; readonly revision: string };
export type StoredDraft = {
  readonly content: DraftContent;
  readonly savedAt: string;
  /** Undefined where the server has nothing of it yet. */
  readonly revision: string | undefined;
  /** Its writer logged in to send it, and goes on without being asked. */
  readonly isResumed?: boolean | undefined;
};
/** Another tab or device saved the draft meanwhile; `other` is undefined where it filed or discarded it. */
export type DraftChanged = { readonly other: StoredDraft | undefined };

export type Input = { readonly mode: Mode; readonly newId: () => string };

export type Context = Input & {
  readonly draftId: string;
  readonly values: Values;
  readonly attached: Attached;
  readonly agreed: readonly TermsCode[];
  readonly step: StepName;
  /** When it happened, and whether all is asked nevertheless: they decide on the path through the screens. */
  readonly happened: Happened | undefined;
  readonly isWidened: boolean;
  /** The furthest screen reached; the user may jump to any screen up to it. */
  readonly furthest: StepName;
  /** Blurred fields: their errors are shown. */
  readonly left: readonly FieldPlace[];
  /** How often the user tried to leave this screen with errors; from 1 on the error summary is shown. */
  readonly checks: number;
  /** Errors at the last check: the summary counts how many of them are left. */
  readonly summary: readonly FieldError[];
  /** Errors from the server; each stays until its field is changed. */
  readonly refused: readonly FieldError[];
  readonly likelyChains: readonly Chain[];
  readonly failure: Failure | undefined;
  /** Changed since the page was opened: leaving asks for confirmation. */
  readonly touched: boolean;
  /** There are changes that the draft does not have yet. */
  readonly unsaved: boolean;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** The draft's revision as this page knows it; undefined where there is none. */
  readonly revision: string | undefined;
  /** The draft found on entry, offered to the user. */
  readonly stored: StoredDraft | undefined;
  /** The user is asked which of two drafts to keep. */
  readonly changed: DraftChanged | undefined;
  /** Ids of the attachments that this device keeps over a reload. */
  readonly onDevice: readonly string[];
  /** The device can't keep attachments: the user is told. */
  readonly filesNotKept: boolean;
  readonly lookup: LookedUp | undefined;
  readonly lookupFailed: boolean;
  /** The server's findings in the texts that may be published. */
  readonly checkedTexts: CheckedTexts;
  /** The screen the user asked for while the address or a text was still being checked. */
  readonly goingTo: StepName | undefined;
  /** The wizard has filled in the chain from the address. It never overwrites the user's own choice. */
  readonly chainIsGuess: boolean;
  /** Upload progress, 0 to 1. */
  readonly progress: number;
  readonly dclrSeq: number | undefined;
};

/** The context of an empty form. */
export const startOf = ({ mode, newId }: Input): Context => ({
  ...blank(newId),
  mode,
  ...(mode.kind === "new" && mode.lookup ? about(mode.lookup) : {}),
  ...(mode.kind === "new" && mode.happened ? after(mode.happened) : {}),
});

/** On the screen after the first question. */
function after(happened: Happened): Pick<Context, "happened" | "step" | "furthest"> {
  const step = stepAfter(FIRST_STEP, { mode: { kind: "new" }, happened, isWidened: false });
  return { happened, step, furthest: step };
}

function about(found: Lookup): Pick<Context, "lookup" | "values" | "chainIsGuess"> {
  const lookup = withoutRest(found);
  const fields = { ...BLANK.fields, "declare.adrs": lookup.adrs };
  return { lookup, ...guessFrom({ ...BLANK, fields }, lookup, false) };
}

const blank = (newId: Input["newId"]): Omit<Context, "mode"> => ({
  newId,
  draftId: newId(),
  values: BLANK,
  attached: NOTHING_ATTACHED,
  agreed: [],
  step: FIRST_STEP,
  furthest: FIRST_STEP,
  happened: undefined,
  isWidened: false,
  left: [],
  checks: 0,
  summary: [],
  refused: [],
  likelyChains: [],
  failure: undefined,
  touched: false,
  unsaved: false,
  savedAt: undefined,
  revision: undefined,
  stored: undefined,
  changed: undefined,
  onDevice: [],
  filesNotKept: false,
  lookup: undefined,
  lookupFailed: false,
  checkedTexts: {},
  goingTo: undefined,
  chainIsGuess: false,
  progress: 0,
  dclrSeq: undefined,
});
