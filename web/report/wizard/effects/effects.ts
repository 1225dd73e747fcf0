// The wizard's effects, connected to the server.
import type { LookedUp, PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { call } from "../../../api/client.ts";
import { ApiError, CLIENT_ERROR_CODES, isApiError, type ProblemCode } from "../../../api/problem.ts";
import { type ErrorContext, handleError } from "../../../errors/handle.ts";
import type { DraftEffects, ServerDraft } from "../../guest/guest-effects.ts";
import { fromReport } from "../form/declaration.ts";
import type { DraftContent } from "../form/draft.ts";
import { titleAfter } from "../form/title.ts";
import type { Effects } from "../machine/actors.ts";
import type { LoadedReport } from "../machine/moves.ts";
import { createSaveDraft, discardDraft, findDraft } from "./drafts.ts";

/** @param onSubmitted invalidates the report queries */
export const createEffects = (newId: () => string, onSubmitted: () => void): Effects => ({
  ...draftEffects(newId),
  loadReport: (dclrSeq) => withDialog(unlessMissing(() => loadReport(dclrSeq))),
  keepFiles: async (...change) => (await import("./kept-files.ts")).keepFiles(...change),
  lookUp,
  prepareFile: async (...file) => (await import("./prepare-here.ts")).prepareHere(...file),
  submit: async (submission, onProgress) => {
    const { failureOf, sendReport } = await import("./submission.ts");
    try {
      const submitted = await withDialog(sendReport(submission, onProgress));
      onSubmitted();
      return submitted;
    } catch (error) {
      return { failure: failureOf(error) };
    }
  },
});

const secrets = () => import("../../../scan/secrets/on-device.ts");

/** A private key is not sent: it is answered as the server would. */
async function lookUp(adrs: string): Promise<LookedUp> {
  if ((await (await secrets()).secretsIn(adrs)).length > 0)
    return { adrs, error: { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] } };
  return firstOf(await withoutDialog(call("POST report/lookup", { body: { adrs: [adrs] } })));
}

/** A draft on the server has no secrets, nor the beginning of one in the title that is made of the text. */
async function toSave(content: DraftContent): Promise<DraftContent> {
  const { withoutSecrets } = await secrets();
  const { fields } = content.values;
  const title = titleAfter(fields, await withoutSecrets(fields["declare.comment"]));
  return withoutSecrets({ ...content, values: { ...content.values, fields: { ...fields, "declare.title": title } } });
}

/** Where the text gives a wallet away, that is all that is said, and the text is not sent. */
async function findPersonal(text: string): Promise<readonly PersonalPassage[]> {
  const found = await (await secrets()).secretsIn(text);
  if (found.length > 0) return found.map(([start, end]) => ({ kind: "WALLET_SECRET", range: [start, end] }));
  return (await withoutDialog(call("POST report/personal", { body: { text } }))).passages;
}

/** In a list, what is not recognised is an answer, not a failure. */
function firstOf({ items: [answer] }: { readonly items: readonly LookedUp[] }): LookedUp {
  if (answer === undefined) throw new ApiError({ status: 200, code: "NO_DATA" });
  return answer;
}

/** Who writes decides where the draft is; its code comes with the first of these calls. */
function draftEffects(newId: () => string): DraftEffects {
  const save = createSaveDraft(newId);
  const server: ServerDraft = {
    findDraft: () => withDialog(findDraft(newId)),
    saveDraft: (content, revision) => withoutDialog(toSave(content).then((kept) => save(kept, revision))),
    dropDraft: (draft) => withDialog(discardDraft(draft)),
    findPersonal,
  };
  let made: Promise<DraftEffects> | undefined;
  const load = () => {
    made ??= import("../../guest/guest-effects.ts").then(({ createDraftEffects }) => createDraftEffects({ server }));
    return made;
  };
  return {
    findDraft: async () => (await load()).findDraft(),
    saveDraft: async (...save) => (await load()).saveDraft(...save),
    dropDraft: async (draft) => (await load()).dropDraft(draft),
    findFiles: async (draftId) => (await load()).findFiles(draftId),
    leaveToLogIn: async (leaving) => withDialog((await load()).leaveToLogIn(leaving)),
    findPersonal: async (text) => (await load()).findPersonal(text),
  };
}

const OUTAGES: readonly ProblemCode[] = ["TOO_MANY_REQUESTS", "INTERNAL", "UNAVAILABLE"];
const LOCAL: readonly ProblemCode[] = CLIENT_ERROR_CODES;
const isOfServer = (code: ProblemCode): boolean => !LOCAL.includes(code);
const isRefusal = (code: ProblemCode): boolean => isOfServer(code) && !OUTAGES.includes(code);

/** For user actions: the wizard shows errors at their fields, the dialog shows the others. */
const withDialog = <Result>(attempt: Promise<Result>) => handled(attempt, { inlineCodes: isRefusal });

/** For requests while typing: the wizard shows their failures inline; only an ended login opens a dialog. */
const withoutDialog = <Result>(attempt: Promise<Result>) => handled(attempt, { inline: true, inlineCodes: isOfServer });

async function handled<Result>(attempt: Promise<Result>, context: ErrorContext): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    handleError(error, context);
    throw error;
  }
}

/** Other users' reports can't be changed, so for the wizard they are missing. */
async function loadReport(dclrSeq: number): Promise<LoadedReport | undefined> {
  const report = await call("GET report/history/{dclrSeq}", { params: { dclrSeq } });
  if (!report.mine) return undefined;
  const own = "files" in report ? report : { ...report, files: [], deletionPending: false };
  return { values: fromReport(own), kept: own.files, deletionPending: own.deletionPending };
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
