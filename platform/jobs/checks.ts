// Checks what callers hand in, before it reaches an adapter.
import { JobInvalid, type JobName, type NewJob, PAYLOAD_BYTES, PROGRESS_BYTES, type Schedule } from "./port.ts";
import { nextAfter } from "./when.ts";

const KIND = /^[a-z][a-z0-9-]{0,59}$/;
const ID = /^[A-Za-z0-9._~@-]{1,200}$/;
/** BullMQ takes these for ids of its own. */
const BARE_NUMBER = /^-?\d+$/;

/** Throws JobInvalid. */
function requireName({ kind, id }: JobName): void {
  if (!KIND.test(kind)) throw new JobInvalid("not a kind of job");
  if (!ID.test(id) || BARE_NUMBER.test(id)) throw new JobInvalid(`not an id of a job of kind ${kind}`);
}

/** The payload as JSON. Throws JobInvalid. */
export function requireJob(job: NewJob): string {
  requireName(job);
  if (job.runAt !== undefined && !Number.isSafeInteger(job.runAt)) throw new JobInvalid(`not a time: ${job.runAt}`);
  return requireJson(job.payload, PAYLOAD_BYTES, `the payload of a job of kind ${job.kind}`);
}

/** The payload as JSON. Throws JobInvalid. */
export function requireSchedule({ kind, name, payload, when }: Schedule): string {
  requireName({ kind, id: name });
  nextAfter(when, 0);
  return requireJson(payload, PAYLOAD_BYTES, `the payload of the schedule ${name}`);
}

/** Throws JobInvalid. */
export const requireProgress = (progress: unknown): string => requireJson(progress, PROGRESS_BYTES, "progress");

function requireJson(value: unknown, maxBytes: number, what: string): string {
  // Undefined for what JSON can't hold, such as a function.
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new JobInvalid(`${what} is no JSON`);
  if (Buffer.byteLength(json) > maxBytes) throw new JobInvalid(`${what} is longer than ${maxBytes} bytes`);
  return json;
}
