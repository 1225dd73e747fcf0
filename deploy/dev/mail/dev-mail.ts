// Shows the mails that the `file:` adapter wrote, beside the development issuer. Never runs in production.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outbox } from "@sb/platform/mail/outbox.ts";
import PostalMime, { type Email } from "postal-mime";
import { PAGE_HEADERS, type PageLanguage, pageLanguage, sendPage } from "../page.ts";
import { listPage, mailPage, missingPage } from "./page.ts";

export type DevMail = {
  /** Handles every request at or below `/dev-mail`. */
  callback(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

/** Newest first; more are in the folder. */
const LISTED = 100;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,180}\.eml$/;
const csp = (policy: string) => ({ ...PAGE_HEADERS, "content-security-policy": policy });
const BASE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** The page holds the mail in a frame; the mail may do nothing but be read, also where it is opened alone. */
const FRAMING = csp(`${BASE}; frame-src 'self'; frame-ancestors 'none'`);
const FRAMED = csp(`${BASE}; img-src data:; frame-ancestors 'self'; sandbox`);

/** Throws if NODE_ENV is "production". */
export function createDevMail(outbox: Pick<Outbox, "names" | "get">): DevMail {
  if (process.env.NODE_ENV === "production") throw new Error("everybody could read all mails: not in production");
  return {
    async callback({ method, url = "", headers }, response) {
      const language = pageLanguage(headers["accept-language"]);
      if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, { allow: "GET, HEAD" }).end();
      const [, , view = "", name = "", ...more] = new URL(url, "http://localhost").pathname.split("/");
      if (view === "") return sendPage(response, 200, await list(outbox, language), FRAMING);
      const message = NAME.test(name) && more.length === 0 ? await outbox.get(name) : undefined;
      if (!message) return sendPage(response, 404, missingPage(language));
      return show(response, language, { view, name, message });
    },
  };
}

type Shown = { readonly view: string; readonly name: string; readonly message: Uint8Array };

async function show(response: ServerResponse, language: PageLanguage, { view, name, message }: Shown): Promise<void> {
  if (view === "raw") {
    const headers = { ...PAGE_HEADERS, "content-type": "message/rfc822", "content-disposition": "attachment" };
    return void response.writeHead(200, headers).end(message);
  }
  const email = await PostalMime.parse(message);
  if (view === "html") return sendPage(response, 200, email.html ?? "", FRAMED);
  if (view === "mail") return sendPage(response, 200, mailPage(language, name, email), FRAMING);
  sendPage(response, 404, missingPage(language));
}

async function list(outbox: Pick<Outbox, "names" | "get">, language: PageLanguage): Promise<string> {
  const names = await outbox.names();
  const mails: { name: string; email: Email }[] = [];
  for (const name of names.slice(0, LISTED)) {
    const message = await outbox.get(name);
    // Removed in between.
    if (message) mails.push({ name, email: await PostalMime.parse(message) });
  }
  return listPage(language, mails, names.length);
}
