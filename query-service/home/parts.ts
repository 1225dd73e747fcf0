// Home is made of what several subjects read. Where one of them fails, its part is empty and named; the others stand.
import type { HomePart } from "@sb/contracts/home/wire.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";

const isNotReady = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "NOT_READY";

/** Reads the parts of one answer, and notes in `failed` those that could not be read. */
export function createParts(log: Pick<Log, "error">) {
  const failed: HomePart[] = [];
  let isAnyRead = false;
  let firstError: unknown;

  return {
    failed,
    /** The part, or `empty` where reading it fails. Throws where its model is not ready. */
    async read<Part>(name: HomePart, read: () => Promise<Part>, empty: Part): Promise<Part> {
      try {
        const part = await read();
        isAnyRead = true;
        return part;
      } catch (error) {
        // Figures of a model that was lost would be nought, on the page that most people see first.
        if (isNotReady(error)) throw error;
        log.error({ part: name, ...errorFacts(error) }, "a part of home could not be read");
        firstError ??= error;
        failed.push(name);
        return empty;
      }
    },
    /** Throws the first part's error where not one could be read. */
    requireAny(): void {
      if (!isAnyRead) throw firstError;
    },
  };
}
