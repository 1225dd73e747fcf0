// A kind of job: its name, and the schema of its jobs' payload. Jobs that wait outlive releases: a schema takes
// every shape it ever had.
import type * as z from "zod";

export type JobKind<Payload = unknown> = {
  /** Small letters, digits and hyphens, beginning with its subject. */
  readonly kind: string;
  /** Ids only, no personal data; everything in it has a maximum. */
  readonly payload: z.ZodType<Payload>;
};

export const defineJob = <Payload>(kind: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({ kind, payload });
