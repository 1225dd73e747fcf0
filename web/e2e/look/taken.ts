// Notes on the pictures that were taken: a run that was broken off, or had only so many minutes, is gone on with as long as nothing has changed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./pictures.ts";
import { nameOf, type Shot } from "./plan.ts";

export type Taken = {
  readonly shot: Shot;
  readonly faults: readonly string[];
  readonly pictured?: true;
  readonly change?: Change | undefined;
  /** The screen can't be in this state: it asks for nothing, or there is nothing to change. */
  readonly isNone?: true;
};

export type Notes = {
  readonly has: (shot: Shot) => boolean;
  readonly add: (taken: Taken) => void;
  /** Those of these shots that are known, from earlier runs too. */
  readonly of: (shots: readonly Shot[]) => readonly Taken[];
};

const keyOf = (shot: Shot): string => `${shot.screen} ${nameOf(shot)}`;

/** `root`: of the repository; `out`: where they are kept, nowhere if undefined. */
export function openNotes(root: string, out: string | undefined, anew: boolean): Notes {
  const file = out && join(out, "taken.jsonl");
  const of = file && versionOf(root);
  const kept = new Map<string, Taken>();
  if (file && of) {
    const found = !anew && existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
    if (found[0] === of) for (const line of found.slice(1)) keep(JSON.parse(line));
    else {
      mkdirSync(out, { recursive: true });
      writeFileSync(file, `${of}\n`);
    }
  }
  function keep(taken: Taken): void {
    kept.set(keyOf(taken.shot), taken);
  }
  return {
    has: (shot) => kept.has(keyOf(shot)),
    add: (taken) => {
      keep(taken);
      if (file && of) appendFileSync(file, `${JSON.stringify(taken)}\n`);
    },
    of: (shots) => shots.flatMap((shot) => kept.get(keyOf(shot)) ?? []),
  };
}

/** A hash of the commit, of what differs from it, and of the built app; undefined where there is no repository. */
function versionOf(root: string): string | undefined {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, maxBuffer: 2 ** 28 });
  if (!existsSync(join(root, ".git"))) return undefined;
  const hash = createHash("sha256").update(git("rev-parse", "HEAD")).update(git("diff", "HEAD"));
  return hash.update(readFileSync(join(root, "web/dist/index.html"))).digest("hex");
}
