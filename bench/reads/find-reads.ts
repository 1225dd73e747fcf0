// The reads to measure: those with a budget, as a visitor and logged in, and some that miss the cache.
import type { ReportList } from "@sb/contracts/report/wire.ts";
import { declaration } from "@sb/deploy/test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "@sb/deploy/test/people/person.ts";

export type Read = {
  readonly what: string;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly budgeted: boolean;
};

type Listed = Pick<ReportList["items"][number], "dclrSeq" | "adrs">;

const HISTORY = "/sb/report/history";
const HOME = "/sb/home/main";
/** Details and lookups cover this many reports, so that not every request hits the same cached one. */
const MANY = 1_000;

export async function findReads(url: string): Promise<readonly Read[]> {
  const owner = await signIn(url, "owner@mail.example", "owner");
  const reader = await signIn(url, "reader@mail.example", "reader");
  const reports = await fileOne(url, owner);
  const newest = reports.slice(-MANY);
  return [...budgeted("", {}, newest), ...budgeted(", logged in", as(reader), newest), ...anew(as(owner), reports)];
}

function budgeted(who: string, headers: Read["headers"], reports: readonly Listed[]): readonly Read[] {
  const paths = {
    "report/history (newest 10)": [HISTORY],
    "report/history/{seq}": reports.map(detail),
    "home/main": [HOME],
    "report/lookup": reports.map(lookup),
  };
  return Object.entries(paths).map(([what, each]) => ({ what: what + who, paths: each, headers, budgeted: true }));
}

/** Made for each request: lists with one's own report, from the public answer, and more answers than the cache holds. */
function anew(owner: Read["headers"], reports: readonly Listed[]): readonly Read[] {
  const all = `${reports.length} in turn`;
  return [
    { what: "report/history, for an owner", paths: [HISTORY], headers: owner, budgeted: false },
    { what: "home/main, for an owner", paths: [HOME], headers: owner, budgeted: false },
    { what: `report/history/{seq}, ${all}`, paths: reports.map(detail), headers: {}, budgeted: false },
    { what: `report/lookup, ${all}`, paths: reports.map(lookup), headers: {}, budgeted: false },
  ];
}

const as = ({ accessToken }: Person): Read["headers"] => ({ authorization: `Bearer ${accessToken}` });
const detail = ({ dclrSeq }: Listed): string => `${HISTORY}/${dclrSeq}`;
const lookup = ({ adrs }: Listed): string => `/sb/report/lookup?adrs=${encodeURIComponent(adrs)}`;

/** All public reports, oldest first; the owner's new one is the last. */
async function fileOne(url: string, owner: Person): Promise<readonly Listed[]> {
  const filed = await owner.call("POST", "report", declaration());
  const { status, body } = await request<string>(url, "GET", "report/export", undefined, seeing(filed));
  if (status !== 200) throw new Error(`GET report/export answered ${status}`);
  return body
    .trimEnd()
    .split("\n")
    .map((line): Listed => JSON.parse(line));
}
