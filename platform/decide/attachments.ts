// Files that a command names: they are in their store before the event that names them, and taken away again if none does.
import type { Handled } from "../decider.ts";
import { isRefused } from "../refused.ts";

export type Attachments<Stored, State> = {
  /** Stores the files under a seq, and gives what the command says of them. */
  put(seq: number): Promise<Stored>;
  /** Deletes what the state no longer names; all that was stored where the state is undefined. */
  settle(seq: number, stored: Stored, state: State | undefined): Promise<void>;
};

/** After a failure that is no refusal the event may stand, so the files stay too. */
export async function withAttachments<Stored, State>(
  { put, settle }: Attachments<Stored, State>,
  seq: number,
  run: (stored: Stored) => Promise<Handled<State>>,
): Promise<Handled<State>> {
  const stored = await put(seq);
  try {
    const handled = await run(stored);
    await settle(seq, stored, handled.outcome === "UNCHANGED" ? undefined : handled.state);
    return handled;
  } catch (error) {
    if (isRefused(error)) await settle(seq, stored, undefined);
    throw error;
  }
}
