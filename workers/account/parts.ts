// The jobs of accounts.

import type { WorkerParts } from "../runtime/parts.ts";
import { type AccountMailDeps, accountMailHandler } from "./mail.ts";

export const parts = { jobs: (deps: AccountMailDeps) => [accountMailHandler(deps)] } satisfies WorkerParts;
