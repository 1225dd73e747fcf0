import type { WriteDeps } from "../runtime/deps.ts";
import type { AgencyGate } from "./gate.ts";

export type AgencyDeps = WriteDeps & { readonly agencies: AgencyGate };
