// For tests: somebody in each role, with what they have in hand.
import { join, login, personOf, request, seeing } from "./person.ts";

export const ROLES = ["visitor", "halfRegistered", "user", "other", "deregistered", "admin"] as const;
export type Role = (typeof ROLES)[number];

export type Actor = {
  readonly email: string;
  /** What they send as bearer token: the half-registered have nothing but their registration token. */
  readonly token?: string;
  /** `refreshToken=…`. */
  readonly cookie?: string;
  /** From before they joined; of the deregistered, from after they left. */
  readonly registrationToken?: string;
};

let nicknames = 0;
/** Nobody has it yet on a server that one test file has to itself. */
export function newNickname(): string {
  nicknames += 1;
  return `Person${nicknames}`;
}

/** The e-mail that whoever plays the role has; that of an admin has to be in SB_ADMIN_EMAILS. */
export const emailOf = (role: Role, name: string): string => `${role.toLowerCase()}.${name}@example.com`;

/** A person of their own for each name. */
export async function actorOf(url: string, role: Role, name: string): Promise<Actor> {
  const email = emailOf(role, name);
  if (role === "visitor") return { email };
  const { body } = await login(url, email);
  if (body.status !== "INCOMPLETE") throw new Error(`${email} has an account already`);
  const { registrationToken } = body;
  if (role === "halfRegistered") return { email, token: registrationToken, registrationToken };
  const joined = personOf(url, await join(url, registrationToken, newNickname()));
  const actor = { email, token: joined.accessToken, cookie: joined.cookie, registrationToken };
  if (role !== "deregistered") return actor;
  const left = await joined.call("POST", "user/delete");
  // Their access token still lives; from here on, every reader knows that they have left.
  await request(url, "GET", "home/main", undefined, seeing(left));
  const again = await login(url, email);
  if (again.body.status !== "INCOMPLETE") throw new Error(`${email} has not left`);
  return { ...actor, registrationToken: again.body.registrationToken };
}
