// Writes the folder that an nginx in place of the gateway is started with: nginx.conf, the web app's files with its page filled in, and
// its other answers.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigError } from "@sb/platform/config/config.ts";
import { connectSourcesOf, loadPage, WEB_FILES, type WebPage } from "@sb/platform/service/web-app.ts";
import { robotsTxt } from "../../standalone/web.ts";
import { ANSWER_MS } from "../pass-on.ts";
import { type GatewayConfig, readGatewayConfig } from "../settings.ts";
import type { GatewayTarget } from "../targets.ts";
import { type NginxOptions, nginxConfig } from "./config.ts";

export type WriteOptions = {
  readonly folder: string;
  /** Where nginx itself writes; there already. */
  readonly run: string;
  readonly resolver: string | undefined;
  readonly workers?: number | undefined;
};

/** Throws ConfigError. */
export function writeNginx(environment: Readonly<Record<string, string | undefined>>, options: WriteOptions): void {
  const config = readGatewayConfig(environment);
  if (config.oidc === undefined)
    throw new ConfigError("SB_OIDC_ISSUER must be set: nginx has no development issuer, the gateway has");
  const page = loadPage(config);
  if (!page) throw new ConfigError("the web app is not built: npx vite build web");
  cpSync(WEB_FILES, webIn(resolve(options.folder)), { recursive: true });
  writeFolder({ ...optionsOf(config, page), page, publicUrl: config.publicUrl }, options);
}

type Content = Omit<NginxOptions, "folders" | "resolver" | "screens"> & {
  readonly page: WebPage;
  readonly publicUrl: string;
};

/** All but the web app's other files. */
export function writeFolder(
  { page, publicUrl, ...config }: Content,
  { folder, run, resolver, workers }: WriteOptions,
): void {
  const home = resolve(folder);
  const folders = { web: webIn(home), answers: join(home, "answers"), run: resolve(run) };
  for (const each of [folders.web, folders.answers]) mkdirSync(each, { recursive: true });
  writeFileSync(join(folders.web, "index.html"), page.html);
  writeFileSync(join(folders.web, "robots.txt"), robotsTxt(publicUrl));
  writeFileSync(join(folders.answers, "ready.json"), JSON.stringify({ status: "ready" }));
  writeFileSync(join(folders.answers, "not-ready.json"), JSON.stringify({ status: "not ready" }));
  writeFileSync(
    join(home, "nginx.conf"),
    nginxConfig({ ...config, folders, resolver, workers, screens: page.screens }),
  );
}

const webIn = (home: string): string => join(home, "web");

function optionsOf(config: GatewayConfig, { scriptHashes }: WebPage) {
  const { host = "0.0.0.0", port, publicUrl, targets } = config;
  return {
    listen: `${host.includes(":") ? `[${host}]` : host}:${port}`,
    hosts: { command: hostsOf("command", targets), query: hostsOf("query", targets) },
    headers: { scriptHashes, connectSources: connectSourcesOf(config), https: publicUrl.startsWith("https:") },
    answerMs: ANSWER_MS,
  };
}

/** Throws ConfigError: TLS to the services is a mesh's work. */
function hostsOf(target: GatewayTarget, targets: GatewayConfig["targets"]): readonly string[] {
  return targets[target].map((origin) => {
    const { protocol, host, port } = new URL(origin);
    if (protocol !== "http:") throw new ConfigError(`nginx asks services by http: alone, not ${protocol}`);
    return port ? host : `${host}:80`;
  });
}
