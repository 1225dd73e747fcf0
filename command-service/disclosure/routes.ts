// The disclosure subject's routes.
import type { DisclosureCommandKey } from "@sb/contracts/disclosure/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type DisclosureDeps, getPackage } from "./get-package.ts";

export const routes = ((deps: DisclosureDeps): Handlers<DisclosureCommandKey> => ({
  "GET agency/report/{dclrSeq}/package": getPackage(deps),
})) satisfies CommandRoutes;
