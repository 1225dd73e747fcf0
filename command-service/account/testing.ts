// A world for tests of the account subject: real event store, vault and tokens in a folder of their own, an issuer that
// knows everybody by name, and a clock that stands still unless told.

import { randomBytes } from "node:crypto";
import type { Device } from "@sb/contracts/account/device.ts";
import { LoginBegun, type Person } from "@sb/contracts/account/events.ts";
import type { AccountCommandKey } from "@sb/contracts/account/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import type { EventStore, StoredEvent } from "@sb/platform/event-store/port.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import type { Caller, Handlers, HttpReply, SetCookie } from "@sb/platform/http/handler.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { createTokens } from "@sb/platform/token/tokens.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { createAgencyGate } from "../agency/gate.ts";
import { createTermsBook } from "../terms/book.ts";
import type { AccountDeps } from "./deps.ts";
import { followUps } from "./follow-ups.ts";
import { createAccountGate } from "./gate.ts";
import { createNicknames } from "./nicknames.ts";
import { routes as accountRoutes } from "./routes.ts";

export type Called = {
  readonly body: unknown;
  readonly cookie: string | undefined;
  readonly position: string | undefined;
};
type Sent = {
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly caller?: Caller;
  readonly idempotencyKey?: string;
};

/** One process of the command service. */
export type Process = {
  readonly deps: AccountDeps;
  readonly routes: Handlers<AccountCommandKey>;
  readonly call: (key: AccountCommandKey, sent?: Sent) => Promise<Called>;
  /** Hands every event so far to the subscriber of the bus. */
  readonly followUp: () => Promise<void>;
};

export type World = Process &
  AsyncDisposable & {
    readonly dataDir: string;
    readonly person: (name: string, changes?: Partial<Person>) => Person;
    /** Milliseconds. */
    readonly pass: (ms: number) => void;
    /** Those of the list of logins aside, of which every login has one. */
    readonly events: (prefix: string) => Promise<readonly StoredEvent[]>;
    /** Another process on the same data. */
    readonly another: () => Promise<Process>;
  };

export async function openWorld(
  options: Partial<Pick<AccountDeps, "adminEmails" | "staffEmails">> = {},
): Promise<World> {
  const temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  let now = Date.parse("2026-05-01T12:00:00.000Z");
  const clock = () => new Date(now).toISOString();
  const people = new Map<string, Person>();

  function person(name: string, changes: Partial<Person> = {}): Person {
    const known = people.get(name) ?? {
      email: `${name}@mail.example`,
      emailVerified: true,
      issuer: "https://issuer.example",
      subject: `subject-of-${name}`,
    };
    people.set(name, { ...known, ...changes });
    return { ...known, ...changes };
  }

  const issuer: AccountDeps["issuer"] = {
    loginConfig: async () => ({
      authorizationUrl: "https://i.example/auth",
      clientId: "sb",
      scope: "openid email",
      redirectPath: "/r",
    }),
    exchange: async ({ code }) => {
      const known = people.get(code);
      if (!known) throw new Refused("LOGIN_REQUIRED");
      return known;
    },
  };

  function processOn(stored: EventStore): Process {
    const vault = createVault({ keys: createKeysInLog(stored, { clock }), root: masterKey });
    const eventStore = openEvents(stored, vault);
    const handle = createHandleCommand({ eventStore, vault });
    const tokens = createTokens({ key: vault.deriveKey("tokens"), ttl: 900, clock });
    const accounts = createAccountGate({ eventStore });
    const agencies = createAgencyGate({ eventStore });
    const nicknames = createNicknames({ eventStore, vault, handle, accounts });
    const terms = createTermsBook({ eventStore });
    const { adminEmails = [], staffEmails = { moderator: [], editor: [] } } = options;
    const sessionTtl = 14 * 24 * 3_600;
    const rights = { adminEmails, staffEmails };
    const account = {
      accounts,
      agencies,
      nicknames,
      terms,
      tokens,
      issuer,
      ...rights,
      accessTokenTtl: 900,
      sessionTtl,
    };
    const deps: AccountDeps = { eventStore, vault, handle, clock, ...account };
    const routes = accountRoutes(deps);
    return {
      deps,
      routes,
      call: (key, sent = {}) => call(routes, key, sent),
      followUp: async () => {
        const [{ deliver }] = followUps(deps);
        for (const event of await eventStore.readAll(START, 10_000)) await deliver(event);
      },
    };
  }

  return {
    ...processOn(temp.eventStore),
    dataDir: temp.dataDir,
    person,
    pass: (ms) => {
      now += ms;
    },
    events: async (prefix) =>
      (await temp.eventStore.readAll(START, 10_000)).filter(
        ({ stream, type }) => stream.startsWith(prefix) && type !== LoginBegun.type,
      ),
    another: async () => processOn(await temp.another()),
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

type AnyHandler = (request: unknown) => Promise<HttpReply<AccountCommandKey>>;

async function call(routes: Handlers<AccountCommandKey>, key: AccountCommandKey, sent: Sent): Promise<Called> {
  // As http does it: the request is built to the route's schema, then handed to whichever handler the key names.
  const handle = routes[key] as AnyHandler;
  const { body, cookie, caller, idempotencyKey } = sent;
  const cookies = cookie === undefined ? {} : { refreshToken: cookie };
  const reply = await handle({ route: key, body, cookies, caller, idempotencyKey, files: [], requestId: "request-1" });
  if ("stream" in reply) throw new Error("no route of accounts streams");
  return { body: reply.body, cookie: cookieIn(reply.cookies), position: reply.position };
}

function cookieIn(cookies: readonly SetCookie[] = []): string | undefined {
  return cookies.find(({ name }) => name === "refreshToken")?.value;
}

export type Member = Called & { readonly id: string; readonly caller: Caller };

/** Somebody who has just logged in for the first time and joined. */
export async function joined(world: World, name: string, nickname: string, at: Process = world): Promise<Member> {
  world.person(name);
  return memberOf(await at.call("POST home/join", { body: await registration(world, name, nickname) }));
}

/** The body of POST home/join for somebody who has been to the issuer. */
export async function registration(world: World, name: string, nickname: string, terms = ["A01", "R02"]) {
  world.person(name);
  const { body } = await logIn(world, name);
  const { registrationToken } = body as { registrationToken: string };
  return { registrationToken, nickname, terms };
}

export function logIn(world: World, name: string, device?: Device): Promise<Called> {
  return world.call("POST user/login", {
    body: { code: name, codeVerifier: "v", nonce: "n", redirectUri: "r", device },
  });
}

/** `membership` counts how often they have joined. */
export function memberOf(called: Called, membership = 1): Member {
  const { id, isAdmin } = called.body as { id: string; isAdmin: boolean };
  return { ...called, id, caller: { userId: id, isAdmin, sessionId: called.cookie?.split(".")[0] ?? "", membership } };
}

/** The code of a call's refusal; fails where it was not refused. */
export async function refusal(called: Promise<unknown>): Promise<string> {
  try {
    await called;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  throw new Error("it was not refused");
}
