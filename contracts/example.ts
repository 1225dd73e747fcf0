// Example requests of a route's row, as data: openapi.json shows them, generated requests begin with them, and the tests of roles send
// them. With who gets which answer to them (docs/specification/6-roles.md).
import type { ErrorCode } from "./error-codes.ts";
import type { Who } from "./roles.ts";

/** Kinds of callers that routes tell apart. `other` is another user than `user`; `halfRegistered` has logged in, but not joined. */
export const ROLES = [
  "visitor",
  "halfRegistered",
  "user",
  "other",
  "deregistered",
  "admin",
  "moderator",
  "editor",
  "agency",
  "otherAgency",
] as const;
export type Role = (typeof ROLES)[number];

/** A status, or an error code: two errors may have the same status. */
export type ExampleOutcome = 200 | 201 | 204 | ErrorCode;

/** Comes out of the sending of another route's example. Within one request, the same example is sent once. */
export type Made = {
  /** The key of the route that makes it, or shows it. */
  readonly by: string;
  /** Which of its examples, by its `what`; the first one where left out. */
  readonly example?: string;
  /** Where the value stands in the answer, `files.0.fileId`, or in what was sent, `sent.body.seq`. */
  readonly at?: string;
  /** Sent by the other user, not by the one who mostly owns things. */
  readonly as?: "other";
  /** Each request uses up one of its own. */
  readonly anew?: true;
};

/** Values that no route makes: one of its own for each request, the time, or one that the caller holds. */
export type Own =
  | "a new nickname"
  | "a new address"
  | "a new site"
  | "a new e-mail"
  | "now"
  | "the issuer's answer"
  | "the registration token";

export type Example = {
  /** Its difference from the others, where a row has several. */
  readonly what?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Comes with the body, as multipart/form-data. */
  readonly file?: { readonly name: string; readonly base64: string };
  /** Things that must be there before: each takes the place of a value, by its path in the request, `body.dclrSeq`. */
  readonly given?: Readonly<Record<string, Made | Own>>;
  /** Requests that must have been sent before. */
  readonly before?: readonly Made[];
  /** It asks for what is not there, or not yet possible: this is what they get who may send it. */
  readonly refusedWith?: ErrorCode;
  /** It is about what one person has, which is not there for all others. */
  readonly belongsTo?: "user" | "user and admins" | "other";
  /** Outcomes for single roles, where neither who may send it nor whose it is says so. */
  readonly answers?: Readonly<Partial<Record<Role, ExampleOutcome>>>;
  /** It changes whoever sends it: each is sent by somebody new. */
  readonly changesCaller?: true;
};

const MEMBERS: readonly Role[] = ["user", "other", "admin", "moderator", "editor", "agency", "otherAgency"];

/** Who is let in, said apart from the code that decides it (`mayDo`), so that each shows the other right. */
export const LET_IN: Readonly<Record<Who, readonly Role[]>> = {
  anyone: ["visitor", ...MEMBERS],
  user: MEMBERS,
  staff: ["admin", "moderator", "editor"],
  moderator: ["admin", "moderator"],
  editor: ["admin", "editor"],
  admin: ["admin"],
  agency: ["agency", "otherAgency"],
  authority: ["admin", "moderator", "agency", "otherAgency"],
};

const OWNERS: Readonly<Record<NonNullable<Example["belongsTo"]>, readonly Role[]>> = {
  user: ["user"],
  "user and admins": ["user", "admin"],
  other: ["other"],
};

type Row = { readonly who: Who; readonly token?: "ignored"; readonly status?: 201 | 204 };

/** Whether a role gets past what guards a row: "ok", or the code that it is refused with. */
export function guardOutcome({ who, token }: Row, role: Role): "ok" | ErrorCode {
  if (token === "ignored") return "ok";
  if (role === "halfRegistered" || (role === "visitor" && who !== "anyone")) return "LOGIN_REQUIRED";
  // Who has left still holds an access token for some minutes, which names no role.
  if (role === "deregistered") return who === "anyone" || who === "user" ? "LOGIN_EXPIRED" : "NO_MENU_ACCESS";
  return LET_IN[who].includes(role) ? "ok" : "NO_MENU_ACCESS";
}

/** The outcome for a role that sends an example of a row. */
export function outcomeOf(row: Row, { answers = {}, belongsTo, refusedWith }: Example, role: Role): ExampleOutcome {
  const said = answers[role];
  if (said !== undefined) return said;
  const guard = guardOutcome(row, role);
  if (guard !== "ok") return guard;
  if (belongsTo && !OWNERS[belongsTo].includes(role)) return "NOT_FOUND";
  return refusedWith ?? row.status ?? 200;
}

/** Whether somebody may send it, and gets what they ask for. */
export const isAllowed = (row: Row, example: Example): boolean =>
  ROLES.some((role) => typeof outcomeOf(row, example, role) === "number");
