// Lines of a list that were recognised before, and what each of them came to. Most of a list is what it was the day before, and to
// recognise a line takes ten times as long as to know it again. A line is known by 64 bits of its SHA-256: two lines of one list that share
// them would have to be made for it by the list's own publisher, who may leave a line out as well.
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Candidate } from "@sb/knowledge/lists/list.ts";

/** A hash in two halves, and what it came to. Bytes. */
const RECORD = 12;
const FIRST_SLOTS = 1 << 12;

export type Recall = {
  /** 0 where the line is not known. One that is found, or told, is met: the next state has it too. */
  find(hashed: string): number;
  /** `to`: anything but 0. */
  tell(hashed: string, to: number): void;
  /** Lines that were met, as `told` makes of what they came to; those of which it makes 0 are left out. */
  met(told: (to: number) => number): Buffer;
};

/** `records`: as `met` gave them. */
export function openRecall(records: Uint8Array = new Uint8Array()): Recall {
  const count = Math.floor(records.length / RECORD);
  let slots = FIRST_SLOTS;
  while (slots < count * 2) slots *= 2;
  let [high, low, tos, isMet] = tablesOf(slots);
  let used = 0;

  function slotOf(one: number, other: number): number {
    let at = one & (slots - 1);
    while (tos[at] !== 0 && (high[at] !== one || low[at] !== other)) at = (at + 1) & (slots - 1);
    return at;
  }
  function put(one: number, other: number, to: number, met: number): void {
    if (used * 2 >= slots) grow();
    const at = slotOf(one, other);
    if (tos[at] === 0) used += 1;
    [high[at], low[at], tos[at], isMet[at]] = [one, other, to, met];
  }
  function grow(): void {
    const [highs, lows, all, mets] = [high, low, tos, isMet];
    slots *= 2;
    [high, low, tos, isMet] = tablesOf(slots);
    used = 0;
    for (const [at, to] of all.entries()) if (to !== 0) put(highs[at] ?? 0, lows[at] ?? 0, to, mets[at] ?? 0);
  }

  const view = new DataView(records.buffer, records.byteOffset, count * RECORD);
  for (let at = 0; at < count * RECORD; at += RECORD)
    put(view.getUint32(at), view.getUint32(at + 4), view.getInt32(at + 8), 0);

  return {
    find(hashed) {
      const at = slotOf(halfOf(hashed, 0), halfOf(hashed, 4));
      const to = tos[at] ?? 0;
      if (to !== 0) isMet[at] = 1;
      return to;
    },
    tell: (hashed, to) => put(halfOf(hashed, 0), halfOf(hashed, 4), to, 1),
    met(told) {
      const written = Buffer.alloc(used * RECORD);
      let end = 0;
      for (const [at, to] of tos.entries()) {
        const now = to !== 0 && isMet[at] === 1 ? told(to) : 0;
        if (now === 0) continue;
        written.writeUInt32BE(high[at] ?? 0, end);
        written.writeUInt32BE(low[at] ?? 0, end + 4);
        written.writeInt32BE(now, end + 8);
        end += RECORD;
      }
      return written.subarray(0, end);
    },
  };
}

const tablesOf = (slots: number) =>
  [new Uint32Array(slots), new Uint32Array(slots), new Int32Array(slots), new Uint8Array(slots)] as const;

const halfOf = (hashed: string, at: number): number =>
  ((hashed.charCodeAt(at) << 24) |
    (hashed.charCodeAt(at + 1) << 16) |
    (hashed.charCodeAt(at + 2) << 8) |
    hashed.charCodeAt(at + 3)) >>>
  0;

/** All that is recognised by, and said with an entry. */
export const hashOf = ({ value, kind, chain, since, words, links, isText }: Candidate): string =>
  hash(
    "sha256",
    `${value}\0${kind ?? ""}\0${chain ?? ""}\0${since ?? ""}\0${words?.join("\u0001") ?? ""}\0${links?.join("\u0001") ?? ""}\0${isText ? 1 : 0}`,
    "latin1",
  );

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Whatever of the program decides what a line comes to. */
const RULES = ["knowledge", "contracts/codes.ts", "platform/private-hosts.ts", "command-service/published/keep-out.ts"];

/** Names these rules: what was recognised by others is recognised anew. */
export function rulesMark(): string {
  const files = RULES.flatMap((path) =>
    path.endsWith(".ts")
      ? [path]
      : readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
          .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
          .map((name) => join(path, name)),
  );
  const packages = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  return hash(
    "sha256",
    files.sort().reduce((all, path) => all + readFileSync(join(ROOT, path), "utf8"), packages),
  );
}
