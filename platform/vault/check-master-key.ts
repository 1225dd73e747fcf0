// Checks at the start that the master key is the one that wrapped this store's keys. A lost master.key or a setting copied
// from elsewhere would otherwise show only when somebody's own text can't be opened.
import { type EventStore, hasErrorCode, NO_STREAM, type StreamEvent } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import type { Vault } from "./port.ts";

const STREAM = "vault-check";

type Deps = { readonly eventStore: EventStore; readonly vault: Vault; readonly clock?: () => string };

/** Stores the key's fingerprint in an empty store. Throws where the store has another one. */
export async function checkMasterKey({ eventStore, vault, clock }: Deps): Promise<void> {
  const mark = vault.mac("vault-check", STREAM);
  const noted = (await findMark(eventStore)) ?? (await note(eventStore, mark, clock));
  if (noted !== mark) {
    throw new Error(
      "The master key (master.key or SB_MASTER_KEY) is not the one that events.db was made with: restore it",
    );
  }
}

async function findMark(eventStore: EventStore): Promise<string | undefined> {
  const [noted] = (await eventStore.readStream(STREAM)).events;
  return noted === undefined ? undefined : markIn(noted);
}

/** The fingerprint that is stored in the end: another process may be first. */
async function note(eventStore: EventStore, mark: string, clock = () => new Date().toISOString()) {
  const eventId = uuidv7();
  const meta = { eventId, correlationId: eventId, actor: "system:vault", at: clock() };
  try {
    await eventStore.append(STREAM, [{ type: "MasterKeyNoted", version: 1, data: { mark }, meta }], NO_STREAM);
    return mark;
  } catch (error) {
    if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
    return findMark(eventStore);
  }
}

function markIn({ data }: StreamEvent): string | undefined {
  return typeof data === "object" && data !== null && "mark" in data ? String(data.mark) : undefined;
}
