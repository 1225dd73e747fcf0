import type { ReadStore } from "@sb/platform/read-store/port.ts";

const PATIENCE_MS = 10_000;

/** Throws where the read model does not get there: the job is tried again. */
export async function requireReached(
  { readStore }: { readonly readStore: Pick<ReadStore, "whenReached"> },
  model: string,
  position: string,
): Promise<void> {
  if (await readStore.whenReached(model, position, PATIENCE_MS)) return;
  throw Object.assign(new Error("a read model is behind"), { code: "MODEL_BEHIND" });
}
