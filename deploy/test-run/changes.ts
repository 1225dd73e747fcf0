// Lists files with git: all of them, and those that differ from the main branch.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every file of the project, untracked ones included, as paths from its root. */
export const allFiles = (): readonly string[] =>
  linesOf(["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"]).filter((file) =>
    existsSync(root + file),
  );

/** Changed since this branch left the main branch, committed or not; deleted files included. */
export function changedFiles(): readonly string[] {
  const base = ["origin/main", "main"].map(mergeBase).find((commit) => commit !== undefined) ?? "HEAD";
  const differing = linesOf(["diff", "--name-only", "--no-renames", base]);
  return [...new Set([...differing, ...linesOf(["ls-files", "--others", "--exclude-standard"])])];
}

const mergeBase = (branch: string): string | undefined => git(["merge-base", "HEAD", branch])?.trim();

function linesOf(args: readonly string[]): readonly string[] {
  const output = git(args);
  if (output === undefined) throw new Error("which files there are is asked of git, and git did not answer");
  return output.split("\n").filter((line) => line !== "");
}

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
