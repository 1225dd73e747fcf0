// The safe list: a report on one of its entries would accuse a token, an exchange or a police of what somebody did with
// their name. The form then asks for the page, the account or the sender.
import type { DeclareType } from "@sb/contracts/codes.ts";
import type { SafeKind } from "@sb/contracts/report/codes.ts";
import { EXPLORERS, MARKETS } from "../explorers.ts";
import { twinsOf } from "../same-wallet.ts";
import { SHARED_HOSTS, sharedHostOf } from "../shared-hosts.ts";
import { AUTHORITIES } from "./authorities.ts";
import { BURN_ADDRESSES } from "./burn-addresses.ts";
import { EXCHANGE_WALLETS } from "./exchange-wallets.ts";
import { HOSTING } from "./hosting.ts";
import type { SafeEntry, SafeGroup } from "./safe-entry.ts";
import { SERVICES } from "./services.ts";
import { TOKENS } from "./tokens.ts";

/** A bare shared host; a path that names a tenant makes another key. */
const SHARED: SafeGroup = {
  kind: "SHARED_HOST",
  source: "shared-hosts.ts",
  date: "2026-11-22",
  entries: Object.keys(SHARED_HOSTS).map((host) => [host, host]),
};

const NAMED: ReadonlySet<string> = new Set([
  ...SERVICES.flatMap(({ entries }) => entries.map(([key]) => key)),
  ...Object.keys(SHARED_HOSTS),
]);

/** Some exchanges and services have an explorer of their own. */
const EXPLORER: SafeGroup = {
  kind: "EXPLORER",
  source: "explorers.ts",
  date: "2026-11-22",
  entries: [...EXPLORERS, ...MARKETS].filter((host) => !NAMED.has(host)).map((host) => [host, host]),
};

export const SAFE_LIST: readonly SafeEntry[] = [
  ...TOKENS,
  ...BURN_ADDRESSES,
  ...EXCHANGE_WALLETS,
  ...SERVICES,
  ...AUTHORITIES,
  ...HOSTING,
  SHARED,
  EXPLORER,
].flatMap(({ entries, ...group }) => entries.map(([key, name]) => ({ ...group, key, name })));

const BY_KEY: ReadonlyMap<string, SafeEntry> = new Map(SAFE_LIST.map((entry) => [entry.key, entry]));

/** The holder of the name holds all names below it. Below a shared host stand its tenants. */
const WITH_SUBDOMAINS: ReadonlySet<SafeKind> = new Set(["EXCHANGE", "EXPLORER", "SERVICE", "AUTHORITY"]);

/** The entry that an address or a site is, by its key. */
export function safeEntryOf(declareType: DeclareType, addressKey: string): SafeEntry | undefined {
  const entry = BY_KEY.get(addressKey);
  if (entry || declareType === "WALLET" || addressKey.includes("/")) return entry;
  const labels = addressKey.split(".");
  const above = labels.slice(1).map((_, i) => BY_KEY.get(labels.slice(i + 1).join(".")));
  const { kind, source, date } = SHARED;
  const holder = above.find((each) => each !== undefined && WITH_SUBDOMAINS.has(each.kind));
  return holder ?? (sharedHostOf(addressKey) && { kind, source, date, key: addressKey, name: addressKey });
}

const OF_WALLETS: ReadonlySet<SafeKind> = new Set(["TOKEN", "CONTRACT", "BURN", "EXCHANGE_WALLET"]);
const twinsOfWallets = (): ReadonlySet<string> =>
  new Set(SAFE_LIST.flatMap(({ kind, key }) => (OF_WALLETS.has(kind) ? twinsOf(key) : [])));
/** Set once somebody asks: their checksums take a fiftieth of a process's start. */
let twins: ReadonlySet<string> | undefined;

/** Who looks a token's contract up by its 20 bytes is told of the account on TRON as well. */
export function isSharedTwin(addressKey: string): boolean {
  twins ??= twinsOfWallets();
  return twins.has(addressKey);
}
