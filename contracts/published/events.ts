// Facts of a published list (`published-{listSeq}`), of its entries (`listing-{listSeq}.{segment}`), and of the names that lists have
// (`listnames-all`). What others publish is no personal data of ours, so nothing is sealed.
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DECLARE_TYPES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { HOLD_REASONS, KEPT_OUT_REASONS, LIST_FAILURES, LIST_LOGINS } from "./model.ts";

const text = z.string();
const optional = z.string().optional();

export const ListFacts = z.object({
  name: text,
  publisher: text,
  licence: text,
  attribution: optional,
  /** Whether its licence lets us pass its entries on: else exports and feeds leave them out. */
  mayShare: z.boolean(),
  /** An address that is asked again and again, or files that somebody brings. */
  source: z.union([z.object({ url: text }), z.object({ file: z.literal(true) })]),
  /** Named where it is not recognised from the content. */
  form: optional,
  /** Where the entries stand in JSON. */
  path: optional,
  /** The columns of a table, by their names or their numbers from 1. */
  columns: z
    .object({
      targets: z.array(text),
      kind: optional,
      chain: optional,
      since: optional,
      words: z.array(text).optional(),
      link: optional,
      /** A row that these take back, or whose time is over, is no entry. */
      status: z.array(text).optional(),
      until: optional,
      /** `label=1`: only rows with one of these are entries. */
      bad: z.array(text).optional(),
    })
    .optional(),
  everyHours: z.int(),
  /** All of its entries are taken for this. */
  takenFor: z.enum(CRIME_TYPES),
  contact: optional,
});
export type ListFacts = DeepReadonly<z.output<typeof ListFacts>>;

const List = z.object({ listSeq: z.int() });
const WithFacts = List.extend({ facts: ListFacts });
const WithReason = List.extend({ reason: text });

export const ListAdded = defineEvent("ListAdded", { version: 1, data: WithFacts });
export const ListModified = defineEvent("ListModified", { version: 1, data: WithFacts });
export const ListPaused = defineEvent("ListPaused", { version: 1, data: WithReason });
export const ListResumed = defineEvent("ListResumed", { version: 1, data: List });
/** Somebody wants it refreshed now. */
export const ListRefreshAsked = defineEvent("ListRefreshAsked", { version: 1, data: List });
export const ListWithdrawn = defineEvent("ListWithdrawn", { version: 1, data: WithReason });
/** Nothing of a withdrawn list's entries is left. */
const ListEmptied = defineEvent("ListEmptied", { version: 1, data: List });

/** Values that were not listed, by reason. */
export const KeptOut = z.object({
  reason: z.enum(KEPT_OUT_REASONS),
  count: z.int(),
  /** The first few, as they were written. */
  examples: z.array(text),
});
export type KeptOut = DeepReadonly<z.output<typeof KeptOut>>;

/** The difference between a new state of a list and the last good one. */
export const ListDifference = z.object({
  /** Entries of the new state, and of the one before. */
  entries: z.int(),
  before: z.int(),
  listed: z.int(),
  changed: z.int(),
  delisted: z.int(),
});
export type ListDifference = DeepReadonly<z.output<typeof ListDifference>>;

const Read = ListDifference.extend({
  /** SHA-256 over all keys and entries in order, hex: two states with the same are the same. */
  digest: text,
  /** The form that it was read as; absent where it was read before. */
  form: optional,
  keptOut: z.array(KeptOut),
});

/** Its entries are these now; the events of the difference lie before this one. */
export const ListTaken = defineEvent("ListTaken", { version: 1, data: List.extend(Read.shape) });
/** Its publisher has what was taken last. */
const ListUnchanged = defineEvent("ListUnchanged", { version: 1, data: List });
const ListNotRead = defineEvent("ListNotRead", {
  version: 1,
  data: List.extend({
    code: z.enum(LIST_FAILURES),
    status: z.int().optional(),
    /** Files, sheets or collections to choose from. */
    names: z.array(text).optional(),
  }),
});
const Held = Read.extend({ reason: z.enum(HOLD_REASONS) });
export type HeldChange = DeepReadonly<z.output<typeof Held>>;
/** A change that nobody expected: nothing of it was taken. It is named by its digest; the next good state takes its place. */
const ListHeld = defineEvent("ListHeld", { version: 1, data: List.extend(Held.shape) });
/** An admin has looked at what is held. It is taken as it was held, or where it is fetched again and is the same. */
export const ListAccepted = defineEvent("ListAccepted", { version: 1, data: List.extend({ digest: text }) });

/** An admin brings a file as the whole of the list; how it ends is noted as of any attempt. */
export const ListFileBrought = defineEvent("ListFileBrought", { version: 1, data: List });
/** An admin does not want what is held: the state in use stays. The same change, read again, is held again. */
export const ListDismissed = defineEvent("ListDismissed", {
  version: 1,
  data: List.extend({ digest: text }),
});

/** A login at the publisher's server, for that origin alone. `user`: where it is BASIC. */
export const ListLogin = z.object({ origin: text, user: optional, secret: text });
export type ListLogin = DeepReadonly<z.output<typeof ListLogin>>;
/** The owner of the key that a `ListLogin` is sealed with: another login, and the list's end, destroy it. */
export const listLoginOwner = (loginId: string): string => `list-login~${loginId}`;

export const ListLoginGiven = defineEvent("ListLoginGiven", {
  version: 1,
  data: List.extend({
    loginId: text,
    kind: z.enum(LIST_LOGINS),
    /** `ListLogin`, for `listLoginOwner`. */
    sealed: text,
  }),
});
export const ListLoginRemoved = defineEvent("ListLoginRemoved", { version: 1, data: List });

export const publishedEvents = defineEvents(
  ListAdded,
  ListModified,
  ListPaused,
  ListResumed,
  ListRefreshAsked,
  ListWithdrawn,
  ListEmptied,
  ListTaken,
  ListUnchanged,
  ListNotRead,
  ListHeld,
  ListAccepted,
  ListDismissed,
  ListFileBrought,
  ListLoginGiven,
  ListLoginRemoved,
);
export type PublishedEvent = EventIn<typeof publishedEvents>;

/** An entry, by the one spelling that its target is counted under. */
export const ListedEntry = z.object({
  addressKey: text,
  /** As it is shown; absent where that is the key. */
  target: optional,
  declareType: z.enum(DECLARE_TYPES),
  chain: z.enum(CHAINS).optional(),
  /** `YYYY-MM-DD` */
  since: optional,
  words: optional,
  link: optional,
});
export type ListedEntry = DeepReadonly<z.output<typeof ListedEntry>>;

const Entries = List.extend({ entries: z.array(ListedEntry) });
const EntriesListed = defineEvent("EntriesListed", { version: 1, data: Entries });
/** Each is there as a whole. */
const EntriesChanged = defineEvent("EntriesChanged", { version: 1, data: Entries });
const EntriesDelisted = defineEvent("EntriesDelisted", {
  version: 1,
  data: List.extend({ addressKeys: z.array(text) }),
});
export const listingEvents = defineEvents(EntriesListed, EntriesChanged, EntriesDelisted);
export type ListingEvent = EventIn<typeof listingEvents>;

export const ListNameTaken = defineEvent("ListNameTaken", { version: 1, data: List.extend({ name: text }) });
export type ListNameTaken = EventFrom<typeof ListNameTaken>;
export const ListNameFreed = defineEvent("ListNameFreed", { version: 1, data: List });
export type ListNameFreed = EventFrom<typeof ListNameFreed>;
export const listNameEvents = defineEvents(ListNameTaken, ListNameFreed);
export type ListNameEvent = EventIn<typeof listNameEvents>;
