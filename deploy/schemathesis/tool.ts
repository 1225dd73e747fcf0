// Finds schemathesis on this machine, in the version that requirements.txt names.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const REQUIREMENTS = new URL("./requirements.txt", import.meta.url);

/** Another version generates other cases, and may check other things. */
export const VERSION = versionIn(readFileSync(REQUIREMENTS, "utf8"));

/** Its command, or why there is none. `SB_SCHEMATHESIS` names one that is not in the PATH. */
export function findTool(named = process.env.SB_SCHEMATHESIS): { readonly command: string } | { readonly why: string } {
  const command = named || "schemathesis";
  const { status, stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  if (status !== 0) return { why: `schemathesis ${VERSION} is not installed` };
  const [installed] = /\d+(?:\.\d+)+/.exec(stdout) ?? [];
  return installed === VERSION ? { command } : { why: `schemathesis is ${installed}, not ${VERSION}` };
}

function versionIn(requirements: string): string {
  const [, version] = /^schemathesis==(\S+)/m.exec(requirements) ?? [];
  if (version === undefined) throw new Error("requirements.txt does not name a version of schemathesis");
  return version;
}
