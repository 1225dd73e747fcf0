// What this device keeps about a login is encrypted with a key that scripts can use but never read.
import { createStore, del, get, set, update } from "idb-keyval";

const KEY_NAME = "key";
const store = createStore("safer-block", "session");

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };

/** Undefined where there is nothing, or where it can't be opened (the key was cleared away). */
export async function readSealed<T>(name: string): Promise<T | undefined> {
  const sealed = await get<Sealed>(name, store);
  if (!sealed) return undefined;
  const key = await ownKey();
  const plain = await crypto.subtle
    .decrypt({ name: "AES-GCM", iv: sealed.iv }, key, sealed.data)
    .catch((error: unknown) => (isUnreadable(error) ? undefined : Promise.reject(error)));
  if (plain) return JSON.parse(new TextDecoder().decode(plain)) as T;
  await del(name, store);
  return undefined;
}

export async function writeSealed(name: string, value: unknown): Promise<void> {
  const key = await ownKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  await set(name, { iv, data } satisfies Sealed, store);
}

export const removeSealed = (name: string): Promise<void> => del(name, store);

/** Made at first use. Two tabs may both make one; the first to be written is the one both get. */
async function ownKey(): Promise<CryptoKey> {
  const found = await get<CryptoKey>(KEY_NAME, store);
  if (found) return found;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await update<CryptoKey>(KEY_NAME, (existing) => existing ?? made, store);
  return (await get<CryptoKey>(KEY_NAME, store)) ?? made;
}

const isUnreadable = (error: unknown): boolean => error instanceof DOMException && error.name === "OperationError";
