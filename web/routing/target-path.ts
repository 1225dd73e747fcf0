// The path of a target's page. Everything that names a target links to it.
import type { DeclareType } from "@sb/contracts/codes.ts";
import { pathTo } from "./paths.ts";

/** By the one spelling that all reports on it share; of an account on a service the slash is encoded (`/s/t.me%2Fname`). */
export const targetPath = (declareType: DeclareType, normalized: string): string =>
  declareType === "SITE" ? pathTo("/s/:host", { host: normalized }) : pathTo("/a/:address", { address: normalized });
