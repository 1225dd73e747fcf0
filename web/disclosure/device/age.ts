// age on the device: key pairs, and what was encrypted to them. It is loaded when it is needed (30 kB and more).
import { armor, Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { identityIn } from "./identity-file.ts";

export type KeyPair = {
  /** The private key: it never leaves the device. */
  readonly identity: string;
  /** The public key. */
  readonly recipient: string;
};

export async function makeKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The keys in a file that was saved by this app or by `age-keygen`; undefined where there are none. */
export async function readKeyPair(text: string): Promise<KeyPair | undefined> {
  const identity = identityIn(text);
  if (identity === undefined) return undefined;
  try {
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    // A letter is wrong: its checksum does not hold.
    return undefined;
  }
}

export class WrongKey extends Error {}

/** Throws WrongKey where it was encrypted to somebody else, and another error where it is damaged. */
export async function decrypt(sealed: Blob, { identity }: Pick<KeyPair, "identity">): Promise<Uint8Array<ArrayBuffer>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return new Uint8Array(await decrypter.decrypt(await unarmored(sealed)));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("no identity matched")) throw new WrongKey();
    throw error;
  }
}

const ARMOR = "-----BEGIN AGE";

async function unarmored(sealed: Blob): Promise<Uint8Array> {
  const isArmored = (await sealed.slice(0, ARMOR.length).text()) === ARMOR;
  return isArmored ? armor.decode(await sealed.text()) : new Uint8Array(await sealed.arrayBuffer());
}
