// The issuer of the standalone profile: signs in anybody by e-mail, so that the login works offline with the same code
// as with Google in production (docs/architecture.md). Never runs in production.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider as OidcProvider } from "oidc-provider";
import { pageLanguage, sendPage } from "../page.ts";
import { failurePage, signInPage } from "./page.ts";
import { emailOf, subjectOf } from "./person.ts";
import { Provider } from "./provider.ts";
import { type DevClient, providerSettings } from "./settings.ts";

export type DevIssuerOptions = {
  /** The issuer identifier, such as `http://localhost:8080/dev-issuer`: its path is where `callback` is mounted. */
  readonly issuerUrl: string;
  /** PKCE (S256) is required. */
  readonly client: DevClient;
};

export type DevIssuer = {
  /** Handles every request below the issuer's path; `url` is the whole path, and the body is unread. */
  callback(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const FORM_BYTES = 4_096;

/** Throws if NODE_ENV is "production". */
export function createDevIssuer({ issuerUrl, client }: DevIssuerOptions): DevIssuer {
  if (process.env.NODE_ENV === "production")
    throw new Error("the development issuer signs anybody in: not in production");
  const mountPath = new URL(issuerUrl).pathname.replace(/\/$/, "");
  const provider = new Provider(issuerUrl, providerSettings(client, mountPath));
  const answer = provider.callback();
  return {
    async callback(request, response) {
      const path = (request.url ?? "/").slice(mountPath.length) || "/";
      if (path.startsWith("/interaction/")) return signIn(provider, request, response);
      Object.assign(request, { originalUrl: request.url });
      request.url = forgetPrompt(path);
      forgetSession(request);
      await answer(request, response);
    },
  };
}

/** The sign-in page always asks for an e-mail, so `prompt=select_account` needs nothing more. */
function forgetPrompt(path: string): string {
  const url = new URL(path, "http://localhost");
  if (url.searchParams.get("prompt") === "none") return path;
  url.searchParams.delete("prompt");
  return url.pathname + url.search;
}

/** Ends the issuer's own session: the next sign-in may be another person's. */
function forgetSession(request: IncomingMessage): void {
  const kept = (request.headers.cookie ?? "").split(/; */).filter((cookie) => !cookie.startsWith("_session"));
  request.headers.cookie = kept.join("; ");
}

async function signIn(provider: OidcProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const language = pageLanguage(request.headers["accept-language"]);
  try {
    await provider.interactionDetails(request, response);
    if (request.method !== "POST") return sendPage(response, 200, signInPage(language));
    const typed = new URLSearchParams(await readForm(request)).get("email") ?? "";
    const email = emailOf(typed);
    if (!email) return sendPage(response, 422, signInPage(language, typed));
    await provider.interactionFinished(request, response, { login: { accountId: subjectOf(email) } });
  } catch (error) {
    // The library's own errors (an expired sign-in, a missing cookie) are client errors; everything else is a server
    // error.
    if (!(error instanceof Error && "expose" in error && error.expose === true)) throw error;
    sendPage(response, 400, failurePage(language, error.message));
  }
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // A form this long contains no e-mail: it is read to the end and treated as empty.
    if (bytes <= FORM_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
