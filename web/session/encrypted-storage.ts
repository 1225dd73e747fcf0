// Login data on this device, encrypted with a key that scripts can use but not read (non-extractable).
import { createStore, delMany, get, set, update } from "idb-keyval";

const KEY_NAME = "key";
export const FILES_KEY = "files-key";
/** A report that a visitor writes before they log in (report/guest/). */
export const VISITOR_DRAFT = "visitor-draft";
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
  await removeEncrypted(name);
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

export const removeEncrypted = (...names: readonly string[]): Promise<void> => delMany([...names], store);

/** The key of a draft's chosen files. Without it nobody can read them any more: a logout destroys it. */
export const filesKey = (): Promise<CryptoKey> => ownKey(FILES_KEY);

/** Created at first use. If two tabs create one at the same time, both use the first that was stored. */
async function ownKey(name = KEY_NAME): Promise<CryptoKey> {
  const found = await get<CryptoKey>(name, store);
  if (found) return found;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await update<CryptoKey>(name, (existing) => existing ?? made, store);
  return (await get<CryptoKey>(name, store)) ?? made;
}

const isUnreadable = (error: unknown): boolean => error instanceof DOMException && error.name === "OperationError";
