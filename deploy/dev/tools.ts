// Tools that run beside the product while the development issuer does, and never in production.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { DEV_CLIENT_ID, DEV_ISSUER_PATH, issuerSettings } from "@sb/command-service/account/issuer-settings.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import { openOutbox } from "@sb/platform/mail/open.ts";
import type { DevIssuer } from "./issuer/dev-issuer.ts";
import { answerOwnHosts } from "./own-hosts.ts";

export type DevTool = {
  readonly path: string;
  callback(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export const DEV_MAIL_PATH = "/dev-mail";

/** Mails are shown where only this machine can ask, and only those that are kept here. */
export const hasDevMail = ({ oidc, mail }: Pick<Config, "oidc" | "mail">): boolean =>
  oidc === undefined && mail.url.startsWith("file:");

type Parts = { readonly config: Config; readonly publicUrl: string; readonly dataDir: string };

/** None where a real issuer is configured. Libraries are loaded only when needed. */
export async function devToolsOf(
  { config, publicUrl, dataDir }: Parts,
  resources: AsyncDisposableStack,
): Promise<readonly DevTool[]> {
  const issuer = await devIssuerOf(config, publicUrl);
  if (!issuer) return [];
  const tools: DevTool[] = [{ path: DEV_ISSUER_PATH, callback: issuer.callback }];
  if (!hasDevMail(config)) return tools;
  const { createDevMail } = await import("./mail/dev-mail.ts");
  const outbox = resources.adopt(await openOutbox(config.mail.url, dataDir), (open) => open.close());
  return [...tools, { path: DEV_MAIL_PATH, callback: createDevMail(outbox).callback }];
}

/** Undefined where a real issuer is configured. */
async function devIssuerOf(config: Config, publicUrl: string): Promise<DevIssuer | undefined> {
  if (config.oidc) return undefined;
  const { createDevIssuer } = await import("./issuer/dev-issuer.ts");
  const { issuer, redirectUris } = issuerSettings(config, publicUrl);
  return createDevIssuer({ issuerUrl: issuer, client: { id: DEV_CLIENT_ID, redirectUris } });
}

/** Each tool is an app of its own, with its own headers and body parsing. */
export function withDevTools(
  tools: readonly DevTool[],
  log: Pick<Log, "error">,
): (app: RequestListener) => RequestListener {
  if (tools.length === 0) return (app) => app;
  return (app) =>
    answerOwnHosts((request, response) => {
      // Nearly no request is for a tool, and parsing each costs as much as routing it.
      if (!tools.some(({ path }) => request.url?.includes(path))) return app(request, response);
      const { pathname = "" } = URL.parse(request.url ?? "", "http://localhost") ?? {};
      const tool = tools.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
      if (!tool) return app(request, response);
      tool.callback(request, response).catch((error: unknown) => {
        log.error(errorFacts(error), `the development tool at ${tool.path} failed`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
}
