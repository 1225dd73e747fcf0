// The jobs about what machines take in (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

/** Publishes look-ups as static files (docs/edge.md). */
export const EdgePublish = defineJob("sharing-edge", z.object({}));

/** Is parked at once, so that operators see that nothing is published. Its id says why. */
export const EdgeAlarm = defineJob("sharing-edge-alarm", z.object({}));
