// The one session of this browser: in memory for this tab, sealed on the device, the same in every tab.
import { useSyncExternalStore } from "react";
import { readSealed, removeSealed, writeSealed } from "./locked-box.ts";
import { clearMark, readMark, writeMark } from "./mark.ts";
import { type Session, SIGNED_OUT } from "./session.ts";

type Kept = { readonly mark: string; readonly session: Session };

const NAME = "session";
const POLL_MS = 300;
const listeners = new Set<() => void>();
const channel = new BroadcastChannel("sb-session");
let kept: Kept | undefined;

export const getSession = (): Session => kept?.session ?? SIGNED_OUT;

/** The person of this tab; screens are drawn again when that changes, in this tab or another. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Changes take turns over all tabs, so that a token renewed at the same moment can't undo a logout.
const inTurn = (change: () => Promise<void>): Promise<void> => navigator.locks.request("sb-session", change);

/** A login: a new mark, so that every other tab sees that the person may be another. */
export const signIn = (session: Session): Promise<void> => inTurn(() => keep({ mark: crypto.randomUUID(), session }));

/** A new token or nickname of the same login. Does nothing once signed out. */
export const updateSession = (change: (session: Session) => Session): Promise<void> =>
  inTurn(async () => {
    if (kept && kept.mark === readMark()) await keep({ mark: kept.mark, session: change(kept.session) });
  });

/** Forgets the login in every tab; ending it on the server is the caller's part. */
export const signOut = (): Promise<void> =>
  inTurn(async () => {
    show(undefined);
    clearMark();
    await removeSealed(NAME);
    channel.postMessage("changed");
  });

async function keep(next: Kept): Promise<void> {
  await writeSealed(NAME, next);
  writeMark(next.mark);
  show(next);
  channel.postMessage("changed");
}

/** Takes over what the device keeps. A login whose mark is gone was ended by another tab, or by clearing the site's data. */
export const loadSession = (): Promise<void> =>
  navigator.locks.request("sb-session", { mode: "shared" }, async () => {
    const found = await readSealed<Kept>(NAME);
    const isWhole = found !== undefined && found.mark === readMark();
    // One without the other is the rest of something that was cleared away.
    if (!isWhole) clearMark();
    show(isWhole ? found : undefined);
  });

function show(next: Kept | undefined): void {
  if (next === kept || (next && kept && same(next, kept))) return;
  kept = next;
  for (const listener of listeners) listener();
}

const same = (a: Kept, b: Kept): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Messages reach open tabs at once; the poll finds what no message told (cleared data, a tab that slept). */
export function watchOtherTabs(): void {
  channel.onmessage = () => void loadSession();
  setInterval(() => {
    if (readMark() !== kept?.mark) void loadSession();
  }, POLL_MS);
}
