// A proof that needs no connection to be checked (C2SP tlog-proof, https://c2sp.org/tlog-proof): a leaf's place, the hashes up to the root, and the
// signed checkpoint. As extra data it has the entry itself, and the salt and fact that open its commitment.
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { base64 } from "@scure/base";
import { commitmentOf } from "./commitment.ts";
import { HASH_BYTES, type Hash, leafHash, PROOF_MOST, verifyInclusion } from "./merkle.ts";
import { type Checkpoint, readCheckpoint, readNote, type VerifierKey, verifyNote } from "./note.ts";

const HEAD = "c2sp.org/tlog-proof@v1";
/** Characters of a proof. */
const MOST = 64 * 1024;

type Opened = {
  readonly entry: string;
  readonly fact: Readonly<Record<string, unknown>>;
  readonly salt: string;
};
export type LogProof = {
  readonly index: number;
  readonly hashes: readonly Hash[];
  /** The signed checkpoint as it is. */
  readonly note: string;
  readonly extra: Opened;
};

export function proofText({ index, hashes, note, extra }: LogProof): string {
  const lines = [
    HEAD,
    `extra ${base64.encode(utf8ToBytes(JSON.stringify(extra)))}`,
    `index ${index}`,
    ...hashes.map((hash) => base64.encode(hash)),
  ];
  return `${lines.join("\n")}\n\n${note}`;
}

/** Undefined where it is none, or has nothing of ours in it. */
export function readProof(text: string): LogProof | undefined {
  const end = text.indexOf("\n\n");
  if (text.length > MOST || end < 0) return undefined;
  const [head, extraLine = "", indexLine = "", ...lines] = text.slice(0, end).split("\n");
  const index = /^index (0|[1-9]\d{0,15})$/.exec(indexLine)?.[1];
  if (head !== HEAD || index === undefined || lines.length > PROOF_MOST) return undefined;
  try {
    const extra = openedOf(JSON.parse(new TextDecoder().decode(base64.decode(extraLine.replace(/^extra /, "")))));
    const hashes = lines.map((line) => base64.decode(line));
    if (!extra || hashes.some(({ length }) => length !== HASH_BYTES)) return undefined;
    return { index: Number(index), hashes, note: text.slice(end + 2), extra };
  } catch {
    // Neither base64 nor JSON.
    return undefined;
  }
}

function openedOf(value: unknown): Opened | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { entry, fact, salt } = value as Partial<Record<keyof Opened, unknown>>;
  if (typeof entry !== "string" || typeof salt !== "string" || typeof fact !== "object" || fact === null)
    return undefined;
  return { entry, salt, fact: fact as Opened["fact"] };
}

/**
 * NOT_SIGNED: the checkpoint is not of this key. NOT_IN_LOG: the leaf is not where it is said to be. OTHER_FACT: the leaf commits to something
 * else.
 */
export type Verdict =
  | {
      readonly found: "PROVEN";
      readonly checkpoint: Checkpoint;
      readonly cosigned: readonly { readonly name: string; readonly time: number }[];
    }
  | { readonly found: "NOT_SIGNED" | "NOT_IN_LOG" | "OTHER_FACT" };

/** `witnesses`: those whose cosignatures count. */
export function verifyProof(
  { index, hashes, note, extra }: LogProof,
  key: VerifierKey,
  witnesses: readonly VerifierKey[] = [],
): Verdict {
  const checkpoint = signedCheckpoint(note, key, witnesses);
  if (!checkpoint) return { found: "NOT_SIGNED" };
  const { size, root } = checkpoint;
  if (!verifyInclusion({ index, size, proof: hashes }, leafHash(utf8ToBytes(extra.entry)), root))
    return { found: "NOT_IN_LOG" };
  return opens(extra) ? { found: "PROVEN", checkpoint, cosigned: checkpoint.cosigned } : { found: "OTHER_FACT" };
}

/** Whether salt and fact are what the entry commits to. */
function opens({ entry, fact, salt }: Opened): boolean {
  try {
    const { commitment } = JSON.parse(entry);
    return typeof commitment === "string" && commitment === commitmentOf(salt, fact);
  } catch {
    // Neither JSON nor base64.
    return false;
  }
}

/** The checkpoint in a note that the log has signed: its origin is the key's name. Undefined otherwise. */
export function signedCheckpoint(
  text: string,
  key: VerifierKey,
  witnesses: readonly VerifierKey[] = [],
): (Checkpoint & { readonly cosigned: readonly { readonly name: string; readonly time: number }[] }) | undefined {
  const note = readNote(text);
  const good = note && verifyNote(note, [key, ...witnesses]);
  if (!note || !good || good === "BAD" || !good.some((each) => each.key === key)) return undefined;
  const checkpoint = readCheckpoint(note.text);
  if (checkpoint?.origin !== key.name) return undefined;
  const cosigned = good.flatMap((each) => (each.time === undefined ? [] : [{ name: each.key.name, time: each.time }]));
  return { ...checkpoint, cosigned };
}
