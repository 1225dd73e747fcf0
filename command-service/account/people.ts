// People as the issuer knows them, and their accounts. Nothing of that is stored in the clear.
import { membershipKeyOwner, Person } from "@sb/contracts/account/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { STAFF_ROLES, type StaffRole } from "@sb/contracts/roles.ts";
import { findHolder, reserve } from "@sb/platform/decide/reserve.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { findSeat } from "../agency/seats.ts";
import type { AccountDeps } from "./deps.ts";
import type { Member } from "./nicknames.ts";
import type { ActiveAccount } from "./rules/decider.ts";

type Deps = Pick<AccountDeps, "eventStore" | "vault" | "handle" | "adminEmails" | "staffEmails" | "agencies">;

/** The person's account id, also after deregistration. Undefined for somebody who never joined. */
export function findUserId(deps: Deps, person: Person): Promise<string | undefined> {
  return findHolder(deps, identityStream(deps, person));
}

/** The person's account id, made at the first request. Requests that race for it get the same. */
export async function claimUserId(deps: Deps, person: Person, context: CommandContext): Promise<string> {
  const { holder } = await reserve(deps.handle, identityStream(deps, person), uuidv7(), context);
  return holder;
}

function identityStream({ vault }: Deps, { issuer, subject }: Person): string {
  return `identity-${vault.mac("identity", JSON.stringify([issuer, subject]))}`;
}

export function sealPerson({ vault }: Deps, { userId, membership }: Member, person: Person): Promise<string> {
  return vault.seal(membershipKeyOwner(userId, membership), person);
}

/** Throws Refused("LOGIN_EXPIRED") where the membership ended meanwhile and its key is gone. */
export async function openPerson({ vault }: Deps, account: ActiveAccount): Promise<Person> {
  const person = await vault.open(membershipKeyOwner(account.userId, account.membership), account.person);
  if (person === undefined) throw new Refused("LOGIN_EXPIRED");
  return Person.parse(person);
}

type HeldRights = { readonly isAdmin: boolean; readonly roles: StaffRole[]; readonly agencySeq?: number };

/** `memberId`: by which they act for the agency. */
export type Held = { readonly rights: HeldRights; readonly memberId?: string };

/** All of them, by name. */
export const rolesIn = ({ isAdmin, roles, agencySeq }: HeldRights): readonly ("admin" | StaffRole | "agency")[] => [
  ...(isAdmin ? (["admin"] as const) : []),
  ...roles,
  ...(agencySeq === undefined ? [] : (["agency"] as const)),
];

/**
 * A person's rights by the configuration as it is now, and the agency that they are a member of. An e-mail that is not verified gives
 * nothing. An admin acts for no agency: they decide what agencies get.
 */
export async function rightsOf(deps: Deps, { email, emailVerified }: Person): Promise<Held> {
  const isIn = (emails: readonly string[]) => emailVerified && emails.includes(email.toLowerCase());
  const isAdmin = isIn(deps.adminEmails);
  const rights = { isAdmin, roles: STAFF_ROLES.filter((role) => isIn(deps.staffEmails[role])) };
  const seat = isAdmin || !emailVerified ? undefined : await findSeat(deps, email);
  if (!seat || !(await deps.agencies.mayAct(seat))) return { rights };
  return { rights: { ...rights, agencySeq: seat.agencySeq }, memberId: seat.memberId };
}
