// The ten main routes, as a visitor who comes for the first time.
import type { APIRequestContext } from "@playwright/test";
import { ReportList } from "@sb/contracts/report/wire.ts";

/** With things of the demo content. */
export async function mainRoutes(request: APIRequestContext): Promise<readonly string[]> {
  const read = async (path: string) => (await request.get(`/sb/${path}`)).json();
  const { items } = ReportList.parse(await read("report/history?declareType=WALLET"));
  const found: { readonly lookup: { readonly normalized: string } } = await read(
    `report/target?adrs=${items[0]?.adrs}`,
  );
  const views: { readonly items: readonly { readonly viewSeq: number }[] } = await read("insight/safer-view");
  return [
    "/",
    "/report",
    "/report/history",
    `/report/history/${items[0]?.dclrSeq}`,
    `/a/${found.lookup.normalized}`,
    "/private",
    "/insight/safer-view",
    `/insight/safer-view/${views.items[0]?.viewSeq}`,
    "/support/notice",
    "/term/privacy",
  ];
}

/** Its kind, without what differs from run to run. */
export const kindOf = (path: string): string => path.replace(/\/\d+$/, "/…").replace(/^\/a\/.*/, "/a/…");
