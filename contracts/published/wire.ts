// Published lists on the wire, for admins.
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DECLARE_TYPES } from "../codes.ts";
import { REASON } from "../field.ts";
import { Instant, optionalCode, Seq, SeqParam, textOf } from "../http.ts";
import {
  HOLD_REASONS,
  KEPT_OUT_REASONS,
  LIST_FAILURES,
  LIST_FIELDS,
  LIST_FORMS,
  LIST_LIMITS,
  LIST_LOGIN_FIELDS,
  LIST_LOGINS,
  LIST_OUTCOMES,
  LIST_STATES,
  LIST_STEPS,
} from "./model.ts";

export const ListSeqParams = z.object({ listSeq: SeqParam });
export const ListSeqBody = z.object({ listSeq: Seq });
export const ListReasonBody = ListSeqBody.extend({ reason: textOf(REASON) });

/** https, without a user name: that would stand in logs. */
const isListUrl = (text: string | undefined): boolean => {
  const url = text === undefined ? undefined : URL.parse(text);
  return text === undefined || (url?.protocol === "https:" && url.username === "" && url.password === "");
};

const column = z.string().trim().min(1).max(LIST_LIMITS.columnChars);
const columns = z.array(column).max(LIST_LIMITS.columns);

/** The columns of a table, by their names or their numbers from 1. */
const TableColumns = z.object({
  targets: columns.min(1),
  kind: column.optional(),
  chain: column.optional(),
  since: column.optional(),
  words: columns.optional(),
  link: column.optional(),
  /** A row that these take back, or whose time is over, is no entry. */
  status: columns.optional(),
  until: column.optional(),
  /** `label=1`: only rows with one of these are entries. */
  bad: columns.optional(),
});

export const NewList = z.object({
  name: textOf(LIST_FIELDS.name),
  publisher: textOf(LIST_FIELDS.publisher),
  licence: textOf(LIST_FIELDS.licence),
  attribution: textOf(LIST_FIELDS.attribution),
  mayShare: z.boolean(),
  /** Left out where files are brought by hand (`npm run import -- FILE --list NAME`). */
  url: textOf(LIST_FIELDS.url).refine(isListUrl, { error: "LIST_URL_INVALID" }),
  /** Left out, it is recognised from the content. */
  form: optionalCode(LIST_FORMS),
  path: textOf(LIST_FIELDS.path),
  columns: TableColumns.optional(),
  everyHours: z.int().min(LIST_LIMITS.hoursLeast).max(LIST_LIMITS.hoursMost).default(24),
  takenFor: z.enum(CRIME_TYPES),
  contact: textOf(LIST_FIELDS.contact).refine((mail) => mail === undefined || z.email().safeParse(mail).success, {
    error: "EMAIL_INVALID",
  }),
});
export type NewList = z.output<typeof NewList>;

export const ModifiedList = NewList.extend({ listSeq: Seq });

export const AcceptBody = ListSeqBody.extend({
  digest: z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{64}$/),
});

/** Without a login, the one that there was is removed. It is never shown again. */
export const ListLoginBody = ListSeqBody.extend({
  login: z
    .object({
      kind: z.enum(LIST_LOGINS),
      user: textOf(LIST_LOGIN_FIELDS.user),
      secret: textOf(LIST_LOGIN_FIELDS.secret),
    })
    .refine(({ kind, user }) => kind !== "BASIC" || user !== undefined, {
      path: ["user"],
      error: "REQUIRED_FIELD_MISSING",
    })
    .optional(),
});
export type ListLoginBody = z.output<typeof ListLoginBody>;

const KeptOutView = z.array(
  z.object({
    reason: z.enum(KEPT_OUT_REASONS),
    count: z.int(),
    examples: z.array(z.string()).max(LIST_LIMITS.examples),
  }),
);

/** How a file is to be read, where that is not recognised. */
export const ListPreviewBody = NewList.pick({ form: true, path: true, columns: true });

/** A file as it would be read, before anything of it is taken. */
export const ListPreview = z.object({
  /** It is no list, and nothing of it counts. */
  fault: z.enum(LIST_FAILURES).optional(),
  /** Names to choose from, by `path`; columns that are unclear, with some of their values. */
  names: z.array(z.string()).optional(),
  form: z.string().optional(),
  encoding: z.string().optional(),
  /** Columns that were found, or named. */
  columns: TableColumns.optional(),
  wallets: z.int(),
  sites: z.int(),
  keptOut: KeptOutView,
  /** The first entries. */
  examples: z
    .array(
      z.object({
        target: z.string(),
        declareType: z.enum(DECLARE_TYPES),
        chain: z.enum(CHAINS).optional(),
        since: z.string().optional(),
        words: z.string().optional(),
      }),
    )
    .max(LIST_LIMITS.examples),
});
export type ListPreview = z.output<typeof ListPreview>;

/** The end of taking a file as the whole of a list. */
export const ListTake = z.object({
  outcome: z.enum(LIST_OUTCOMES),
  code: z.enum(LIST_FAILURES).optional(),
  listed: z.int().optional(),
  changed: z.int().optional(),
  delisted: z.int().optional(),
});

const Difference = {
  /** Entries of the new state, and of the one before. */
  entries: z.int(),
  before: z.int(),
  listed: z.int(),
  changed: z.int(),
  delisted: z.int(),
};

/** A list with its newest facts. */
export const ListView = z.object({
  listSeq: Seq,
  name: z.string(),
  publisher: z.string(),
  licence: z.string(),
  attribution: z.string().optional(),
  mayShare: z.boolean(),
  url: z.string().optional(),
  form: z.string().optional(),
  path: z.string().optional(),
  columns: TableColumns.optional(),
  everyHours: z.int(),
  takenFor: z.enum(CRIME_TYPES),
  contact: z.string().optional(),
  state: z.enum(LIST_STATES),
  addedAt: Instant,
  paused: z.object({ at: Instant, reason: z.string() }).optional(),
  withdrawn: z.object({ at: Instant, reason: z.string() }).optional(),
  /** The last good state: when its entries last changed, and when the publisher last had it. */
  good: z
    .object({ at: Instant, seenAt: Instant, entries: z.int(), form: z.string().optional(), keptOut: KeptOutView })
    .optional(),
  attempt: z
    .object({
      at: Instant,
      outcome: z.enum(LIST_OUTCOMES),
      code: z.enum(LIST_FAILURES).optional(),
      status: z.int().optional(),
      /** Names to choose from. */
      names: z.array(z.string()).optional(),
      /** In a row. */
      failures: z.int(),
    })
    .optional(),
  /** The login at its publisher's server that is kept, and since when. */
  login: z.object({ kind: z.enum(LIST_LOGINS), at: Instant }).optional(),
  /** The newest first; the same again is the same line, with how often. */
  history: z.array(
    z.object({
      ...{ at: Instant, step: z.enum(LIST_STEPS), times: z.int() },
      ...{ code: z.enum(LIST_FAILURES).optional(), status: z.int().optional() },
      difference: z.object(Difference).optional(),
    }),
  ),
  /** A change that waits for an admin. */
  held: z
    .object({
      ...{ digest: z.string(), at: Instant, reason: z.enum(HOLD_REASONS) },
      ...Difference,
      ...{ form: z.string().optional(), keptOut: KeptOutView },
    })
    .optional(),
});
export type ListView = z.output<typeof ListView>;

/** The newest first, withdrawn ones last. */
export const PublishedLists = z.object({ items: z.array(ListView) });
