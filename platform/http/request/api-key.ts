// API keys in requests: as a bearer token, or as the password of Basic (RFC 7617) with any user, as clients of TAXII send them.
import { KEY_PREFIX } from "@sb/contracts/apikey/key.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Route } from "@sb/contracts/routes.ts";
import type { RequestHandler, Response } from "express";
import type { KeyUsage } from "../../rate-limit/key-usage.ts";
import type { Caller } from "../handler.ts";

export type KeyCaller = Caller & { readonly apiKey: NonNullable<Caller["apiKey"]> };

/** Undefined for a key that is unknown or revoked. */
export type VerifyKey = (key: string) => Promise<KeyCaller | undefined>;

/** The API key in the header `Authorization`; undefined where that holds anything else. */
export function apiKeyIn(authorization: string | undefined): string | undefined {
  const [head = "", scheme] = /^(Bearer|Basic) +/i.exec(authorization ?? "") ?? [];
  if (authorization === undefined || scheme === undefined) return undefined;
  const credentials = authorization.slice(head.length);
  const text = scheme.toLowerCase() === "basic" ? passwordIn(credentials) : credentials;
  // Access tokens are long, and asked about with each request: they are not read to their end.
  return text.startsWith(KEY_PREFIX) && !/\s/.test(credentials) ? text : undefined;
}

function passwordIn(credentials: string): string {
  const text = Buffer.from(credentials, "base64").toString("utf8");
  return text.slice(text.indexOf(":") + 1);
}

export type KeyOptions = { readonly verifyKey: VerifyKey; readonly keyUsage: KeyUsage };

/** By the answer to their request. */
const keyCallers = new WeakMap<Response, KeyCaller>();

/** Who calls with a good key, as `recognizeKey` found. */
export const keyCallerOf = (response: Response): KeyCaller | undefined => keyCallers.get(response);

/** For routes that take keys. Goes before the limits: a good key has one of its own, whatever address it comes from. */
export function recognizeKey({ verifyKey, keyUsage }: KeyOptions): RequestHandler {
  return async (request, response, next) => {
    const key = apiKeyIn(request.headers.authorization);
    const caller = key === undefined ? undefined : await verifyKey(key);
    if (caller) {
      keyCallers.set(response, caller);
      await keyUsage.asked(caller.apiKey.keyId);
    }
    next();
  };
}

/** Throws Refused where the route takes no keys, or the key was not recognized or is not for such routes. */
export function requireKeyCaller({ apiKey }: Pick<Route, "apiKey">, response: Response): KeyCaller {
  if (apiKey === undefined) throw new Refused("API_KEY_NOT_TAKEN");
  const caller = keyCallerOf(response);
  if (!caller) throw new Refused("API_KEY_INVALID");
  // An agency's program may do what the agency's routes are for; whether it is one is for its role to say.
  if (apiKey !== "agency" && !caller.apiKey.scopes.includes(apiKey)) throw new Refused("API_KEY_SCOPE");
  return caller;
}
