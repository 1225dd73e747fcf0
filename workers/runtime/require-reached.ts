// Jobs read models that events get into a moment later: to be early is no failed try (define-handler.ts).
import type { ReadStore } from "@sb/platform/read-store/port.ts";

const PATIENCE_MS = 10_000;
const CODE = "MODEL_BEHIND";

/** Throws ModelBehind where the read model does not get there. */
export async function requireReached(
  { readStore }: { readonly readStore: Pick<ReadStore, "whenReached"> },
  model: string,
  position: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  if (!(await readStore.whenReached(model, position, patienceMs))) throw new ModelBehind();
}

/** The read model has not reached the event that a job is about. */
export class ModelBehind extends Error {
  override readonly name = "ModelBehind";
  readonly code = CODE;

  constructor() {
    super("a read model is behind");
  }
}

export const isModelBehind = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === CODE;
