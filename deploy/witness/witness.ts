// A witness of logs (C2SP tlog-witness, https://c2sp.org/tlog-witness): cosigns a checkpoint once it is proved that the log only grew since the one before. It keeps
// one file for each log, and is all of this one folder; docs/log.md says how to run it.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { EMPTY_ROOT, verifyConsistency } from "@sb/knowledge/tlog/merkle.ts";
import {
  type Checkpoint,
  cosign,
  KEY_TYPES,
  type Note,
  readCheckpoint,
  readNote,
  type VerifierKey,
  verifierText,
  verifyNote,
} from "@sb/knowledge/tlog/note.ts";

export type WitnessOptions = {
  /** `witness.example/w1` */
  readonly name: string;
  /** The key and the newest checkpoint of each log. */
  readonly folder: string;
  /** Keys of the logs that it cosigns. */
  readonly logs: readonly VerifierKey[];
  /** Seconds since 1970. */
  readonly now: () => number;
};

/** Bytes of a request: a proof has 63 hashes at most, a note 64 kB. */
const BODY_BYTES = 128 * 1024;
const PROOF_LINES = 63;

type Answer = { readonly status: number; readonly body?: string; readonly mediaType?: string };

/** `key`: for those who configure it, `name+id+key`. */
export function createWitness({ name, folder, logs, now }: WitnessOptions): {
  readonly key: string;
  readonly server: Server;
} {
  mkdirSync(folder, { recursive: true });
  const secret = loadKey(join(folder, "key.pem"));
  const { x = "" } = createPublicKey(secret).export({ format: "jwk" });
  const own: VerifierKey = { name, type: KEY_TYPES.COSIGNATURE, publicKey: Buffer.from(x, "base64url") };

  /** Without a pause between reading and keeping, so no two requests can be judged by the same state. */
  function addCheckpoint(body: string): Answer {
    const asked = readRequest(body);
    if (!asked) return { status: 400 };
    const { old, proof, note, checkpoint } = asked;
    const known = logs.filter((log) => log.name === checkpoint.origin);
    if (known.length === 0) return { status: 404 };
    const good = verifyNote(note, known);
    if (good === "BAD" || good.length === 0) return { status: 403 };
    if (old > checkpoint.size) return { status: 400 };
    const file = join(folder, `${originHash(checkpoint.origin)}.checkpoint`);
    const before = lastOf(file);
    if (old !== before.size) return { status: 409, body: `${before.size}\n`, mediaType: "text/x.tlog.size" };
    const grew = verifyConsistency({ before: old, size: checkpoint.size, proof }, before.root, checkpoint.root);
    const isEmpty = checkpoint.size > 0 || Buffer.compare(checkpoint.root, EMPTY_ROOT) === 0;
    if (!grew || !isEmpty) return { status: 422 };
    const line = cosign(note.text, now(), own, (message) => sign(null, message, secret));
    keep(file, `${asked.raw}${line}`);
    return { status: 200, body: line };
  }

  function getCheckpoint(hash: string): Answer {
    const file = join(folder, `${hash}.checkpoint`);
    return existsSync(file) ? { status: 200, body: readFileSync(file, "utf8") } : { status: 404 };
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((): Answer => ({ status: 500 }))
      .then((given) => send(response, given));
  });
  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? "";
    const [, hash] = /^\/([\da-f]{64})\/checkpoint$/.exec(path) ?? [];
    if (request.method === "GET" && hash !== undefined) return getCheckpoint(hash);
    if (path !== "/add-checkpoint") return { status: 404 };
    if (request.method !== "POST") return { status: 405 };
    const body = await readBody(request);
    return body === undefined ? { status: 413 } : addCheckpoint(body);
  }
  return { key: verifierText(own), server };
}

const originHash = (origin: string): string => createHash("sha256").update(origin).digest("hex");

/** The tree that was cosigned last; the empty one where none was. */
function lastOf(file: string): Pick<Checkpoint, "size" | "root"> {
  if (!existsSync(file)) return { size: 0, root: EMPTY_ROOT };
  const note = readNote(readFileSync(file, "utf8"));
  const checkpoint = note && readCheckpoint(note.text);
  if (!checkpoint) throw new Error("what was kept of a log can't be read");
  return checkpoint;
}

/** Durable before it is answered, and never half of it. */
function keep(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

function loadKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync("ed25519");
    writeFileSync(file, privateKey.export({ format: "pem", type: "pkcs8" }), { mode: 0o600, flush: true });
  }
  return createPrivateKey(readFileSync(file));
}

type Asked = {
  readonly old: number;
  readonly proof: readonly Uint8Array[];
  readonly raw: string;
  readonly note: Note;
  readonly checkpoint: Checkpoint;
};

function readRequest(body: string): Asked | undefined {
  const end = body.indexOf("\n\n");
  const [first = "", ...lines] = body.slice(0, Math.max(0, end)).split("\n");
  const raw = body.slice(end + 2);
  const note = readNote(raw);
  const checkpoint = note && readCheckpoint(note.text);
  const old = Number(/^old (0|[1-9]\d{0,15})$/.exec(first)?.[1] ?? Number.NaN);
  const proof = lines.map((line) => Buffer.from(line, "base64"));
  const isProof = lines.every((line, at) => /^[A-Za-z\d+/]{43}=$/.test(line) && proof[at]?.length === 32);
  if (!note || !checkpoint || !Number.isSafeInteger(old) || lines.length > PROOF_LINES || !isProof) return undefined;
  return { old, proof, raw, note, checkpoint };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function send(response: ServerResponse, { status, body = "", mediaType = "text/plain; charset=utf-8" }: Answer): void {
  response.writeHead(status, { "content-type": mediaType, "content-length": Buffer.byteLength(body) }).end(body);
}
