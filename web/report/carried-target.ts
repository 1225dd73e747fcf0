// Hands a target from the lookup over to the wizard, in this tab and across a login, never in a URL.
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { inTab } from "../session/storage.ts";

const KEY = "sb-report-target";

export const carryTarget = (lookup: Lookup): void => inTab.setItem(KEY, JSON.stringify(lookup));

export function carriedTarget(): Lookup | undefined {
  const carried = inTab.getItem(KEY);
  return carried === null ? undefined : (JSON.parse(carried) as Lookup);
}

export const dropCarriedTarget = (): void => inTab.removeItem(KEY);
