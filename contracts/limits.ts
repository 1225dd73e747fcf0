// Business constants of docs/specification/9-constants.md and the sizes that it leaves open, as far as several subjects share them or the
// platform keeps them. Those of one subject stand in its own folder (`NOTICE_LIMITS`).
import { PAGE_LIMITS } from "./page-limits.ts";

export const LIMITS = {
  ...PAGE_LIMITS,
  /** Files per upload. */
  files: 5,
  /** Bytes of one uploaded file. */
  fileBytes: 10 * 1024 * 1024,
  /** Pixels of a picture: what decoding it may cost, whatever its bytes. */
  imagePixels: 25_000_000,
  /** Characters. */
  titleChars: 200,
  /** The incident: `comment` of a report. */
  incidentChars: 10_000,
  /** `content` of a comment on a report, an article or an inquiry. */
  commentContentChars: 1_000,
  /** Comments of one account within 24 hours; replies as many again. */
  commentsADay: 200,
  /** Characters of a mail address as it is sent, and of a token in a mail's link. */
  emailSent: 300,
  tokenChars: 300,
  shortTextChars: 300,
  longTextChars: 5_000,
  /** Bytes of a saved draft as JSON. */
  draftBytes: 256 * 1024,
  pageSizeDefault: 10,
  pageSizeMax: 100,
  /** A search counts matches up to this number. */
  countedTotal: 1_000,
  /** Jobs of a kind in a state are counted up to this number, and so many are replayed at once. */
  jobsCounted: 1_000,
  jobsReplayed: 1_000,
  /** Fields named in one problem. */
  problemFields: 20,
  /** Characters of the path of such a field. */
  problemPathChars: 200,
} as const;

/** Clocks of machines differ, and are set right, by less than this without anybody having put them back. Milliseconds. */
export const SKEW_MS = 60_000;
