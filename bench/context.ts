// What every part of the bench is given.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "./row.ts";

export type Context = {
  /** Smaller fixtures and fewer rounds: a look, not a measurement. */
  readonly quick: boolean;
  readonly say: (line: string) => void;
  /** A data folder with a history, the same for every part that asks; no server runs on it between parts. */
  readonly store: () => Promise<Store>;
};

export type Store = { readonly dataDir: string; readonly events: number };

export type Part = (context: Context) => Promise<readonly Row[]>;

export type Folder = Disposable & { readonly path: string };

/** A folder that goes with the part that used it. */
export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), "safer-block-bench-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
