// `docker compose`, which checks a compose file without an engine.
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";

const WITHIN_MS = 20_000;

export const hasComposePlugin = (): boolean => compose(["version"]).status === 0;

/** Its complaints about compose files whose variables are set so; empty: none. */
export function complaintsOf(files: readonly string[], settings: Readonly<Record<string, string>>): string {
  const named = files.flatMap((file) => ["-f", file]);
  // The .env of somebody who runs it here must not get in.
  const { status, stderr } = compose([...named, "--env-file", devNull, "config", "--quiet"], settings);
  return status === 0 ? "" : stderr || "it ended without a word";
}

function compose(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...settings };
  return spawnSync("docker", ["compose", ...args], { encoding: "utf8", timeout: WITHIN_MS, env });
}
