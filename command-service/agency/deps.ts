import type { WebhookOrigins, WriteDeps } from "../runtime/deps.ts";
import type { ReachDeps } from "../runtime/reach.ts";
import type { AgencyGate } from "./gate.ts";

export type AgencyDeps = WriteDeps & ReachDeps & WebhookOrigins & { readonly agencies: AgencyGate };
