// Finds a Python that has the libraries of requirements.txt, in their versions.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const REQUIREMENTS = new URL("./requirements.txt", import.meta.url);
const LIBRARIES = ["stix2-validator", "taxii2-client", "pymisp"];

/** Its command, or why there is none. `SB_STRANGERS` names one that is not the `python3` in the PATH. */
export function findPython(named = process.env.SB_STRANGERS): { readonly command: string } | { readonly why: string } {
  const command = named || "python3";
  const program = `from importlib.metadata import version\nfor name in ${JSON.stringify(LIBRARIES)}: print(version(name))`;
  const { status, stdout } = spawnSync(command, ["-c", program], { encoding: "utf8" });
  const requirements = readFileSync(REQUIREMENTS, "utf8");
  const wanted = LIBRARIES.map((name) => new RegExp(`^${name}==(\\S+)`, "m").exec(requirements)?.[1]);
  if (status !== 0) return { why: `there is no Python with ${LIBRARIES.join(", ")}` };
  const installed = stdout.trim().split("\n");
  const other = LIBRARIES.find((_, at) => installed[at] !== wanted[at]);
  return other === undefined ? { command } : { why: `${other} is installed in another version` };
}
