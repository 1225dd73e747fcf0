// Watches on the wire (docs/wire.md: `GET watch`, `POST watch`).
import * as z from "zod";
import { blankOr, codeOr, Instant, listOf, PaginationQuery, requiredText, Seq, textOf } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { TARGET_EXAMPLES, TARGET_MEANING } from "../report/examples.ts";
import { WATCH_FIELDS, WATCH_KINDS, WATCH_OCCASIONS, WATCH_PACES } from "./model.ts";

const occasions = z.array(z.enum(WATCH_OCCASIONS)).min(1).max(WATCH_OCCASIONS.length);

/** An address or a site, or words; exactly one of the two. */
export const NewWatch = z.object({
  adrs: textOf(WATCH_FIELDS.adrs).meta({ examples: TARGET_EXAMPLES, description: TARGET_MEANING }),
  searchKeyword: textOf(WATCH_FIELDS.searchKeyword),
  /** When to be told. A search is told of new reports only. */
  on: occasions.default([...WATCH_OCCASIONS]),
  pace: codeOr(WATCH_PACES, "AT_ONCE"),
});
export type NewWatch = z.output<typeof NewWatch>;

export const WatchSeqBody = z.object({ watchSeq: Seq });

/** Absent members stay as they are. */
export const ChangedWatch = z.object({
  watchSeq: Seq,
  on: occasions.optional(),
  pace: z.enum(WATCH_PACES).optional(),
  paused: z.boolean().optional(),
});
export type ChangedWatch = z.output<typeof ChangedWatch>;

/** In the URL, because mail programs POST to it with a body of their own (RFC 8058). */
export const WatchLinkQuery = z.object({ token: requiredText(LIMITS.tokenChars) });

/** `adrs`: only the one watch of that address or site. */
export const WatchListQuery = z.object({
  adrs: blankOr(z.string().max(WATCH_FIELDS.adrs.maxChars, { error: "TEXT_TOO_LONG" })),
  pagination: PaginationQuery,
});

export const WatchView = z.object({
  watchSeq: Seq,
  kind: z.enum(WATCH_KINDS),
  /** For an address or a site. */
  adrs: z.string().optional(),
  /** For a search. */
  searchKeyword: z.string().optional(),
  on: z.array(z.enum(WATCH_OCCASIONS)),
  pace: z.enum(WATCH_PACES),
  paused: z.boolean(),
  startedAt: Instant,
  /** Its last hit. `dclrSeq` is missing where the report is gone. */
  last: z.object({ occasion: z.enum(WATCH_OCCASIONS), at: Instant, dclrSeq: Seq.optional() }).optional(),
});
export type WatchView = z.output<typeof WatchView>;
export const WatchList = listOf(WatchView);
