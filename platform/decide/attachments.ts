// Files that a command names. They are stored before the event that names them, and deleted again if none does.

import { isRefused } from "@sb/contracts/refused.ts";
import type { Handled } from "../decider.ts";

export type Attachments<Named, State> = {
  /** Names the files under a seq, as the command says them. Stores nothing. */
  name(seq: number): Named;
  put(seq: number, named: Named): Promise<void>;
  /** Deletes what the state does not name; everything that was put where the state is undefined. */
  settle(seq: number, named: Named, state: State | undefined): Promise<void>;
};

/** After a failure that is no refusal the event may be stored, so the files stay too. */
export async function withAttachments<Named, State>(
  attachments: Attachments<Named, State>,
  seq: number,
  run: (named: Named) => Promise<Handled<State>>,
): Promise<Handled<State>> {
  const named = attachments.name(seq);
  await attachments.put(seq, named);
  try {
    const handled = await run(named);
    await attachments.settle(seq, named, handled.outcome === "UNCHANGED" ? undefined : handled.state);
    return handled;
  } catch (error) {
    if (isRefused(error)) await attachments.settle(seq, named, undefined);
    throw error;
  }
}
