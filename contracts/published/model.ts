// Codes and sizes of published lists, the texts of their form, and the read model `published@2`: the lists, and the targets that they name.
// On the wire and on screens a published list is a "list".
import type { Chain, DeclareType } from "../codes.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { HeldChange, KeptOut, ListDifference, ListFacts } from "./events.ts";

/** WITHDRAWN: it names nothing any more, whatever of its entries is still to be taken out. */
export const LIST_STATES = ["ACTIVE", "PAUSED", "WITHDRAWN"] as const;
export type ListState = (typeof LIST_STATES)[number];

/**
 * Why a list could not be refreshed. UNREADABLE: of no form that is known, or not of the form that was named. WEB_PAGE: a page for people
 * came instead. CUT_OFF: it ended in the middle. EMPTY: nothing is in it. TOO_COMPLEX: reading it took too long or too much memory.
 * SEVERAL_LISTS: an archive, a workbook or a server has several, and none of them is named. UNCLEAR_ROWS: nothing says which of its rows are
 * bad; the columns, with some of their values, are told.
 */
export const LIST_FAILURES = [
  "UNREACHABLE",
  "TIMED_OUT",
  "HTTP_STATUS",
  "SITE_REFUSED",
  "REDIRECT_REFUSED",
  "TOO_MANY_REDIRECTS",
  "TOO_LARGE",
  "TOO_COMPLEX",
  "UNREADABLE",
  "WEB_PAGE",
  "CUT_OFF",
  "EMPTY",
  "SEVERAL_LISTS",
  "UNCLEAR_ROWS",
] as const;
export type ListFailure = (typeof LIST_FAILURES)[number];

/** The ends of an attempt to refresh a list. UNCHANGED: it is what it was. */
export const LIST_OUTCOMES = ["TAKEN", "UNCHANGED", "HELD", "FAILED"] as const;
type ListOutcome = (typeof LIST_OUTCOMES)[number];

/** How a publisher's server asks who fetches: a user name and a password, or a token. */
export const LIST_LOGINS = ["BASIC", "BEARER"] as const;
export type ListLoginKind = (typeof LIST_LOGINS)[number];

/** Lines of a list's history: the ends of attempts, and what admins did with a change that was held. */
export const LIST_STEPS = [...LIST_OUTCOMES, "ACCEPTED", "DISMISSED"] as const;

/** Why a change is held until an admin accepts it. MUCH_CHANGED: more than a third of the list. EMPTIED: nothing is left in it. */
export const HOLD_REASONS = ["MUCH_CHANGED", "EMPTIED"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * Why a value of a publisher's is not listed. NO_TARGET: neither an address nor a site. OTHER_KIND: a hash, a file, a mail address. SAFE: on
 * the safe list. SHARED_HOST: everybody's host, without the page or account on it. PRIVATE: it leads to no public place. The others are the
 * publisher's own word: it allows the value, took it back, ended it, marks it as not for blocking, or means a pattern. UNREADABLE: a row
 * that can't be read.
 */
export const KEPT_OUT_REASONS = [
  "NO_TARGET",
  "OTHER_KIND",
  "SAFE",
  "SHARED_HOST",
  "PRIVATE",
  "ALLOWED",
  "REVOKED",
  "EXPIRED",
  "NOT_FOR_BLOCKING",
  "PATTERN",
  "UNREADABLE",
] as const;

/** The forms in which lists are published (knowledge/lists). */
export const LIST_FORMS = [
  /** A target in each line. */
  "LINES",
  "HOSTS",
  "ADBLOCK",
  /** CSV, TSV and their kin. */
  "TABLE",
  /** Any JSON: of texts, of hosts with addresses, of records. */
  "JSON",
  "NDJSON",
  /** Any YAML, as any JSON. */
  "YAML",
  "ETH_PHISHING_DETECT",
  /** Bundles, and the envelopes of TAXII. */
  "STIX",
  "MISP",
  "SDN_XML",
  "SDN_CSV",
  "TAG_PACK",
] as const;
export type ListForm = (typeof LIST_FORMS)[number];

export const LIST_LIMITS = {
  /** Lists that are not withdrawn. */
  lists: 200,
  nameChars: 100,
  /** Characters of a path into JSON, and of a column's name. */
  pathChars: 200,
  columnChars: 200,
  /** Columns of a table that are taken for one thing. */
  columns: 10,
  /** Between two refreshes. */
  hoursLeast: 1,
  hoursMost: 24 * 30,
  /** Bytes of a list as it is published, and its entries. */
  bytes: 200 * 1024 * 1024,
  entries: 2_000_000,
  /** Entries of one event, and bytes of them as JSON. */
  entriesOfEvent: 100,
  bytesOfEvent: 160_000,
  /** Characters of the publisher's words on an entry, and of its link. */
  wordsChars: 300,
  linkChars: 500,
  /** Examples of each reason for which values are kept out, and characters of one. */
  examples: 5,
  exampleChars: 100,
  /** Names to choose from that are told, and lines of a list's history. */
  names: 20,
  history: 20,
  /** Characters of a user name, and of a password or token. */
  userChars: 200,
  secretChars: 2_000,
  /** A change of more than this part of a list is held. */
  heldAbove: 1 / 3,
} as const;

/** The texts of a list's form. */
export const LIST_FIELDS = {
  name: { required: true, maxChars: LIST_LIMITS.nameChars },
  publisher: { required: true, maxChars: LIMITS.shortTextChars },
  licence: { required: true, maxChars: LIMITS.shortTextChars },
  /** As its licence asks for it to be named. */
  attribution: { maxChars: LIMITS.shortTextChars },
  url: { maxChars: LIMITS.addressChars },
  path: { maxChars: LIST_LIMITS.pathChars },
  /** The publisher's mail, for disputes. */
  contact: { maxChars: LIMITS.emailSent, email: true },
} as const satisfies TextFields;

/** The texts of the form of a login. */
export const LIST_LOGIN_FIELDS = {
  user: { maxChars: LIST_LIMITS.userChars },
  secret: { required: true, maxChars: LIST_LIMITS.secretChars },
} as const satisfies TextFields;

export const PUBLISHED_MODEL = "published@2";

/** Documents by id. */
export const PUBLISHED_COLLECTIONS = {
  /** ListDoc by listSeq. */
  list: "list",
  /** ListedDoc by addressKey. */
  target: "target",
  /** ObjectedDoc by addressKey. */
  objected: "objected",
} as const;

export const PUBLISHED_LISTS = {
  /** listSeqs of all lists, withdrawn ones too, scored by seq. */
  all: "published:all",
  /** Those that are not withdrawn. */
  open: "published:open",
  /** Those with a change that is held, scored by when it was (ms). */
  held: "published:held",
  /** Addresses that have a document, in the order of their hashes (`scoreOf`, knowledge/address/range.ts). */
  targets: "published:targets",
  /** Those that are asked about by another one's key (`rangeKeyOf`), in the order of its hash. */
  led: "published:led",
  /** Hosts below a domain that a list names (knowledge/address/family.ts), scored by how many lists do. */
  family: (domain: string) => `published:family:${domain}`,
} as const;

/** Times are ISO 8601. */
export type ListDoc = ListFacts & {
  readonly listSeq: number;
  readonly state: ListState;
  readonly addedAt: string;
  readonly paused?: { readonly at: string; readonly reason: string } | undefined;
  readonly withdrawn?: { readonly at: string; readonly reason: string } | undefined;
  /** The last good state; absent until there is one. */
  readonly good?: GoodState | undefined;
  readonly attempt?: ListAttempt | undefined;
  /** The login at its publisher's server that is kept. */
  readonly login?: { readonly kind: ListLoginKind; readonly at: string } | undefined;
  /** The newest first. */
  readonly history?: readonly ListStep[] | undefined;
  /** A change that waits for an admin. */
  readonly held?: (HeldChange & { readonly at: string }) | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

type GoodState = {
  /** When its entries last changed. */
  readonly at: string;
  /** When the publisher last had this state: each of its listings was last seen then. */
  readonly seenAt: string;
  readonly entries: number;
  /** The form that it was read as. */
  readonly form?: string | undefined;
  readonly keptOut: readonly KeptOut[];
};

export type ListAttempt = {
  readonly at: string;
  readonly outcome: ListOutcome;
  readonly code?: ListFailure | undefined;
  /** The status of the publisher's answer. */
  readonly status?: number | undefined;
  /** Names to choose from. */
  readonly names?: readonly string[] | undefined;
  /** In a row. */
  readonly failures: number;
};

export type ListStep = {
  /** When it was last so. */
  readonly at: string;
  readonly step: (typeof LIST_STEPS)[number];
  /** How often in a row: the same again is the same line. */
  readonly times: number;
  readonly code?: ListFailure | undefined;
  readonly status?: number | undefined;
  /** The counts of a change that was taken or held. */
  readonly difference?: ListDifference | undefined;
};

/** A target that lists name: no document where none does. Readers leave listings of withdrawn lists out. */
export type ListedDoc = {
  /** In its one spelling: a wallet as its publisher writes it, a site as all write it. */
  readonly target: string;
  readonly declareType: DeclareType;
  /** By listSeq, each list once. */
  readonly listings: readonly Listing[];
};

/** It was last seen when its list was (`GoodState.seenAt`). */
export type Listing = {
  readonly listSeq: number;
  readonly chain?: Chain | undefined;
  /** The day that the publisher gives, `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  /** When this list first named it here, ISO 8601. */
  readonly listedAt: string;
  /** The publisher's. */
  readonly words?: string | undefined;
  /** https: */
  readonly link?: string | undefined;
};

/** Objections to listings of a target that have an effect; no document where there are none. It outlasts the listings. */
export type ObjectedDoc = { readonly objections: readonly StandingObjection[] };

export type StandingObjection = {
  readonly objectionSeq: number;
  readonly listSeq: number;
  /** ISO 8601. */
  readonly openedAt: string;
  /** Staff keep the entry out of that list: readers leave it out. Else the listing is disputed, and that is all. */
  readonly upheld?: true | undefined;
};

/** Keys in the files port. */
export const listFiles = {
  /** A file on its way in, in parts, by an id of its own. */
  incoming: (id: string) => `published/incoming/${id}`,
  /** A folder: the newest state that the next one is compared with. It is made anew from the events where it is lost. */
  states: (listSeq: number) => `published/state/${listSeq}`,
  /** A folder: the whole state that is held. */
  held: (listSeq: number) => `published/held/${listSeq}`,
} as const;
