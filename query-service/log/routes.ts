// Where something stands in the public log: leaf, what opens its commitment, and proofs under the newest checkpoint.

import {
  CHECKPOINT_FILE,
  LOG_COLLECTIONS,
  LOG_MODEL,
  type LoggedFact,
  type LoggedObjectionDoc,
  type LoggedReportDoc,
  type LoggedRequestDoc,
} from "@sb/contracts/log/model.ts";
import type { LogQueryKey } from "@sb/contracts/log/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { keptSubtrees, type LogDocs, readEntry } from "@sb/knowledge/tlog/kept.ts";
import { proveInclusion } from "@sb/knowledge/tlog/merkle.ts";
import { type Checkpoint, readCheckpoint, readNote } from "@sb/knowledge/tlog/note.ts";
import { proofText } from "@sb/knowledge/tlog/proof.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

type LogQueryDeps = { readonly readStore: Pick<ReadStore, "model">; readonly files: Pick<Files, "get"> };
type Signed = Checkpoint & { readonly note: string };

export const routes = (({ readStore, files }: LogQueryDeps): Handlers<LogQueryKey> => ({
  "GET log/report/{dclrSeq}": async ({ params: { dclrSeq } }) => {
    const docs = readStore.model(LOG_MODEL);
    const doc = (await docs.get(LOG_COLLECTIONS.report, String(dclrSeq))) as LoggedReportDoc | undefined;
    if (!doc?.isPublic) throw new Refused("NOT_FOUND");
    const signed = await findSigned(files);
    const proofs = [doc.filed, doc.now].map((fact) => fact && proven(docs, fact, signed));
    const [filed, now] = await Promise.all(proofs);
    return { body: { filed, now, trail: [...doc.trail] } };
  },
  "GET log/request/{requestSeq}": async ({ params: { requestSeq }, caller }) => {
    const docs = readStore.model(LOG_MODEL);
    const doc = (await docs.get(LOG_COLLECTIONS.request, String(requestSeq))) as LoggedRequestDoc | undefined;
    if (doc === undefined || doc.requesterId !== caller.userId) throw new Refused("NOT_FOUND");
    const signed = await findSigned(files);
    const { asked, decided } = doc;
    return {
      body: {
        asked: await proven(docs, asked, signed),
        decided: decided && {
          ...(await proven(docs, decided, signed)),
          ...{ outcome: decided.outcome, by: decided.by },
        },
      },
    };
  },
  "GET log/objection/{objectionSeq}": async ({ params: { objectionSeq }, caller }) => {
    const docs = readStore.model(LOG_MODEL);
    const doc = (await docs.get(LOG_COLLECTIONS.objection, String(objectionSeq))) as LoggedObjectionDoc | undefined;
    if (doc === undefined || doc.objectorId !== caller.userId) throw new Refused("NOT_FOUND");
    const { decided } = doc;
    return {
      body: { decided: { ...(await proven(docs, decided, await findSigned(files))), outcome: decided.outcome } },
    };
  },
})) satisfies QueryRoutes;

/** The newest checkpoint; undefined where none was signed yet. */
async function findSigned(files: LogQueryDeps["files"]): Promise<Signed | undefined> {
  const bytes = await files.get(CHECKPOINT_FILE);
  const note = bytes && Buffer.from(bytes).toString();
  const checkpoint = note === undefined ? undefined : readCheckpoint(readNote(note)?.text ?? "");
  return checkpoint && note !== undefined ? { ...checkpoint, note } : undefined;
}

async function proven(docs: LogDocs, { leaf, fact, salt }: LoggedFact, signed: Signed | undefined) {
  const entry = await readEntry(docs, leaf);
  if (entry === undefined) throw new Refused("UNAVAILABLE");
  const told = { leaf, fact, salt, entry };
  if (!signed || leaf >= signed.size) return told;
  const hashes = await proveInclusion(keptSubtrees(docs), leaf, signed.size);
  return { ...told, proof: proofText({ index: leaf, hashes, note: signed.note, extra: { entry, fact, salt } }) };
}
