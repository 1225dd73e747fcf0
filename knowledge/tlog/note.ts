// Signed notes (C2SP signed-note, https://c2sp.org/signed-note), checkpoints as their text (https://c2sp.org/tlog-checkpoint), and cosignatures
// of witnesses on those (https://c2sp.org/tlog-cosignature). Ed25519 alone. Whoever signs brings the function that does.
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64 } from "@scure/base";
import { sha256 } from "#sha256";
import { HASH_BYTES, type Hash } from "./merkle.ts";

/** NOTE signs the text; COSIGNATURE the text and the time. */
export const KEY_TYPES = { NOTE: 1, COSIGNATURE: 4 } as const;
type KeyType = (typeof KEY_TYPES)[keyof typeof KEY_TYPES];

export type VerifierKey = {
  readonly name: string;
  readonly type: KeyType;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
};
/** Ed25519 over the message, 64 bytes. */
export type Sign = (message: Uint8Array) => Uint8Array;

const ID_BYTES = 4;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;
const PUBLIC_KEY_BYTES = 32;
/** Characters of a note and lines of its signatures: 16 at least must be taken. */
const NOTE_LIMITS = { chars: 64 * 1024, signatures: 64, name: 200 } as const;

const keyIdOf = ({ name, type, publicKey }: VerifierKey): Uint8Array =>
  sha256(`${name}\n`, new Uint8Array([type]), publicKey).subarray(0, ID_BYTES);

const isName = (name: string): boolean => name !== "" && name.length <= NOTE_LIMITS.name && !/[\s+\p{C}]/u.test(name);

/** `name+id+key`, a vkey. */
export const verifierText = (key: VerifierKey): string =>
  `${key.name}+${bytesToHex(keyIdOf(key))}+${base64.encode(concatBytes(new Uint8Array([key.type]), key.publicKey))}`;

/** Undefined where it is none of an Ed25519 key, or its id is another key's. */
export function readVerifierText(text: string): VerifierKey | undefined {
  const [, name = "", id = "", key = ""] = /^([^+]{1,200})\+([\da-f]{8})\+([A-Za-z\d+/=]{1,100})$/.exec(text) ?? [];
  const [type, ...publicKey] = decoded(key) ?? [];
  if (!isName(name) || publicKey.length !== PUBLIC_KEY_BYTES) return undefined;
  if (type !== KEY_TYPES.NOTE && type !== KEY_TYPES.COSIGNATURE) return undefined;
  const read = { name, type, publicKey: new Uint8Array(publicKey) };
  return bytesToHex(keyIdOf(read)) === id ? read : undefined;
}

function decoded(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text);
  } catch {
    return undefined;
  }
}

export type NoteSignature = { readonly name: string; readonly id: Uint8Array; readonly signature: Uint8Array };
export type Note = {
  /** With its last line end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
};

const signatureLine = (name: string, id: Uint8Array, signature: Uint8Array): string =>
  `— ${name} ${base64.encode(concatBytes(id, signature))}\n`;

const SIGNATURE_LINE = /^— (\S+) ([A-Za-z\d+/]+={0,2})$/;

/** Lines of signatures, each with its line end. Undefined where one is malformed. */
export function readSignatures(lines: string): readonly NoteSignature[] | undefined {
  if (lines.length > NOTE_LIMITS.chars || !lines.endsWith("\n")) return undefined;
  const read = lines
    .slice(0, -1)
    .split("\n", NOTE_LIMITS.signatures + 1)
    .map(readSignature);
  return read.length <= NOTE_LIMITS.signatures && read.every((each) => each !== undefined) ? read : undefined;
}

function readSignature(line: string): NoteSignature | undefined {
  const [, name = "", text = ""] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = decoded(text);
  if (!isName(name) || !bytes || bytes.length <= ID_BYTES) return undefined;
  return { name, id: bytes.subarray(0, ID_BYTES), signature: bytes.subarray(ID_BYTES) };
}

/** Undefined where it is no signed note. Nothing is verified. */
export function readNote(note: string): Note | undefined {
  if (note.length > NOTE_LIMITS.chars || /[^\P{Cc}\n]|\ufffd/u.test(note)) return undefined;
  const end = note.lastIndexOf("\n\n");
  const signatures = end < 0 ? undefined : readSignatures(note.slice(end + 2));
  return signatures && { text: note.slice(0, end + 1), signatures };
}

/** The signatures of known keys. BAD: one of a known key is not good, so the note is not. */
export function verifyNote(
  { text, signatures }: Note,
  keys: readonly VerifierKey[],
): readonly { readonly key: VerifierKey; readonly time?: number }[] | "BAD" {
  const good: { key: VerifierKey; time?: number }[] = [];
  for (const signature of signatures) {
    const key = keys.find((each) => each.name === signature.name && same(keyIdOf(each), signature.id));
    if (!key) continue;
    const found = verifyOne(text, signature.signature, key);
    if (!found) return "BAD";
    if (!good.some((each) => each.key === key)) good.push({ key, ...found });
  }
  return good;
}

const same = (one: Uint8Array, other: Uint8Array): boolean => bytesToHex(one) === bytesToHex(other);

function verifyOne(
  text: string,
  signature: Uint8Array,
  { type, publicKey }: VerifierKey,
): { time?: number } | undefined {
  if (type === KEY_TYPES.NOTE) return isGood(signature, text, publicKey) ? {} : undefined;
  if (signature.length !== TIME_BYTES + SIGNATURE_BYTES) return undefined;
  const time = Number(BigInt(`0x${bytesToHex(signature.subarray(0, TIME_BYTES))}`));
  return isGood(signature.subarray(TIME_BYTES), cosignedText(text, time), publicKey) ? { time } : undefined;
}

function isGood(signature: Uint8Array, text: string, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, utf8ToBytes(text), publicKey, { zip215: false });
  } catch {
    // Not a signature, or not a key.
    return false;
  }
}

const cosignedText = (text: string, time: number): string => `cosignature/v1\ntime ${time}\n${text}`;

/** A note with one signature. */
export const signNote = (text: string, key: VerifierKey, sign: Sign): string =>
  `${text}\n${signatureLine(key.name, keyIdOf(key), sign(utf8ToBytes(text)))}`;

/** A witness's line on a checkpoint. `time`: seconds since 1970. */
export function cosign(text: string, time: number, key: VerifierKey, sign: Sign): string {
  const timeBytes = hexToBytes(time.toString(16).padStart(2 * TIME_BYTES, "0"));
  const signature = sign(utf8ToBytes(cosignedText(text, time)));
  return signatureLine(key.name, keyIdOf(key), concatBytes(timeBytes, signature));
}

/** Lines of a note's signatures again, as they were. */
export const signatureLines = (signatures: readonly NoteSignature[]): string =>
  signatures.map(({ name, id, signature }) => signatureLine(name, id, signature)).join("");

export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Hash };

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${base64.encode(root)}\n`;

/** Undefined where it is none. Lines after the third are passed over, but none may be empty. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const lines = text.split("\n");
  const [origin = "", size = "", rootText = ""] = lines;
  const root = decoded(rootText);
  const isWhole = lines.pop() === "" && lines.length >= 3 && lines.every((line) => line !== "");
  if (!isWhole || !/^(?:0|[1-9]\d{0,15})$/.test(size) || !Number.isSafeInteger(Number(size))) return undefined;
  return root?.length === HASH_BYTES ? { origin, size: Number(size), root } : undefined;
}
