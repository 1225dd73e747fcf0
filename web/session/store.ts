// The browser's one session: in memory per tab, encrypted on the device, synchronized across tabs.
import { useSyncExternalStore } from "react";
import { FILES_KEY, readEncrypted, removeEncrypted, VISITOR_DRAFT, writeEncrypted } from "./encrypted-storage.ts";
import { clearMark, readMark, writeMark } from "./mark.ts";
import { type Session, SIGNED_OUT } from "./session.ts";

type Kept = { readonly mark: string; readonly session: Session };

const NAME = "session";
const POLL_MS = 300;
const listeners = new Set<() => void>();
const channel = new BroadcastChannel("sb-session");
let kept: Kept | undefined;

export const getSession = (): Session => kept?.session ?? SIGNED_OUT;

/** This tab's session; re-renders when it changes in this tab or another. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A lock across tabs, so that a concurrent token refresh can't undo a logout.
const withLock = (change: () => Promise<void>): Promise<void> => navigator.locks.request("sb-session", change);

/** A new login gets a new mark, so that other tabs notice that the user may have changed. */
export const signIn = (session: Session): Promise<void> => withLock(() => keep({ mark: crypto.randomUUID(), session }));

/** Updates the token or nickname of the current login. Does nothing when signed out. */
export const updateSession = (change: (session: Session) => Session): Promise<void> =>
  withLock(async () => {
    if (kept && kept.mark === readMark()) await keep({ mark: kept.mark, session: change(kept.session) });
  });

/** Signs out in every tab. The caller ends the login on the server. */
export const signOut = (): Promise<void> =>
  withLock(async () => {
    show(undefined);
    clearMark();
    await removeEncrypted(NAME, FILES_KEY, VISITOR_DRAFT);
    channel.postMessage("changed");
  });

async function keep(next: Kept): Promise<void> {
  await writeEncrypted(NAME, next);
  writeMark(next.mark);
  show(next);
  channel.postMessage("changed");
}

/** Loads the session from the device. Without its mark, another tab signed out or the site's data was cleared. */
export const loadSession = (): Promise<void> =>
  navigator.locks.request("sb-session", { mode: "shared" }, async () => {
    const found = await readEncrypted<Kept>(NAME);
    const isWhole = found !== undefined && found.mark === readMark();
    // A mark without a session, or the reverse, is left over from cleared data.
    if (!isWhole) clearMark();
    show(isWhole ? found : undefined);
  });

function show(next: Kept | undefined): void {
  if (next === kept || (next && kept && same(next, kept))) return;
  kept = next;
  for (const listener of listeners) listener();
}

const same = (a: Kept, b: Kept): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Messages reach open tabs at once; polling catches what they miss (cleared data, suspended tabs). */
export function watchOtherTabs(): void {
  channel.onmessage = () => void loadSession();
  setInterval(() => {
    if (readMark() !== kept?.mark) void loadSession();
  }, POLL_MS);
}
