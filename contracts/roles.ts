// Who works on the service beside its users, and what a route may ask of its caller.

/** Moderators judge comments, requests to delete reports, and unusual filings. Editors write insight, news, notices and drafts of terms. */
export const STAFF_ROLES = ["moderator", "editor"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * The role that a route asks for; `staff`: any role of STAFF_ROLES. Admins may do all that moderators and editors may. `agency`: for an
 * agency that reports are shared with, which admins are not. `authority`: for a moderator, or for an agency.
 */
export type Who = "anyone" | "user" | "staff" | StaffRole | "admin" | "agency" | "authority";

/** Rights beyond those of every user. */
export type Rights = {
  readonly isAdmin: boolean;
  /** Besides admin. */
  readonly roles?: readonly StaffRole[] | undefined;
  /** The agency that they act for. */
  readonly agencySeq?: number | undefined;
};

/** Whether a signed-in person may do what is for `who`. */
export function mayDo({ isAdmin, roles = [], agencySeq }: Rights, who: Who): boolean {
  if (who === "agency") return agencySeq !== undefined;
  if (who === "authority") return agencySeq !== undefined || isAdmin || roles.includes("moderator");
  if (who === "anyone" || who === "user" || isAdmin) return true;
  if (who === "staff") return roles.length > 0;
  return who !== "admin" && roles.includes(who);
}
