// The context that every part of the bench gets.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "./row.ts";

export type Context = {
  /** Smaller fixtures and fewer rounds: for a quick look, not for figures to quote. */
  readonly quick: boolean;
  readonly load: LoadAsked;
  readonly say: (line: string) => void;
  /** A data folder filled with events, shared by the parts that need one; no server runs on it between parts. */
  readonly store: () => Promise<Store>;
};

/** The part that holds a load takes how many seconds, and how many reports a second. */
export type LoadAsked = { readonly seconds?: number | undefined; readonly rate?: number | undefined };

export type Store = { readonly dataDir: string; readonly events: number };

export type Part = (context: Context) => Promise<readonly Row[]>;

export type Folder = Disposable & { readonly path: string };

/** A temporary folder, removed when the part that uses it ends. */
export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), "safer-block-bench-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
