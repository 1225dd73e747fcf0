// Reads of the model `analysis@1`, typed: it holds what its projection put there.
import { ANALYSIS_COLLECTION, ANALYSIS_MODEL, type AnalysisDoc } from "@sb/contracts/analysis/model.ts";
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;
type PageQuery = { readonly page: number; readonly size: number; readonly newestFirst: boolean };

export async function findAnalysis(readStore: Models, analysisSeq: number): Promise<AnalysisDoc | undefined> {
  const doc = await readStore.model(ANALYSIS_MODEL).get(ANALYSIS_COLLECTION, String(analysisSeq));
  return doc as AnalysisDoc | undefined;
}

/** A page of a list, without those that are gone meanwhile. */
export async function findPage(
  readStore: Models,
  list: string,
  { page, size, newestFirst }: PageQuery,
): Promise<{ readonly docs: readonly AnalysisDoc[]; readonly pagination: Pagination }> {
  const model = readStore.model(ANALYSIS_MODEL);
  const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst });
  const docs = await model.getMany(members.map((id) => ({ collection: ANALYSIS_COLLECTION, id })));
  return {
    docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly AnalysisDoc[],
    pagination: paginate(page, size, total),
  };
}
