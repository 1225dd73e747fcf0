import type { Files } from "@sb/platform/files/port.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type InsightDeps = WriteDeps & { readonly files: Files };
