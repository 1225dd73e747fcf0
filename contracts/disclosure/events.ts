// The facts of giving an agency what is confidential of a report (`disclosure-{agencySeq}-{dclrSeq}`): when, to whom and
// under which key, and nothing of what was in it.
import * as z from "zod";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents } from "../subject.ts";

/** It was asked for and is being sent: whether all of it arrived is not known. */
export const PackageFetched = defineEvent("PackageFetched", {
  version: 1,
  data: z.object({
    agencySeq: z.int(),
    dclrSeq: z.int(),
    /** SHA-256 of the public key it was encrypted to, hex. */
    keyHash: z.string(),
    /** Evidence files in it. */
    files: z.int(),
  }),
});
export type PackageFetched = EventFrom<typeof PackageFetched>;

export const disclosureEvents = defineEvents(PackageFetched);
