// Who somebody is to the issuer, and which account that is. Nothing of it is stored in the clear.
import { membershipKeyOwner, Person } from "@sb/contracts/account/events.ts";
import { findHolder, reserve } from "@sb/platform/decide/reserve.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { Refused } from "@sb/platform/refused.ts";
import type { AccountDeps } from "./deps.ts";
import type { Member } from "./nicknames.ts";
import type { ActiveAccount } from "./rules/decider.ts";

type Deps = Pick<AccountDeps, "eventStore" | "vault" | "handle" | "adminEmails">;

/** The account of a person, whether it is active or was once; undefined for who never joined. */
export function findUserId(deps: Deps, person: Person): Promise<string | undefined> {
  return findHolder(deps, identityStream(deps, person));
}

/** The account of a person; the same one each time, in how many tabs they may ask for the first time at once. */
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

/** Throws Refused("LOGIN_EXPIRED") where the membership ended meanwhile: its key is gone. */
export async function openPerson({ vault }: Deps, account: ActiveAccount): Promise<Person> {
  const person = await vault.open(membershipKeyOwner(account.userId, account.membership), account.person);
  if (person === undefined) throw new Refused("LOGIN_EXPIRED");
  return Person.parse(person);
}

export function isAdmin({ adminEmails }: Deps, { email, emailVerified }: Person): boolean {
  return emailVerified && adminEmails.includes(email.toLowerCase());
}
