// Whether somebody of the same network was counted on a target within a day: throwaway accounts of one place count as one person.
// The network is remembered as a keyed hash, together with the target, for that day; a report has the outcome alone.
import { isNewAt, type NetworkTurn } from "@sb/contracts/report/belief.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { AccountGate } from "../account/gate.ts";
import { addressOf } from "./rules/require-address.ts";

export type NetworkDeps = {
  readonly vault: Pick<Vault, "mac">;
  readonly accounts: Pick<AccountGate, "joinedAt">;
  /** They outlast a restart. */
  readonly dailyCounters: Pick<RateLimitCounters, "hit" | "takeBack">;
};

export type Turn = {
  /** Undefined where the report is private, or names no target. */
  readonly addressKey: string | undefined;
  /** Once, however often it is asked for. */
  readonly take: () => Promise<void>;
  readonly taken: () => NetworkTurn | undefined;
  /** Gives the turn back where the filing failed, or where `isNothing` says that it did nothing. */
  readonly unless: <Done>(filing: Promise<Done>, isNothing: (done: Done) => boolean) => Promise<Done>;
};

type Filing = {
  readonly userId: string;
  readonly declare: Declaration["declare"];
  readonly network: string;
  /** ISO 8601. */
  readonly at: string;
};

const DAY_MS = 86_400_000;

/** The turn of a report that is filed, or moved to another target, from this network. */
export function turnAt(deps: NetworkDeps, { userId, declare, network, at }: Filing): Turn {
  const address = declare.open === "PUBLIC" ? addressOf(declare) : undefined;
  const addressKey = address?.ok ? address.addressKey : undefined;
  let hits: readonly string[] = [];
  let turn: NetworkTurn | undefined;

  async function isFirst(key: string): Promise<boolean> {
    hits = [...hits, key];
    return (await deps.dailyCounters.hit(key, DAY_MS)).count === 1;
  }

  /** Established people are counted apart: a throwaway must not take the turn of who comes after. */
  async function take(): Promise<void> {
    if (addressKey === undefined || turn) return;
    const isNew = isNewAt(await deps.accounts.joinedAt(userId), at);
    const hash = deps.vault.mac("network", JSON.stringify([addressKey, network]));
    const isFirstOfAll = await isFirst(`network ${hash}`);
    const isFirstOfKind = isNew ? isFirstOfAll : await isFirst(`network ${hash} established`);
    turn = !isFirstOfKind ? "AGAIN" : isFirstOfAll ? "FIRST" : "AFTER_NEW";
  }

  async function unless<Done>(filing: Promise<Done>, isNothing: (done: Done) => boolean): Promise<Done> {
    let isDone = false;
    try {
      const done = await filing;
      isDone = !isNothing(done);
      return done;
    } finally {
      if (!isDone) await Promise.all(hits.map((key) => deps.dailyCounters.takeBack(key)));
    }
  }

  return { addressKey, take, taken: () => turn, unless };
}
