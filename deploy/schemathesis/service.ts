// The service under test: the standalone process with demo content, a user who has filed reports, an admin, a moderator who is an
// editor too, and an officer of an agency that gets what is reported.
import { setInterval } from "node:timers/promises";
import type { Role } from "@sb/contracts/example.ts";
import type { NewsView } from "@sb/contracts/news/wire.ts";
import { bearer, registerAgency } from "../test/people/agency.ts";
import { cookieOf, login, type Person, request, signIn } from "../test/people/person.ts";
import { startServer, temporaryDir } from "../test/servers/server.ts";
import { type Known, makeKnown } from "./known.ts";

/** More than a run takes: with an expired token the rest of it would be worth nothing. */
const TOKEN_SECONDS = 12 * 3_600;
const ADMIN = "admin@fuzz.example";
const STAFF = "staff@fuzz.example";
const OFFICER = "officer@fuzz.example";

export type Service = {
  readonly url: string;
  readonly tokens: Readonly<Record<"user" | "admin" | "staff" | "agency" | "leaving", string>>;
  /** The token of another login of the user than that of `tokens`, because using it ends its login. */
  readonly refreshToken: string;
  readonly known: Known;
};

/** Limits per client are off, as docs/wire.md has it for tests: all requests come from one address. */
export async function startService(resources: AsyncDisposableStack): Promise<Service> {
  const dir = resources.use(temporaryDir());
  const env = {
    SB_ADMIN_EMAILS: ADMIN,
    SB_MODERATOR_EMAILS: STAFF,
    SB_EDITOR_EMAILS: STAFF,
    SB_ACCESS_TOKEN_TTL: String(TOKEN_SECONDS),
    SB_SESSION_TTL: String(2 * TOKEN_SECONDS),
    SB_RATE_LIMIT: "0",
  };
  const server = await startServer({ dataDir: dir.path, args: [], env });
  resources.defer(async () => void (await server.stop()));
  return prepare(server.url);
}

async function prepare(url: string): Promise<Service> {
  const user = await signIn(url, "user@fuzz.example", "Fuzz1");
  const admin = await signIn(url, ADMIN, "Fuzz2");
  const leaving = await signIn(url, "leaving@fuzz.example", "Fuzz3");
  const staff = await signIn(url, STAFF, "Fuzz4");
  // Before anything is reported: so its inbox has reports.
  await registerAgency(url, bearer(admin.accessToken), [OFFICER]);
  const other = await signIn(url, "other@fuzz.example", "Fuzz6");
  const officer = await signIn(url, OFFICER, "Fuzz5");
  const again = cookieOf(await login(url, "user@fuzz.example"));
  await newsAreThere(url);
  return {
    url,
    tokens: {
      user: user.accessToken,
      admin: admin.accessToken,
      staff: staff.accessToken,
      agency: officer.accessToken,
      leaving: leaving.accessToken,
    },
    refreshToken: again.slice(again.indexOf("=") + 1),
    known: await makeKnown(url, play({ user, other, admin, agency: officer })),
  };
}

/** Who plays the roles in which examples are sent. */
const play = (people: Readonly<Partial<Record<Role, Person>>>) => (role: Role) => {
  const person = people[role];
  if (!person) throw new Error(`nobody plays ${role}`);
  return { email: person.id, token: person.accessToken };
};

/** A worker brings the demo's news in. Throws where they don't come. */
async function newsAreThere(url: string): Promise<void> {
  for await (const _ of setInterval(200, undefined, { signal: AbortSignal.timeout(60_000) })) {
    const { body } = await request<{ readonly items: readonly NewsView[] }>(url, "GET", "insight/block-news");
    if (body.items.length > 1) return;
  }
}
