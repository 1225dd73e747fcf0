// Every few seconds: signs the public log as it is, once it is seen to begin with what was signed before, and asks witnesses to cosign it
// (docs/log.md). A tree that does not is never signed: a parked job tells operators.
import { createPublicKey, sign } from "node:crypto";
import { CHECKPOINT_FILE, LOG_MODEL } from "@sb/contracts/log/model.ts";
import { logOriginOf } from "@sb/contracts/log/origin.ts";
import { LogAlarm, LogCheckpoint } from "@sb/contracts/log/subject.ts";
import { keptSubtrees, type LogDocs, readFrontier } from "@sb/knowledge/tlog/kept.ts";
import { type Frontier, rootAt, rootOf } from "@sb/knowledge/tlog/merkle.ts";
import {
  type Checkpoint,
  checkpointText,
  KEY_TYPES,
  readCheckpoint,
  readNote,
  signNote,
} from "@sb/knowledge/tlog/note.ts";
import { type JobWorker, PermanentFailure, type Schedule } from "@sb/platform/jobs/port.ts";
import { logKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import type { JobDeps } from "../runtime/parts.ts";
import { askWitnesses } from "./witnesses.ts";

export type CheckpointDeps = Pick<
  JobDeps,
  "readStore" | "jobs" | "files" | "vault" | "leases" | "publicUrl" | "log" | "clock" | "witnesses"
>;

export const checkpointSchedule: Schedule = {
  kind: LogCheckpoint.kind,
  name: "log-checkpoint",
  payload: {},
  when: { everyMs: 15_000 },
};

/** One process at a time signs, also where a run before has been held up. */
const LEASE = { name: "log-checkpoint", ms: 60_000 };

export function checkpointHandler(deps: CheckpointDeps): JobWorker {
  return defineHandler({
    job: LogCheckpoint,
    concurrency: 1,
    async handle({ signal }) {
      const token = await deps.leases.acquire(LEASE.name, LEASE.ms);
      if (token === undefined) return;
      try {
        await signNewest(deps, signal);
      } finally {
        await deps.leases.release(LEASE.name, token);
      }
    },
  });
}

/** Signs nothing where what was signed before is not the beginning of the log. */
export async function signNewest(deps: CheckpointDeps, signal: AbortSignal): Promise<void> {
  const docs = deps.readStore.model(LOG_MODEL);
  const tree = await readFrontier(docs);
  const before = await findSigned(deps.files);
  if (before && !(await begins(docs, tree, before))) return await alarm(deps, tree, before);
  const origin = logOriginOf(deps.publicUrl);
  const isNew = before?.size !== tree.size || before.origin !== origin;
  const note = before && !isNew ? before.note : signed(deps, { origin, size: tree.size, root: rootOf(tree) });
  if (isNew) await deps.files.put(CHECKPOINT_FILE, Buffer.from(note));
  if (deps.witnesses.length === 0) return;
  const cosigned = await askWitnesses({ ...deps, subtrees: keptSubtrees(docs) }, note, signal);
  if (cosigned !== note) await deps.files.put(CHECKPOINT_FILE, Buffer.from(cosigned));
}

type Signed = Checkpoint & { readonly note: string };

async function findSigned(files: Pick<JobDeps["files"], "get">): Promise<Signed | undefined> {
  const bytes = await files.get(CHECKPOINT_FILE);
  if (!bytes) return undefined;
  const note = Buffer.from(bytes).toString();
  const checkpoint = readCheckpoint(readNote(note)?.text ?? "");
  // Half a file is not overwritten by whatever the tree is now.
  if (!checkpoint) throw new PermanentFailure("LOG_CHECKPOINT_UNREADABLE");
  return { ...checkpoint, note };
}

async function begins(docs: LogDocs, { size }: Frontier, before: Signed): Promise<boolean> {
  if (before.size > size) return false;
  return Buffer.compare(await rootAt(keptSubtrees(docs), before.size), before.root) === 0;
}

async function alarm(
  { jobs, log }: Pick<JobDeps, "jobs" | "log">,
  { size }: Frontier,
  before: Checkpoint,
): Promise<void> {
  log.error({ size, signed: before.size }, "the public log is not what was signed before: it is not signed any more");
  await jobs.enqueue([jobOf(LogAlarm, `${before.size}.${size}`, {})]);
}

export const alarmHandler = (): JobWorker =>
  defineHandler({
    job: LogAlarm,
    concurrency: 1,
    handle: () => Promise.reject(new PermanentFailure("LOG_INCONSISTENT")),
  });

function signed({ vault }: Pick<JobDeps, "vault">, checkpoint: Checkpoint): string {
  const key = logKeyOf(vault);
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url");
  const verifier = { name: checkpoint.origin, type: KEY_TYPES.NOTE, publicKey };
  return signNote(checkpointText(checkpoint), verifier, (message) => sign(null, message, key));
}
