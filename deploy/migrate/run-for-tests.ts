// For tests: the command in this process, with what it printed.
import { run } from "./run.ts";

export type Ended = { readonly code: number; readonly text: string };

export async function migrated(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  let text = "";
  const code = await run(args, env, { write: (written) => (text += written) });
  return { code, text };
}
