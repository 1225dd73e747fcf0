// The wizard's events: from the user and from effects.
import type { TermsCode } from "@sb/contracts/codes.ts";
import type { FileRefusal, PreparedFile } from "../../../attachments/attachment.ts";
import type { Owner, PublishedText } from "../form/personal.ts";
import type { FieldPlace } from "../form/place.ts";
import type { FieldPath, OtherTarget } from "../form/values.ts";
import type { StepName } from "../steps/order.ts";
import type { Happened } from "../steps/path.ts";
import type { Failure } from "./context.ts";

type PersonEvent =
  | { readonly type: "draft.continued" }
  | { readonly type: "draft.discarded" }
  /** The user keeps the draft on this page, or takes that of the other tab. */
  | { readonly type: "draft.kept" }
  | { readonly type: "draft.taken" }
  | { readonly type: "load.retried" }
  | { readonly type: "field.changed"; readonly path: FieldPath; readonly value: string }
  | { readonly type: "field.blurred"; readonly place: FieldPlace }
  /** Personal information goes from a text that may be published to a field that is not; `mark` stands in its place. */
  | { readonly type: "personal.moved"; readonly path: PublishedText; readonly owner: Owner; readonly mark: string }
  | { readonly type: "source.changed"; readonly index: number; readonly src: string }
  | { readonly type: "source.opened"; readonly index: number; readonly open: boolean }
  | { readonly type: "source.added" }
  | { readonly type: "source.removed"; readonly index: number }
  | { readonly type: "others.changed"; readonly others: readonly OtherTarget[] }
  | { readonly type: "files.added"; readonly files: readonly File[] }
  | { readonly type: "file.removed"; readonly id: string }
  | { readonly type: "kept.removed"; readonly fileId: string }
  /** Whether pictures go as their smaller copies. */
  | { readonly type: "upload.chosen"; readonly smaller: boolean }
  | { readonly type: "term.agreed"; readonly code: TermsCode; readonly agreed: boolean }
  | { readonly type: "terms.agreed"; readonly agreed: boolean }
  | { readonly type: "happened.answered"; readonly happened: Happened }
  /** The user wants to answer more than the three questions. */
  | { readonly type: "path.widened" }
  | { readonly type: "step.next" }
  | { readonly type: "step.back" }
  | { readonly type: "step.chosen"; readonly step: StepName }
  /** Past the optional questions that are left. */
  | { readonly type: "rest.skipped" }
  /** The user tried to continue with errors: show them. */
  | { readonly type: "step.checked" }
  /** A visitor logs in to send the report. */
  | { readonly type: "login.wanted" }
  | { readonly type: "report.submitted" };

type EffectEvent =
  /** The page is being hidden: save at once. */
  | { readonly type: "page.hidden" }
  | { readonly type: "network.restored" }
  /** Back from the login without having logged in: the browser shows the page as it was left. */
  | { readonly type: "page.restored" }
  | { readonly type: "file.progress"; readonly id: string; readonly share: number }
  | { readonly type: "file.ready"; readonly id: string; readonly prepared: PreparedFile }
  | { readonly type: "file.refused"; readonly id: string; readonly code: FileRefusal }
  | { readonly type: "submit.progress"; readonly share: number }
  | { readonly type: "submit.accepted"; readonly dclrSeq: number }
  | { readonly type: "submit.refused"; readonly failure: Failure };

export type WizardEvent = PersonEvent | EffectEvent;
export type EventOf<Type extends WizardEvent["type"]> = Extract<WizardEvent, { type: Type }>;
