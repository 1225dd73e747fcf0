// A webhook that did not take a message, and when it wants to be asked again.
import { type JobRun, PutOff } from "@sb/platform/jobs/port.ts";
import { LONGEST_WAIT_MS } from "@sb/platform/webhook/call.ts";
import * as z from "zod";

/** The message is tried again. Its code is all that the job's history keeps. */
export class WebhookFailed extends Error {
  override readonly name = "WebhookFailed";
  readonly code: string;
  /** As the receiver's `Retry-After` asks. Milliseconds. */
  readonly waitMs: number | undefined;
  constructor(code: string, waitMs?: number) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** Milliseconds since 1970. */
const Progress = z.object({ notBefore: z.number() });

/** Puts a job off until its receiver may be asked again: no try is lost by that. */
export async function heedingReceiver<Run extends JobRun>(run: Run, handle: () => Promise<void>): Promise<void> {
  const asked = Progress.safeParse(run.progress);
  const leftMs = asked.success ? asked.data.notBefore - Date.now() : 0;
  // More than it can be, where the clock was put back.
  if (leftMs > 0 && leftMs <= LONGEST_WAIT_MS) throw new PutOff(leftMs, "RETRY_AFTER");
  try {
    await handle();
  } catch (error) {
    const waitMs = error instanceof WebhookFailed ? error.waitMs : undefined;
    if (waitMs !== undefined) await run.report({ notBefore: Date.now() + waitMs });
    throw error;
  }
}
