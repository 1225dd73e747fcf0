// The cells of the table of role × route: their types, the examples that requests send, and the usual rows of roles.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { ROLES, type Role } from "@sb/contracts/example.ts";
import type { Actor } from "./people/roles.ts";

/** The data of the owner, the role `user`; `report` files a new report for each request. */
export type Filed = {
  readonly url: string;
  readonly ownerId: string;
  readonly publicSeq: number;
  readonly privateSeq: number;
  /** Of the private report. */
  readonly fileId: string;
  report(): Promise<number>;
  /** A comment on the public report, and a new one for each request. */
  readonly commentSeq: number;
  comment(): Promise<number>;
  /** A request by the owner about a report of the role `other`, with evidence; a new one for each request; such a report. */
  readonly requestSeq: number;
  readonly disputeFileId: string;
  dispute(): Promise<number>;
  othersReport(): Promise<number>;
  /** A published notice, a draft, and a new draft for each request. */
  readonly noticeSeq: number;
  readonly draftNoticeSeq: number;
  notice(): Promise<number>;
  /** A published article with a picture, a draft, and a new draft for each request. */
  readonly viewSeq: number;
  readonly pictureId: string;
  readonly draftViewSeq: number;
  saferView(): Promise<number>;
  /** The owner's comment on the published article, and a new one for each request. */
  readonly viewCommentSeq: number;
  viewComment(): Promise<number>;
  /** An item of news with a picture, another one, and the source of both. */
  readonly newsSeq: number;
  readonly otherNewsSeq: number;
  readonly newsSourceId: string;
  /** A request for an analysis, and a new one for each request. */
  readonly analysisSeq: number;
  analysis(): Promise<number>;
  /** An inquiry with an attachment, a new one for each request, and a new comment of the owner's on the first. */
  readonly inquirySeq: number;
  readonly inquiryFileId: string;
  inquiry(): Promise<number>;
  inquiryComment(): Promise<number>;
  /** A new watch of the owner's for each request. */
  watch(): Promise<number>;
  /** A webhook of the owner's. */
  readonly webhookId: string;
  /** The agency of the role `agency`, one without people, and a new one for each request. */
  readonly agencySeq: number;
  readonly spareAgencySeq: number;
  agency(): Promise<number>;
};

/** A status, or an error code: two errors may have the same status. */
export type Cell = 200 | 201 | 204 | ErrorCode;

type OfAll = readonly [Cell, Cell, Cell, Cell, Cell, Cell];
/**
 * In the order of ROLES: visitor, half-registered, user, other user, deregistered, admin, moderator, editor, agency, other
 * agency. The last four get what another user gets, unless the row says more.
 */
export type Cells = readonly [...OfAll, Cell?, Cell?, Cell?, Cell?];

export type Row = {
  readonly what?: string;
  readonly cells: Cells;
  readonly path?: (filed: Filed) => string;
  readonly body?: (filed: Filed, actor: Actor) => unknown;
  /** It changes the caller, so each request has a user of its own. */
  readonly consumes?: true;
};

export const NOTICE = { optionType: "NOTICE", title: "A notice", content: "For **everybody**." };

export const SAFER_VIEW = { category: "CASE", language: "en", title: "An article", content: "For **everybody**." };

export const ANALYSIS = {
  targets: [{ kind: "SITE", value: "somewhere.example" }],
  content: "Who?",
  contact: "a phone",
};

/** The example of the age specification (C2SP, age.md). */
export const AGENCY_KEY = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

export const INQUIRY = { title: "A question", contents: "How does it work?" };

/** Where `other` stands in the cells. */
const OTHER = 3;

/** What a role gets. */
export const cellOf = ({ cells }: Row, role: Role): Cell => cells[ROLES.indexOf(role)] ?? cells[OTHER];

/** The account routes issue tokens and don't check one. */
export const ALL: Cells = [200, 200, 200, 200, 200, 200];
/** An invalid token is refused on public routes too. */
export const PUBLIC: Cells = [200, "LOGIN_REQUIRED", 200, 200, "LOGIN_EXPIRED", 200];
/** What looks at no token, asked with something that is refused whoever asks. */
export const nothingGood = (code: ErrorCode): Cells => [code, code, code, code, code, code];
export const NOBODY = ["LOGIN_REQUIRED", "LOGIN_REQUIRED"] as const;
export const NOBODYS: OfAll = ["NOT_FOUND", "LOGIN_REQUIRED", "NOT_FOUND", "NOT_FOUND", "LOGIN_EXPIRED", "NOT_FOUND"];
export const members = (ok: Cell): OfAll => [...NOBODY, ok, ok, "LOGIN_EXPIRED", ok];
export const ownerOnly = (ok: Cell): Cells => [...NOBODY, ok, "NOT_FOUND", "LOGIN_EXPIRED", "NOT_FOUND"];
export const ownerOrAdmin = (ok: Cell): OfAll => [...NOBODY, ok, "NOT_FOUND", "LOGIN_EXPIRED", ok];
const NO_STAFF = [...NOBODY, "NO_MENU_ACCESS", "NO_MENU_ACCESS", "NO_MENU_ACCESS"] as const;
export const adminsOnly = (ok: Cell): Cells => [...NO_STAFF, ok];
export const moderators = (ok: Cell): Cells => [...NO_STAFF, ok, ok];
export const staffOnly = (ok: Cell): Cells => [...NO_STAFF, ok, ok, ok];
/** For moderators and agencies. */
export const authorities = (ok: Cell): Cells => [...NO_STAFF, ok, ok, "NO_MENU_ACCESS", ok, ok];
export const editors = (ok: Cell): Cells => [...NO_STAFF, ok, "NO_MENU_ACCESS", ok];
const NO_AGENCY = [...NO_STAFF, "NO_MENU_ACCESS", "NO_MENU_ACCESS", "NO_MENU_ACCESS"] as const;
export const agencies = (ok: Cell, others: Cell = ok): Cells => [...NO_AGENCY, ok, others];
