// A client of the OpenID Connect issuer (OpenID Connect Core 1.0, code flow with PKCE, RFC 7636).

import type { Person } from "@sb/contracts/account/events.ts";
import type { LoginConfig } from "@sb/contracts/account/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Log } from "@sb/platform/log-port.ts";
import * as oidc from "openid-client";
import { refusalOfIssuer } from "./issuer-errors.ts";

export type IssuerSettings = {
  /** The issuer identifier. https, or http on loopback only. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a public client. */
  readonly clientSecret?: string | undefined;
  /** Where people come back to, exactly as registered with the issuer. */
  readonly redirectUris: readonly string[];
  /** The path of these. */
  readonly redirectPath: string;
};

type CodeAnswer = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
};

export type IssuerClient = {
  loginConfig(): Promise<LoginConfig>;
  /** The person a code stands for. Throws Refused. */
  exchange(answer: CodeAnswer): Promise<Person>;
};

export type IssuerDeps = {
  /** Read at each use, since a server's own address is known only once it listens. */
  readonly settings: () => IssuerSettings;
  readonly log: Pick<Log, "warn">;
};

const SCOPE = "openid email";
const TIMEOUT_SECONDS = 10;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function createIssuerClient({ settings, log }: IssuerDeps): IssuerClient {
  const discovered = discoverOnce(settings);
  return {
    async loginConfig() {
      const { clientId, redirectPath } = settings();
      const metadata = (await discovered().catch(refuse)).serverMetadata();
      if (!metadata.authorization_endpoint) throw new Error("the issuer names no authorization endpoint");
      return { authorizationUrl: metadata.authorization_endpoint, clientId, scope: SCOPE, redirectPath };
    },
    async exchange(answer) {
      if (!settings().redirectUris.includes(answer.redirectUri))
        throw new Refused("INVALID_REQUEST", [{ path: "redirectUri", code: "INVALID_REQUEST" }]);
      const claims = await idTokenFor(await discovered().catch(refuse), answer).catch(refuse);
      return personOf(claims);
    },
  };

  function refuse(error: unknown): never {
    throw refusalOfIssuer(error, log);
  }
}

/** Reads the issuer's metadata at first use and caches them; a failure is not cached. */
function discoverOnce(settings: () => IssuerSettings): () => Promise<oidc.Configuration> {
  let known: Promise<oidc.Configuration> | undefined;
  return () => {
    known ??= discover(settings()).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

function discover({ issuer, clientId, clientSecret }: IssuerSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const isLocal = url.protocol === "http:" && LOOPBACK.has(url.hostname);
  return oidc.discovery(url, clientId, undefined, clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None(), {
    timeout: TIMEOUT_SECONDS,
    // Checks the ID token's signature too, not only the connection it came over.
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

async function idTokenFor(configuration: oidc.Configuration, answer: CodeAnswer): Promise<oidc.IDToken> {
  const callback = new URL(answer.redirectUri);
  callback.searchParams.set("code", answer.code);
  // There is one issuer only, so none to mix it up with (RFC 9207): its name need not come with the request.
  callback.searchParams.set("iss", configuration.serverMetadata().issuer);
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: answer.codeVerifier,
    expectedNonce: answer.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("the issuer's answer holds no ID token");
  return claims;
}

function personOf({ iss, sub, email, email_verified: verified }: oidc.IDToken): Person {
  if (typeof email !== "string" || email === "") throw new Refused("EMAIL_INVALID");
  return { email, emailVerified: verified === true || verified === "true", issuer: iss, subject: sub };
}
