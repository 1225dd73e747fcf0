// The runs of schemathesis: one for each role; moderator and editor in one, on the routes that are not for all, as agencies on theirs.
import { routes } from "@sb/contracts/routes.ts";
import type { Service } from "./service.ts";

export type Run = {
  readonly role: string;
  /** Undefined for visitors. */
  readonly token: string | undefined;
  /** Cases at least: fewer would be a run that went wrong. */
  readonly cases: number;
  readonly args: readonly string[];
};

/** Requests in all, more or less; `SB_TEST_GENERATED` says how many. */
const GENERATED = 1_500;
/** From here on each value that stands at the edge of a schema is sent as well, which alone makes some thousands. */
const THOROUGH = 20_000;
/** The guard is asked for each route and role without a server: others are refused there. */
const STAFF_ONLY = "^/sb/admin/";
const AGENCY_ONLY = "^/sb/agency";
/** Ends the account of the caller, who has no role afterwards. */
const LEAVING = "/sb/user/delete";

export function runsOf({ tokens }: Pick<Service, "tokens">, generated = generatedOf(process.env)): readonly Run[] {
  const phases = generated < THOROUGH ? "examples,fuzzing" : "examples,coverage,fuzzing";
  const run = (
    role: string,
    token: string | undefined,
    share: number,
    only: (path: string) => boolean,
    ...args: string[]
  ) => {
    const cases = Math.round(generated * share);
    // Besides the row's own example.
    const each = Math.max(1, Math.floor(cases / routesOf(only)) - 1);
    return {
      role,
      token,
      cases: Math.max(1, Math.floor(cases * ENOUGH)),
      args: [`--phases=${phases}`, `--max-examples=${each}`, ...args],
    };
  };
  const isStaffs = (path: string) => path.startsWith("admin/");
  const isAgencys = (path: string) => path.startsWith("agency");
  const others = `--exclude-path-regex=${STAFF_ONLY}`;
  const staying = `--exclude-path=${LEAVING}`;
  return [
    run("visitor", undefined, 0.2, (path) => !isStaffs(path), others),
    run("user", tokens.user, 0.35, (path) => !isStaffs(path), others, staying),
    run("admin", tokens.admin, 0.35, () => true, staying),
    run("staff", tokens.staff, 0.07, isStaffs, `--include-path-regex=${STAFF_ONLY}`),
    run("agency", tokens.agency, 0.02, isAgencys, `--include-path-regex=${AGENCY_ONLY}`),
    run("leaving", tokens.leaving, 0, (path) => path === "user/delete", `--include-path=${LEAVING}`),
  ];
}

/** A part of what is asked for: routes without anything to vary are asked once. */
const ENOUGH = 0.6;

const routesOf = (only: (path: string) => boolean): number =>
  Object.keys(routes).filter((key) => only(key.slice(key.indexOf(" ") + 1))).length;

/** Throws where it is no number. */
export function generatedOf({ SB_TEST_GENERATED: given }: Readonly<Record<string, string | undefined>>): number {
  if (given === undefined || given === "") return GENERATED;
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new Error("SB_TEST_GENERATED must be a number of requests");
  return Number(given);
}
