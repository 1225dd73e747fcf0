// A file on this device, encrypted: its bytes, and apart from them its name, type and time.

type Box = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };
export type SealedFile = { readonly head: Box; readonly body: Box };

type Head = { readonly name: string; readonly type: string; readonly lastModified: number };

export async function sealFile(key: CryptoKey, file: File): Promise<SealedFile> {
  const head: Head = { name: file.name, type: file.type, lastModified: file.lastModified };
  return {
    head: await seal(key, new TextEncoder().encode(JSON.stringify(head))),
    body: await seal(key, await file.arrayBuffer()),
  };
}

/** Undefined where another key sealed it, or it is damaged. */
export async function openFile(key: CryptoKey, { head, body }: SealedFile): Promise<File | undefined> {
  const facts = await open(key, head);
  const bytes = facts && (await open(key, body));
  if (!bytes) return undefined;
  const { name, type, lastModified } = JSON.parse(new TextDecoder().decode(facts)) as Head;
  return new File([bytes], name, { type, lastModified });
}

async function seal(key: CryptoKey, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes) };
}

async function open(key: CryptoKey, { iv, data }: Box): Promise<ArrayBuffer | undefined> {
  try {
    return await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data);
  } catch (error) {
    if (error instanceof DOMException && error.name === "OperationError") return undefined;
    throw error;
  }
}
