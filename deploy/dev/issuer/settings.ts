// The configuration of oidc-provider as the development issuer.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { Configuration, interactionPolicy as InteractionPolicy, JWK, KoaContextWithOIDC } from "oidc-provider";
import { PAGE_HEADERS, pageLanguage } from "../page.ts";
import { createMemoryStore } from "./memory-adapter.ts";
import { failurePage } from "./page.ts";
import { emailOf, emailOfSubject, subjectOf } from "./person.ts";
import { interactionPolicy } from "./provider.ts";

export type DevClient = {
  readonly id: string;
  /** Undefined: a public client. */
  readonly secret?: string;
  readonly redirectUris: readonly string[];
};

const HOUR = 3_600;
const SIGNING = "ES256";

/** `mountPath`: the path of the issuer's URL, without a trailing slash. */
export function providerSettings(client: DevClient, mountPath: string): Configuration {
  return {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: client.id,
        redirect_uris: [...client.redirectUris],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        ...loginOf(client),
        id_token_signed_response_alg: SIGNING,
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    scopes: ["openid", "email"],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // The e-mail is a claim of the ID token, as with Google.
    conformIdTokenClaims: false,
    ttl: { AccessToken: HOUR, AuthorizationCode: 600, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    interactions: {
      url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}`,
      policy: signInPolicy(),
    },
    extraParams: { login_hint: signInByHint },
    findAccount: (_ctx, subject) => {
      const email = emailOfSubject(subject);
      return email ? { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true }) } : undefined;
    },
    loadExistingGrant: grantWhatIsAsked,
    renderError: (ctx, out) => {
      ctx.set({ ...PAGE_HEADERS });
      ctx.type = "html";
      ctx.body = failurePage(pageLanguage(ctx.get("accept-language")), out.error);
    },
  };
}

/** How the client says at the token endpoint who it is. */
const loginOf = ({ secret }: DevClient) =>
  secret === undefined
    ? ({ token_endpoint_auth_method: "none" } as const)
    : ({ token_endpoint_auth_method: "client_secret_post", client_secret: secret } as const);

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...(privateKey.export({ format: "jwk" }) as JWK), use: "sig", alg: SIGNING };
}

/** Only the sign-in page: there is no consent page. */
function signInPolicy(): InteractionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

/** Runs before the issuer checks who is signed in: a `login_hint` with an e-mail signs its owner in. */
function signInByHint(ctx: KoaContextWithOIDC, hint: unknown): void {
  const email = typeof hint === "string" ? emailOf(hint) : undefined;
  if (email) ctx.oidc.session?.loginAccount({ accountId: subjectOf(email) });
}

async function grantWhatIsAsked(ctx: KoaContextWithOIDC) {
  const { provider, account, client } = ctx.oidc;
  if (!account || !client) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...ctx.oidc.requestParamScopes].join(" "));
  await grant.save();
  return grant;
}
