// For tests: a made-up published list, and the importer as a separate process.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { btc, btcSegwit, evm, ltc, solana, trx } from "../../demo/addresses.ts";
import { settingsOf } from "../profile/profile.ts";

const MAIN = fileURLToPath(new URL("../../import/main.ts", import.meta.url));

/** As in published lists: unknown values are null. */
export type ListedEntry = Pick<ImportEntry, "address" | "kind" | "source"> &
  Readonly<Record<"chain" | "category" | "description" | "reportedAt", string | null>>;

const WALLETS = [
  ["BTC", btc],
  ["BTC", btcSegwit],
  ["ETH", evm],
  ["TRX", trx],
  ["LTC", ltc],
  ["SOL", solana],
] as const;
const CATEGORIES = ["phishing", "ransomware", "Ponzi", "hack", "mixer", null];

/** Alternates wallets and sites: one entry per number, always the same for the same number. */
function entry(number: number): ListedEntry {
  const common = {
    category: CATEGORIES[number % CATEGORIES.length] ?? null,
    description: number % 4 === 3 ? null : `Complaint ${wordOf(number)} about payments that never arrived`,
    reportedAt: number % 5 === 4 ? null : `2025-0${(number % 9) + 1}-17`,
    source: "somebody/made-up-list/entries.json",
  };
  if (number % 3 === 2) return { ...common, address: siteOf(number), kind: "site", chain: null };
  const [chain, make] = WALLETS[number % WALLETS.length] ?? WALLETS[0];
  return { ...common, address: make(`import ${number}`), kind: "wallet", chain: number % 7 === 0 ? null : chain };
}

export const entries = (count: number): ListedEntry[] => Array.from({ length: count }, (_, number) => entry(number));
export const jsonLines = (list: readonly unknown[]): string =>
  list.map((item) => `${typeof item === "string" ? item : JSON.stringify(item)}\n`).join("");

const siteOf = (number: number): string => `https://made-up-${wordOf(number)}-wallet.com/claim`;

/** A word of letters only, unique for the number. */
export function wordOf(number: number): string {
  const letters = Array.from(String(number).padStart(4, "0"), (digit) => "bdfgklmprs"[Number(digit)]);
  return `zu${letters.join("o")}an`;
}

export type Importer = {
  readonly child: ChildProcess;
  output(): string;
  /** The exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
};

export function startImport(dataDir: string, file: string, ...more: readonly string[]): Importer {
  const child = spawn(process.execPath, [MAIN, file, ...more], {
    env: { PATH: process.env.PATH, SB_DATA_DIR: dataDir, ...settingsOf(dataDir) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  return { child, output: () => text, ended: once(child, "close").then(() => child.exitCode) };
}
