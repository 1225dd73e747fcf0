// What is read: the calls that have a budget, and two of them for somebody who is logged in.
import type { ReportList } from "@sb/contracts/report.ts";
import { request } from "@sb/deploy/test/person.ts";

export type Read = {
  readonly what: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly budgeted: boolean;
};

const PAGES = 10;
const PAGE_SIZE = 100;

/** Details and look-ups are of many reports, so that they are not all of one that is in every cache. */
export async function findReads(url: string, accessToken: string): Promise<readonly Read[]> {
  const items = await newestReports(url);
  const details = items.map(({ dclrSeq }) => `/sb/report/history/${dclrSeq}`);
  const lookups = items.map(({ adrs }) => `/sb/report/lookup?adrs=${encodeURIComponent(adrs)}`);
  const loggedIn = { authorization: `Bearer ${accessToken}` };
  return [
    { what: "report/history (newest 10)", paths: ["/sb/report/history"], headers: {}, budgeted: true },
    { what: "report/history/{seq}", paths: details, headers: {}, budgeted: true },
    { what: "home/main", paths: ["/sb/home/main"], headers: {}, budgeted: true },
    { what: "report/lookup", paths: lookups, headers: {}, budgeted: true },
    {
      what: "report/history, logged in: made anew each time",
      paths: ["/sb/report/history"],
      headers: loggedIn,
      budgeted: false,
    },
    { what: "home/main, logged in: made anew each time", paths: ["/sb/home/main"], headers: loggedIn, budgeted: false },
  ];
}

async function newestReports(url: string): Promise<ReportList["items"]> {
  const pages = Array.from({ length: PAGES }, async (_, page) => {
    const path = `report/history?pagination.size=${PAGE_SIZE}&pagination.page=${page + 1}`;
    const { status, body } = await request<ReportList>(url, "GET", path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    return body.items;
  });
  return (await Promise.all(pages)).flat();
}
