// localStorage and sessionStorage, with an in-memory fallback where the browser blocks them.
type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

function storageOr(find: () => globalThis.Storage): Storage {
  try {
    return find();
  } catch {
    return inMemory();
  }
}

function inMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

export const onDevice: Storage = storageOr(() => localStorage);
export const inTab: Storage = storageOr(() => sessionStorage);
