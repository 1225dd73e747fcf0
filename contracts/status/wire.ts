// How the service is, in words for everybody (docs/subjects/status.md).
import * as z from "zod";
import { Instant } from "../http.ts";

/**
 * FILING: reports are taken in. LOOKUP: addresses and sites are looked up. SEARCH: reports are found by words.
 * DELIVERY: agencies get reports. MAIL: mails go out. LISTS: published lists are refreshed.
 */
const STATUS_PARTS = ["FILING", "LOOKUP", "SEARCH", "DELIVERY", "MAIL", "LISTS"] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** DELAYED: it works, later than usual. DOWN: it does not work. UNKNOWN: it could not be asked. */
const STATUS_STATES = ["RUNNING", "DELAYED", "DOWN", "UNKNOWN"] as const;

/** No counts, names or places of machines: how much is reported, and by what it is carried, is not for everybody. */
export const StatusItem = z.object({
  part: z.enum(STATUS_PARTS),
  state: z.enum(STATUS_STATES),
  /** For how long the oldest waits, in whole minutes. */
  delayMinutes: z.int().optional(),
  /** LISTS: when one was last seen at its publisher's. */
  refreshedAt: Instant.optional(),
  /** Where it is not RUNNING: when that was first seen. It may have been so before. */
  since: Instant.optional(),
});
export type StatusItem = z.output<typeof StatusItem>;

export const Status = z.object({
  /** When the service looked. */
  at: Instant,
  items: z.array(StatusItem).max(STATUS_PARTS.length),
});
export type Status = z.output<typeof Status>;
