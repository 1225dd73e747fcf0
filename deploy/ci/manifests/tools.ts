// Tools that check the manifests: a Python with kubernetes-validate, and kustomize, alone or as a part of kubectl.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const REQUIREMENTS = new URL("./requirements.txt", import.meta.url);

export type Tools = { readonly python: string; readonly kustomize: readonly string[] };

/** The tools, or why there are none. `SB_MANIFESTS` names a Python that is not the `python3` in the PATH. */
export function findTools(named = process.env.SB_MANIFESTS): Tools | { readonly why: string } {
  const python = named || "python3";
  const [, wanted] = /^kubernetes-validate==(\S+)/m.exec(readFileSync(REQUIREMENTS, "utf8")) ?? [];
  const program = "from importlib.metadata import version; print(version('kubernetes-validate'))";
  if (outputOf(python, ["-c", program]) !== wanted)
    return { why: `there is no Python with kubernetes-validate ${wanted}` };
  if (outputOf("kubectl", ["version", "--client"])) return { python, kustomize: ["kubectl", "kustomize"] };
  if (outputOf("kustomize", ["version"])) return { python, kustomize: ["kustomize", "build"] };
  return { why: "there is neither kubectl nor kustomize" };
}

function outputOf(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
