// Login data on this device, encrypted with a key that scripts can use but not read (non-extractable).
import { createStore, del, get, set, update } from "idb-keyval";

const KEY_NAME = "key";
const store = createStore("safer-block", "session");

type Encrypted = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };

/** Undefined if nothing is stored or it can't be decrypted (the key was cleared). */
export async function readEncrypted<T>(name: string): Promise<T | undefined> {
  const encrypted = await get<Encrypted>(name, store);
  if (!encrypted) return undefined;
  const key = await ownKey();
  const plain = await crypto.subtle
    .decrypt({ name: "AES-GCM", iv: encrypted.iv }, key, encrypted.data)
    .catch((error: unknown) => (isUnreadable(error) ? undefined : Promise.reject(error)));
  if (plain) return JSON.parse(new TextDecoder().decode(plain)) as T;
  await del(name, store);
  return undefined;
}

export async function writeEncrypted(name: string, value: unknown): Promise<void> {
  const key = await ownKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  await set(name, { iv, data } satisfies Encrypted, store);
}

export const removeEncrypted = (name: string): Promise<void> => del(name, store);

/** Created at first use. If two tabs create one at the same time, both use the first that was stored. */
async function ownKey(): Promise<CryptoKey> {
  const found = await get<CryptoKey>(KEY_NAME, store);
  if (found) return found;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await update<CryptoKey>(KEY_NAME, (existing) => existing ?? made, store);
  return (await get<CryptoKey>(KEY_NAME, store)) ?? made;
}

const isUnreadable = (error: unknown): boolean => error instanceof DOMException && error.name === "OperationError";
