// Sends a report: a new one with an idempotency key derived from its content, a changed one with the kept files.
import { call } from "../../../api/client.ts";
import { ApiError, isApiError } from "../../../api/problem.ts";
import { filesToSend } from "../../../attachments/attachment.ts";
import { keyOf } from "../../../form/idempotency-key.ts";
import type { FieldError } from "../form/check.ts";
import { toDeclaration, toOthers } from "../form/declaration.ts";
import { isFieldCode } from "../form/field-code.ts";
import { findPlace } from "../form/place.ts";
import type { Submission } from "../machine/actors.ts";
import type { Failure } from "../machine/context.ts";

type OnProgress = (share: number) => void;
type Filed = { readonly dclrSeq: number };

/** Rejects with the server's error. */
export function sendReport(
  { mode, draftId, values, attached, agreed }: Submission,
  onProgress: OnProgress,
): Promise<Filed> {
  const body = toDeclaration(values, agreed);
  const ready = filesToSend(attached);
  const upload = ready.length > 0 ? { files: ready.map(({ sent }) => sent), onProgress } : {};
  if (mode.kind === "new") return fileNew();
  const keepFiles = attached.kept.map(({ fileId }) => fileId);
  return call("POST report/history/modify", { body: { ...body, dclrSeq: mode.dclrSeq, keepFiles }, ...upload });

  async function fileNew() {
    // The same content of the same draft has the same key, even after a reload.
    const hashes = ready.map(({ sha256 }) => sha256);
    const others = toOthers(values.others);
    if (others.length === 0)
      return call("POST report", { body, ...upload, idempotencyKey: await keyOf([draftId, body, hashes]) });
    const whole = { ...body, incident: draftId, others };
    const idempotencyKey = await keyOf([draftId, whole, hashes]);
    const { reports } = await call("POST report/incident", { body: whole, ...upload, idempotencyKey });
    const [first] = reports;
    if (!first) throw new ApiError({ status: 201, code: "NO_DATA" });
    return first;
  }
}

export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { code: "UNKNOWN", fields: [], likelyChains: [] };
  const fields = error.fields.flatMap(({ path, code }): FieldError[] => {
    const place = findPlace(path);
    return place && isFieldCode(code) ? [{ place, code }] : [];
  });
  return { code: error.code, fields, likelyChains: error.likelyChains };
}
