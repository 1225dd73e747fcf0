// The gateway: one address for people, in front of the services. While the development issuer is used, it runs here.
import { createNodeServer } from "@sb/platform/http/node-server.ts";
import { createLogger } from "@sb/platform/log.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { listen } from "@sb/platform/service/server.ts";
import { connectSourcesOf, loadPage } from "@sb/platform/service/web-app.ts";
import { devToolsOf, withDevTools } from "../dev/tools.ts";
import { createGatewayApp } from "./app.ts";
import { createPassOn } from "./pass-on.ts";
import { readGatewayConfig } from "./settings.ts";
import { watchReady } from "./watch-ready.ts";

export const startGateway =
  (environment: NodeJS.ProcessEnv): Start =>
  async (resources) => {
    const config = readGatewayConfig(environment);
    const { publicUrl, dataDir, targets } = config;
    const log = createLogger(config.logLevel);
    const passTo = (origins: readonly string[]) =>
      resources.adopt(createPassOn(origins), (pass) => pass.close()).handler;
    const app = createGatewayApp({
      page: loadPage(config),
      publicUrl,
      connectSources: connectSourcesOf(config),
      https: publicUrl.startsWith("https:"),
      passOn: { command: passTo(targets.command), query: passTo(targets.query) },
      ahead: watchReady(targets.query),
      log,
    });
    const tools = await devToolsOf({ config, publicUrl, dataDir }, resources);
    return listen(createNodeServer(withDevTools(tools, log)(app)), config, resources);
  };
