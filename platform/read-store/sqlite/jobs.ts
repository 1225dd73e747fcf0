// Writes to the SQLite read store and their outcomes, as they go from one thread to another.

import type { Misfit } from "../../event-store/misfit.ts";
import type { LogMark } from "../../event-store/port.ts";
import { errcodeOf } from "../../sqlite/errors.ts";
import { CheckpointMoved, Fenced, type ReadBatch } from "../port.ts";
import { type PackedOps, packOps } from "./packed.ts";

export type Job =
  | { readonly kind: "attach"; readonly file: string; readonly log: LogMark }
  | (Omit<ReadBatch, "ops"> & { readonly kind: "apply"; readonly ops: PackedOps })
  | { readonly kind: "drop"; readonly projection: string; readonly fence: number | undefined }
  | { readonly kind: "promote"; readonly from: string; readonly to: string; readonly fence: number | undefined };
export type Batch = Extract<Job, { kind: "apply" }>;

/** The projection's versions before a batch and after it. */
export type Written = { readonly from: string; readonly to: string };
/** `attach` answers with misfits, `apply` with versions. */
export type Answer = readonly Misfit[] | Written | undefined;
export type BatchOutcome = { readonly answer: Answer } | Failure;
export type Failure = { readonly error: Error; readonly code: unknown; readonly errcode: number | undefined };

export function applyJob({ ops, ...batch }: ReadBatch): Batch {
  return { ...batch, kind: "apply", ops: packOps(ops) };
}

/** An error keeps neither its class nor its codes on its way from one thread to another. */
export function failureOf(cause: unknown): Failure {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  return { error, code: "code" in error ? error.code : undefined, errcode: errcodeOf(error) };
}

/** The error that failureOf was made from. */
export function errorOf({ error, code, errcode }: Failure): Error {
  if (code === "CHECKPOINT_MOVED") return new CheckpointMoved(error.message);
  if (code === "FENCED") return new Fenced(error.message);
  return Object.assign(error, code === undefined ? {} : { code }, errcode === undefined ? {} : { errcode });
}

/** The rules said no before anything was written. */
export const isRefusal = (error: unknown): boolean => error instanceof CheckpointMoved || error instanceof Fenced;
