// Filing reports through the real handler: events per second, as a share of bare inserts of the same rows.
import type { Context } from "../context.ts";
import { notMeasured, type Row } from "../row.ts";
import { filingInProcess } from "./in-process.ts";
import { filingOverHttp } from "./over-http.ts";

/** Concurrent filings. */
const AT_ONCE = 64;

export async function benchFiling(context: Context): Promise<readonly Row[]> {
  const overHttp = (error: unknown) => [notMeasured("  filing over HTTP", error)];
  return [...(await filingInProcess(AT_ONCE, context)), ...(await filingOverHttp(AT_ONCE, context).catch(overHttp))];
}
