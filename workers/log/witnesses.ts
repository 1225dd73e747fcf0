// Asks witnesses to cosign a checkpoint (C2SP tlog-witness, https://c2sp.org/tlog-witness). One that is away, or answers nonsense, holds nobody up: it is asked
// again with the next checkpoint.
import { proveConsistency, type ReadSubtrees } from "@sb/knowledge/tlog/merkle.ts";
import {
  KEY_TYPES,
  type Note,
  readCheckpoint,
  readNote,
  readSignatures,
  readVerifierText,
  signatureLines,
  type VerifierKey,
  verifyNote,
} from "@sb/knowledge/tlog/note.ts";
import { ConfigError } from "@sb/platform/config/config.ts";
import type { WitnessSetting } from "@sb/platform/config/witness.ts";
import { postGuarded } from "@sb/platform/guarded-fetch/guarded-post.ts";
import { errorFacts } from "@sb/platform/log-port.ts";
import type { JobDeps } from "../runtime/parts.ts";

export type Witness = { readonly key: VerifierKey; readonly url: string };

/** Throws ConfigError where a key is none of an Ed25519 cosigner. */
export function readWitnesses(settings: readonly WitnessSetting[]): readonly Witness[] {
  return settings.map(({ key: text, url }) => {
    const key = readVerifierText(text);
    if (key?.type === KEY_TYPES.COSIGNATURE) return { key, url };
    throw new ConfigError(`SB_LOG_WITNESSES: ${text} is no key of an Ed25519 cosigner`);
  });
}

type WitnessDeps = Pick<JobDeps, "log" | "witnesses"> & { readonly subtrees: ReadSubtrees };

const TIMEOUT_MS = 5_000;
/** Bytes of an answer: some lines of signatures. */
const ANSWER_BYTES = 16_384;

/** The note with the cosignatures that it did not have yet. */
export async function askWitnesses(deps: WitnessDeps, note: string, signal: AbortSignal): Promise<string> {
  const read = readNote(note);
  const checkpoint = read && readCheckpoint(read.text);
  if (!read || !checkpoint) throw new Error("what was signed is no checkpoint");
  const cosigned = verifyNote(
    read,
    deps.witnesses.map(({ key }) => key),
  );
  const missing = deps.witnesses.filter(({ key }) => cosigned === "BAD" || !cosigned.some((each) => each.key === key));
  const lines = await Promise.all(
    missing.map(async (witness) => {
      try {
        return await ask(deps, witness, { ...read, raw: note, size: checkpoint.size }, signal);
      } catch (error) {
        deps.log.warn({ witness: witness.key.name, ...errorFacts(error) }, "a witness did not cosign");
        return "";
      }
    }),
  );
  return note + lines.join("");
}

type Asked = Note & { readonly raw: string; readonly size: number };

/** Its line. A witness that knows another size says so, and is asked once more from there. */
async function ask(deps: WitnessDeps, witness: Witness, note: Asked, signal: AbortSignal): Promise<string> {
  // The size that it had is its own to tell.
  let answer = await post(deps, witness, note, note.size, signal);
  if (answer.status === 409) answer = await post(deps, witness, note, sizeIn(answer.body, note.size), signal);
  if (answer.status !== 200) throw new WitnessFailed(`HTTP_${answer.status}`);
  return goodLines(answer.body, note, witness.key);
}

async function post(
  { subtrees }: Pick<WitnessDeps, "subtrees">,
  { url, key: _ }: Witness,
  { raw, size }: Asked,
  old: number,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: string }> {
  const proof = await proveConsistency(subtrees, old, size);
  const body = `${[`old ${old}`, ...proof.map((hash) => Buffer.from(hash).toString("base64"))].join("\n")}\n\n${raw}`;
  const answer = await postGuarded(
    {
      ...{ url: `${url}/add-checkpoint`, headers: {}, mediaType: "text/plain; charset=utf-8", body },
      ...{ timeoutMs: TIMEOUT_MS, readBytes: ANSWER_BYTES, signal },
    },
    // The operator names them.
    { exceptOrigin: new URL(url).origin },
  );
  return { status: answer.status, body: Buffer.from(answer.body ?? []).toString() };
}

function sizeIn(body: string, most: number): number {
  const size = Number(/^(0|[1-9]\d{0,15})\n$/.exec(body)?.[1] ?? Number.NaN);
  // One that has seen more than there is has seen another log, or a newer checkpoint.
  if (!(size <= most)) throw new WitnessFailed("SIZE");
  return size;
}

function goodLines(body: string, { text }: Note, key: VerifierKey): string {
  const signatures = readSignatures(body)?.filter(({ name }) => name === key.name) ?? [];
  const good = verifyNote({ text, signatures }, [key]);
  if (good === "BAD" || good.length === 0) throw new WitnessFailed("SIGNATURE");
  return signatureLines(signatures.slice(0, 1));
}

class WitnessFailed extends Error {
  override readonly name = "WitnessFailed";
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
