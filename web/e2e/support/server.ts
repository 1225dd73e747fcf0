// The standalone process for a worker of tests: a free port, a data folder of its own, no limits on requests.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../../../deploy/standalone/main.ts");

export type ServerSettings = {
  readonly env?: Readonly<Record<string, string>>;
  /** Without the demo content unless this is set. */
  readonly demo?: boolean;
};

export type Server = { readonly url: string; readonly stop: () => Promise<void> };

/** Resolves once it says where to look. */
export async function startServer({ env = {}, demo = false }: ServerSettings): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "safer-block-e2e-"));
  const child = spawn("node", [MAIN, ...(demo ? [] : ["--empty"])], {
    env: { PATH: process.env.PATH, PORT: "0", SB_DATA_DIR: dataDir, SB_RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /is at (http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
