// Chosen files that survive a reload: on this device, encrypted with a key that is destroyed at the logout.
import { openFile, type SealedFile, sealFile } from "./sealed-file.ts";

/** The key of a draft's files: somebody's id and the draft's. */
type DraftRef = { readonly userId: string; readonly draftId: string };

/** `id`: of the attachment. */
export type DeviceFile = { readonly id: string; readonly file: File };

type ShelfEntry = {
  readonly place: DraftRef;
  readonly order: number;
  readonly savedAt: number;
  readonly sealed: SealedFile;
};

/** Where entries are: IndexedDB, or a map in tests. */
export type Shelf = {
  set(id: string, entry: ShelfEntry): Promise<void>;
  delete(ids: readonly string[]): Promise<void>;
  entries(): Promise<readonly (readonly [id: string, entry: ShelfEntry])[]>;
};

export type DeviceFiles = {
  save(place: DraftRef, file: DeviceFile): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** In the order in which they were saved. What can't be read any more is deleted, and so is what nobody came back for. */
  find(place: DraftRef): Promise<readonly DeviceFile[]>;
  forget(place: DraftRef): Promise<void>;
  /** A visitor's files become those of the person that they have logged in as. */
  move(from: DraftRef, to: DraftRef): Promise<void>;
};

type Deps = {
  readonly shelf: Shelf;
  readonly key: () => Promise<CryptoKey>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const LONGEST_MS = 30 * 86_400_000;

export function createDeviceFiles({ shelf, key, now }: Deps): DeviceFiles {
  let order = 0;
  const remove = (ids: readonly string[]) => shelf.delete(ids);
  return {
    save: async (place, { id, file }) => {
      order += 1;
      await shelf.set(id, { place, order, savedAt: now(), sealed: await sealFile(await key(), file) });
    },
    remove,
    find: async (place) => {
      const entries = await shelf.entries();
      const ours = entries.filter(([, entry]) => isAt(entry, place)).sort(byAge);
      const opened = await openAll(ours, await key());
      const isRead = new Set(opened.map(({ id }) => id));
      const isOld = (entry: ShelfEntry) => entry.savedAt < now() - LONGEST_MS || entry.place.userId !== place.userId;
      const gone = entries.filter(([id, entry]) => isOld(entry) || (isAt(entry, place) && !isRead.has(id)));
      await remove(gone.map(([id]) => id));
      return opened;
    },
    forget: async (place) => {
      const entries = await shelf.entries();
      await remove(entries.filter(([, entry]) => isAt(entry, place)).map(([id]) => id));
    },
    move: async (from, to) => {
      const entries = await shelf.entries();
      for (const [id, entry] of entries.filter(([, each]) => isAt(each, from)))
        await shelf.set(id, { ...entry, place: to });
    },
  };
}

type Shelved = readonly [id: string, entry: ShelfEntry];

const isAt = ({ place }: ShelfEntry, { userId, draftId }: DraftRef): boolean =>
  place.userId === userId && place.draftId === draftId;

const byAge = ([, a]: Shelved, [, b]: Shelved): number => a.savedAt - b.savedAt || a.order - b.order;

async function openAll(entries: readonly Shelved[], key: CryptoKey): Promise<readonly DeviceFile[]> {
  const opened: DeviceFile[] = [];
  for (const [id, { sealed }] of entries) {
    const file = await openFile(key, sealed);
    if (file) opened.push({ id, file });
  }
  return opened;
}
