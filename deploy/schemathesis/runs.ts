// The runs of schemathesis: one for each role; moderator and editor in one, on the routes that are not for all, as agencies on theirs.
import type { Service } from "./service.ts";

export type Run = {
  readonly role: string;
  /** Undefined for visitors. */
  readonly token: string | undefined;
  /** Cases at least: fewer would be a run that went wrong. */
  readonly cases: number;
  readonly args: readonly string[];
};

const CASES = 5_000;
/** For each operation, besides those that cover its schema: so many make CASES. */
const EXAMPLES = 8;
/** Each is asked with every value of its schema by the admin already. */
const STAFF_EXAMPLES = 5;
/** The test of roles shows that others are refused there, each route for each role. */
const STAFF_ONLY = "^/sb/admin/";
/** As above: all others are refused there. */
const AGENCY_ONLY = "^/sb/agency";
const AGENCY_CASES = 100;
/** The request after which its sender is not in their role any more. */
const LEAVING = "/sb/user/delete";

export function runsOf({ tokens }: Service): readonly Run[] {
  const all = [`--max-examples=${EXAMPLES}`];
  const others = [...all, `--exclude-path-regex=${STAFF_ONLY}`];
  const staying = `--exclude-path=${LEAVING}`;
  return [
    { role: "visitor", token: undefined, cases: CASES, args: others },
    { role: "user", token: tokens.user, cases: CASES, args: [...others, staying] },
    { role: "admin", token: tokens.admin, cases: CASES, args: [...all, staying] },
    {
      role: "staff",
      token: tokens.staff,
      cases: 1,
      args: [`--max-examples=${STAFF_EXAMPLES}`, `--include-path-regex=${STAFF_ONLY}`],
    },
    {
      role: "agency",
      token: tokens.agency,
      cases: AGENCY_CASES,
      args: [...all, `--include-path-regex=${AGENCY_ONLY}`],
    },
    { role: "leaving", token: tokens.leaving, cases: 1, args: ["--max-examples=20", `--include-path=${LEAVING}`] },
  ];
}
