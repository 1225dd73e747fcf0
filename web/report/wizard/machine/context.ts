// What the wizard knows while a report is being written.
import type { Chain, TermsCode } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { ProblemCode } from "../../../api/problem.ts";
import { type Attached, NOTHING_ATTACHED } from "../../../attachments/attachment.ts";
import type { FieldError } from "../form/check.ts";
import type { DraftContent } from "../form/draft.ts";
import type { Place } from "../form/place.ts";
import { guessFrom } from "../form/target.ts";
import { BLANK, type Values } from "../form/values.ts";
import { FIRST_STEP, type StepName } from "../steps/order.ts";

/** A new report may begin with what was looked up before. */
export type Mode =
  | { readonly kind: "new"; readonly lookup?: Lookup | undefined }
  | { readonly kind: "modify"; readonly dclrSeq: number };

/** Why a request did not go through. */
export type Failure = {
  readonly code: ProblemCode;
  readonly fields: readonly FieldError[];
  /** For ADDRESS_INVALID: the chains whose form the address has. */
  readonly likelyChains: readonly Chain[];
};

export type StoredDraft = { readonly content: DraftContent; readonly savedAt: string };

export type Input = { readonly mode: Mode; readonly newId: () => string };

export type Context = Input & {
  readonly draftId: string;
  readonly values: Values;
  readonly attached: Attached;
  readonly agreed: readonly TermsCode[];
  readonly step: StepName;
  /** The furthest screen reached: every screen up to it can be chosen. */
  readonly furthest: StepName;
  /** The fields left so far: what is wrong in them is shown. */
  readonly left: readonly Place[];
  /** Counts how often this screen was asked to be left with something wrong in it; the summary of errors shows from 1. */
  readonly checks: number;
  /** What was wrong at the last check. It stands while the fields are mended: what vanishes under the eyes confuses. */
  readonly summary: readonly FieldError[];
  /** What the server found wrong, until the field is changed. */
  readonly refused: readonly FieldError[];
  readonly likelyChains: readonly Chain[];
  readonly failure: Failure | undefined;
  /** Has anything been changed since the page was opened? Then leaving asks. */
  readonly touched: boolean;
  /** Is there something that the draft does not hold yet? */
  readonly unsaved: boolean;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  readonly stored: StoredDraft | undefined;
  readonly lookup: Lookup | undefined;
  readonly lookupFailed: boolean;
  /** The chain was filled in by the wizard, from the address; the person's own choice is never overwritten. */
  readonly chainIsGuess: boolean;
  /** Share of the upload, 0 to 1. */
  readonly progress: number;
  readonly dclrSeq: number | undefined;
};

/** A fresh form. */
export const startOf = ({ mode, newId }: Input): Context => ({
  ...blank(newId),
  mode,
  ...(mode.kind === "new" && mode.lookup ? about(mode.lookup) : {}),
});

function about(lookup: Lookup): Pick<Context, "lookup" | "values" | "chainIsGuess"> {
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
  left: [],
  checks: 0,
  summary: [],
  refused: [],
  likelyChains: [],
  failure: undefined,
  touched: false,
  unsaved: false,
  savedAt: undefined,
  stored: undefined,
  lookup: undefined,
  lookupFailed: false,
  chainIsGuess: false,
  progress: 0,
  dclrSeq: undefined,
});
