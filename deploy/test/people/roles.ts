// For tests: one user per role, with their tokens and data.
import type { Role } from "@sb/contracts/example.ts";
import { join, login, personOf, request, seeing } from "./person.ts";

export type Actor = {
  readonly email: string;
  /** The bearer token; before joining, users only have their registration token. */
  readonly token?: string;
  /** `refreshToken=…`. */
  readonly cookie?: string;
  /** From before they joined; for the deregistered, from after they left. */
  readonly registrationToken?: string;
};

let nicknames = 0;
/** An e-mail that nobody has yet on a server of one test file. */
export function newNickname(): string {
  nicknames += 1;
  return `Person${nicknames}`;
}

/** The e-mail of the user in each role; the settings must name those of admins, moderators and editors. */
export const emailOf = (role: Role, name: string): string => `${role.toLowerCase()}.${name}@example.com`;

/** Settings with which the people of these names get their roles. */
export const roleSettings = (names: readonly string[]): Readonly<Record<string, string>> => {
  const all = (role: Role) => names.map((name) => emailOf(role, name)).join(",");
  return { SB_ADMIN_EMAILS: all("admin"), SB_MODERATOR_EMAILS: all("moderator"), SB_EDITOR_EMAILS: all("editor") };
};

/** A new user for each name. */
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
  // Their access token has not expired; from here on, every reader knows that they have left.
  await request(url, "GET", "home/main", undefined, seeing(left));
  const again = await login(url, email);
  if (again.body.status !== "INCOMPLETE") throw new Error(`${email} has not left`);
  return { ...actor, registrationToken: again.body.registrationToken };
}
