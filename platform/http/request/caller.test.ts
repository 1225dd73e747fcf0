// Who may: every row of the route table, asked by every kind of caller, without a server. That the services call this before
// anything else is shown over HTTP (deploy/wire/ground/roles.test.ts).
import { guardOutcome, ROLES, type Role } from "@sb/contracts/example.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { createKeyUsage } from "../../rate-limit/key-usage.ts";
import { openMemory } from "../../rate-limit/memory.ts";
import type { Caller } from "../handler.ts";
import { type KeyCaller, recognizeKey } from "./api-key.ts";
import { identify, requireRole, type VerifyAccess } from "./caller.ts";

const PERSON: Caller = { userId: "mina", sessionId: "s-1", membership: 1, isAdmin: false };
/** By the access token that they hold; a registration token is none. */
const PEOPLE: Readonly<Partial<Record<Role, Caller>>> = {
  user: PERSON,
  other: { ...PERSON, userId: "juno" },
  // Not expired yet, and without the rights that went with the account.
  deregistered: PERSON,
  admin: { ...PERSON, isAdmin: true },
  moderator: { ...PERSON, roles: ["moderator"] },
  editor: { ...PERSON, roles: ["editor"] },
  agency: { ...PERSON, agencySeq: 1, memberId: "m-1" },
  otherAgency: { ...PERSON, agencySeq: 2, memberId: "m-2" },
};
const verify: VerifyAccess = async (token) => {
  const person = PEOPLE[token as Role];
  return person ? { ok: person } : { error: "LOGIN_REQUIRED" };
};

const keys = Object.keys(routes) as RouteKey[];

/** "ok", or the code that it is refused with. */
async function outcome(route: Route, authorization: string | undefined, response: Response): Promise<string> {
  try {
    requireRole(route, await identify(route, authorization, verify, response));
    return "ok";
  } catch (error) {
    if (isRefused(error)) return error.code;
    throw error;
  }
}

test.each(keys)("%s lets in whom its row names", async (key) => {
  for (const role of ROLES) {
    const authorization = role === "visitor" ? undefined : `Bearer ${role}`;
    const expected = guardOutcome(routes[key], role);
    // Whose account is over is known to the services alone, which refuse them behind this.
    const here = role === "deregistered" && expected === "LOGIN_EXPIRED" ? "ok" : expected;
    expect([role, await outcome(routes[key], authorization, {} as Response)]).toEqual([role, here]);
  }
});

const keyOf = (scopes: readonly ("read" | "file")[], rights: Partial<Caller> = {}): KeyCaller => ({
  ...PERSON,
  ...rights,
  apiKey: { keyId: "k-1", rate: 60, scopes },
});
const KEYS: Readonly<Record<string, KeyCaller | undefined>> = {
  reading: keyOf(["read"]),
  filing: keyOf(["file"]),
  agencys: keyOf(["read"], { agencySeq: 1 }),
  revoked: undefined,
};
const keyUsage = createKeyUsage(openMemory());

/** The code of API keys, by which scope a row takes. */
function expectedOf({ token, apiKey, who }: Route, name: string): string {
  if (token === "ignored") return "ok";
  if (apiKey === undefined) return "API_KEY_NOT_TAKEN";
  const key = KEYS[name];
  if (!key) return "API_KEY_INVALID";
  if (apiKey !== "agency" && !key.apiKey.scopes.includes(apiKey)) return "API_KEY_SCOPE";
  return who === "agency" && key.agencySeq === undefined ? "NO_MENU_ACCESS" : "ok";
}

test.each(keys)("%s takes the API keys that its row names, and no other", async (key) => {
  const route: Route = routes[key];
  for (const name of Object.keys(KEYS)) {
    const authorization = `Bearer sbk_${name}`;
    const response = {} as Response;
    const recognize = recognizeKey({ verifyKey: async (given) => KEYS[given.slice("sbk_".length)], keyUsage });
    // As routes that take keys are mounted.
    if (route.apiKey) await recognize({ headers: { authorization } } as Request, response, () => {});
    expect([name, await outcome(route, authorization, response)]).toEqual([name, expectedOf(route, name)]);
  }
});
