// The wizard's effects on the real server.
import { call } from "../../../api/client.ts";
import { isApiError } from "../../../api/problem.ts";
import { fromReport } from "../form/declaration.ts";
import { readDraft, writeDraft } from "../form/draft.ts";
import { hasContent } from "../form/values.ts";
import { browserCanvas } from "../image/browser-canvas.ts";
import type { Effects } from "../machine/actors.ts";
import type { StoredDraft } from "../machine/context.ts";
import type { LoadedReport } from "../machine/moves.ts";
import { prepareFile } from "./prepare-file.ts";
import { submit } from "./submission.ts";

export const createEffects = (newId: () => string): Effects => ({
  findDraft: () => unlessMissing(() => findDraft(newId)),
  loadReport: (dclrSeq) => unlessMissing(() => loadReport(dclrSeq)),
  saveDraft: async (content) => (await call("PUT report/draft", { body: { draft: writeDraft(content) } })).savedAt,
  dropDraft: () => call("DELETE report/draft"),
  lookUp: (adrs) => call("GET report/lookup", { query: { adrs } }),
  prepareFile: (file, onProgress) => prepareFile(file, browserCanvas(), onProgress),
  submit,
});

async function findDraft(newId: () => string): Promise<StoredDraft | undefined> {
  const { draft, savedAt } = await call("GET report/draft");
  const content = readDraft(draft, newId);
  return hasContent(content.values) ? { content, savedAt } : undefined;
}

/** Somebody else's report can be read, not changed: for the wizard it is not there. */
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
