// Filing reports: events a second through the real handler, as a share of what bare inserts of the same bytes reach.
import type { Context } from "../context.ts";
import { notMeasured, type Row } from "../row.ts";
import { filingInProcess } from "./in-process.ts";
import { filingOverHttp } from "./over-http.ts";

/** Reports under way at once. */
const AT_ONCE = 64;

export async function benchFiling(context: Context): Promise<readonly Row[]> {
  const overHttp = (error: unknown) => [notMeasured("  filing over HTTP", error)];
  return [...(await filingInProcess(AT_ONCE, context)), ...(await filingOverHttp(AT_ONCE, context).catch(overHttp))];
}
