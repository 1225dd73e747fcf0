// What the news' writes need besides what all have.
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type NewsDeps = WriteDeps & { readonly newsSources: readonly NewsSource[] };
