// Public look-ups as static files (docs/edge.md): one small signed manifest, and parts that are named by what is in them. A name in the manifest
// vouches for its part, so whoever serves the files can leave them out, but not change them.
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LevelReason } from "@sb/contracts/report/level.ts";
import type { CrimeCounts } from "@sb/contracts/report/model.ts";
import { base64 } from "@scure/base";

export const EDGE_FORMAT = 1;
/** The one file that changes. It is fetched anew each time. */
export const MANIFEST = "manifest.json";
/** Says whose the files are. It is written first. */
export const OWNER = "installation.json";
/** All below never changes. */
export const OBJECTS = "objects/";

/** A manifest that is older is not current: readers say of when it is. It is signed anew several times a minute, whatever happens. */
const CURRENT_MS = 10 * 60_000;
/** A device's clock may be so much behind. */
const AHEAD_MS = 5 * 60_000;

/** Hex letters of a part's SHA-256 in its name, and of a target's in a part. */
export const NAME_CHARS = 40;
export const TARGET_CHARS = 32;

/** Files beside the ranges, by the names that people know them by. */
export type EdgeFile = "targets.filter" | "blocklist.txt" | "hosts.txt" | "eth-phishing-detect.json";

export type EdgeManifest = {
  readonly format: typeof EDGE_FORMAT;
  /** When it was made, ISO 8601 in UTC: what is known by then is in it. */
  readonly at: string;
  /** How far in the log of events. */
  readonly position: string;
  readonly ranges: EdgeTree;
  /** The tree of targets' pages; absent where an earlier version published. */
  readonly pages?: EdgeTree | undefined;
  readonly files: Readonly<Partial<Record<EdgeFile, EdgeObject>>>;
  /** The public log (docs/log.md), as a mirror has it below `log/`; absent where nothing was signed yet. */
  readonly log?: { readonly size: number } | undefined;
};
export type EdgeTree = {
  /** Hex letters in the name of a part: more, the more targets there are. */
  readonly depth: number;
  /** The tree's first node. */
  readonly root: string;
  /** The part that is made anew next, so that each is within a day. */
  readonly next: number;
};
/** The folders of each tree's nodes and parts. */
export const EDGE_TREES = {
  ranges: { nodes: "index", parts: "range" },
  pages: { nodes: "page-index", parts: "page" },
} as const;
export type EdgeTreeName = keyof typeof EDGE_TREES;

/** `key` in the store. */
export type EdgeObject = { readonly key: string; readonly bytes: number };

/** The names of nodes or parts below a node, by the letters that they begin with. */
export type EdgeNode = { readonly prefix: string; readonly names: Readonly<Record<string, string>> };

/** Letters of the hash, then as a range has it: people, lists, level, open requests (0: none), when it was cleared ("": never). */
export type EdgeEntry = readonly [
  hash: string,
  timesReported: number,
  timesListed: number,
  level: number,
  disputed?: number,
  clearedAt?: string,
];
/** `items` and `also` of a range (contracts/report/lookup/range.ts), and 1 where it is cut. */
export type EdgeRange = readonly [items: readonly EdgeEntry[], also: readonly EdgeEntry[], isCut?: 1];

/**
 * The figures of a target's page, as any visitor is told them: no words of anybody, no name of a list or of another target. Days are in UTC
 * (`YYYY-MM-DD`). What is absent is 0, not so, or not known.
 */
export type EdgePage = {
  /** Letters of its own hash, from the sixth to the 32nd. */
  readonly hash: string;
  readonly timesReported: number;
  readonly timesListed: number;
  readonly level: EdgeLevel;
  /** People's first reports: the first and the last day. */
  readonly reportedOn?: readonly [first: string, last: string];
  readonly crimeTypes?: CrimeCounts;
  /** The earliest day that a list gives which may be passed on. */
  readonly listedOn?: string;
  readonly confirmedOn?: string;
  readonly disputed?: number;
  readonly clearedOn?: string;
  readonly ownerObjects?: 1;
  readonly weak?: 1;
  readonly listed?: 1;
};
/** The level of a day with what it is made of (docs/level.md). */
type EdgeLevel = readonly [value: number, formula: string, day: string, why: readonly EdgeReason[]];
export type EdgeReason = readonly [part: LevelReason["part"], points: number, count?: number];
/** 1: there are more that begin so. */
export type EdgePages = readonly [pages: readonly EdgePage[], isCut?: 1];

export type EdgeRanges = { readonly ranges: EdgeRange; readonly pages: EdgePages };
/** Ranges that have something, by what follows the part's own letters. One that is missing has nothing. */
export type EdgePart<Of extends EdgeTreeName = EdgeTreeName> = {
  readonly prefix: string;
  readonly ranges: Readonly<Record<string, EdgeRanges[Of]>>;
};

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytesOf = (value: unknown): Uint8Array => utf8ToBytes(JSON.stringify(value));

/** By what is in it. */
export const nameOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes)).slice(0, NAME_CHARS);

export const nodeKey = (tree: EdgeTreeName, prefix: string, name: string): string =>
  `${OBJECTS}${EDGE_TREES[tree].nodes}/${prefix || "root"}-${name}.json`;
export const partKey = (tree: EdgeTreeName, prefix: string, name: string): string =>
  `${OBJECTS}${EDGE_TREES[tree].parts}/${prefix}-${name}.json`;
export const fileKey = (file: EdgeFile, name: string): string =>
  `${OBJECTS}file/${file.replace(/\.[a-z]+$/, "")}-${name}${/\.[a-z]+$/.exec(file)?.[0] ?? ""}`;

/** How many letters the names below a node of so many letters have. */
export const lettersBelow = (letters: number, depth: number): number => Math.min(letters + 2, depth);

/** Nothing else that the key signs begins like this. */
const SIGNED = utf8ToBytes("safer-block edge manifest 1\n");

/** The signature in base64 on a line of its own, then the manifest. */
export function sealManifest(manifest: EdgeManifest, sign: (message: Uint8Array) => Uint8Array): Uint8Array {
  const body = bytesOf(manifest);
  return concatBytes(utf8ToBytes(`${base64.encode(sign(concatBytes(SIGNED, body)))}\n`), body);
}

/** Undefined where it is not signed with the key, or of a format that is not known. */
export function openManifest(file: Uint8Array, publicKey: Uint8Array): EdgeManifest | undefined {
  const end = file.indexOf(10);
  const body = file.subarray(end + 1);
  try {
    const signature = base64.decode(textOf(file.subarray(0, Math.max(0, end))));
    if (!ed25519.verify(signature, concatBytes(SIGNED, body), publicKey)) return undefined;
    // Signed text was made here, of this type.
    const manifest = JSON.parse(textOf(body)) as EdgeManifest;
    return manifest.format === EDGE_FORMAT ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the bytes are not those that the name stands for. */
export const openObject = <Value>(bytes: Uint8Array, name: string): Value | undefined =>
  nameOf(bytes) === name ? (JSON.parse(textOf(bytes)) as Value) : undefined;

/** `now`: milliseconds since 1970. One from the future is as little to be believed as an old one. */
export function isCurrent({ at }: Pick<EdgeManifest, "at">, now: number): boolean {
  const age = now - Date.parse(at);
  return age <= CURRENT_MS && age >= -AHEAD_MS;
}
