// node deploy/gateway/nginx/main.ts --to FOLDER [--run FOLDER] [--resolver ADDRESS] [--workers NUMBER]
// With the gateway's settings. Then: nginx -e stderr -c FOLDER/nginx.conf
import { parseArgs } from "node:util";
import { ConfigError } from "@sb/platform/config/config.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import { writeNginx } from "./write.ts";

try {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      run: { type: "string", default: "/tmp" },
      resolver: { type: "string" },
      workers: { type: "string" },
    },
  });
  if (values.to === undefined) throw new ConfigError("--to FOLDER says where nginx.conf and the web app's files go");
  const { to: folder, run, resolver, workers } = values;
  if (workers !== undefined && !/^[1-9]\d?$/.test(workers))
    throw new ConfigError("--workers must be a number from 1 to 99");
  writeNginx(process.env, { folder, run, resolver, workers: workers === undefined ? undefined : Number(workers) });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError || error instanceof TypeError)) throw error;
  console.error(`No configuration for nginx: ${error.message}`);
  process.exitCode = 1;
}
