// For tests: published lists as an admin sees them, and what look-ups say of their targets.
import type { ListView } from "@sb/contracts/published/wire.ts";
import { expect, vi } from "vitest";
import type { Person } from "./person.ts";
import { get } from "./typed-get.ts";

/** All that a list must be told of, but for its address. */
const LIST_FACTS = {
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  mayShare: true,
  takenFor: "FRAUD_OTHER",
} as const;

/** A list as it is now. */
export const viewOf = (admin: Person, listSeq: number): Promise<ListView> =>
  get(admin.call, "GET admin/list/{listSeq}", { params: { listSeq } });

const PATIENCE = { timeout: 60_000, interval: 50 };

/** The list once it was tried again. */
async function nextAttempt(admin: Person, listSeq: number, before: string | undefined): Promise<ListView> {
  return vi.waitFor(async () => {
    const list = await viewOf(admin, listSeq);
    expect(list.attempt?.at ?? before).not.toBe(before);
    return list;
  }, PATIENCE);
}

/** Adds a list, which is fetched at once. */
export async function addList(admin: Person, name: string, url: string, more: object = {}): Promise<ListView> {
  const body = { ...LIST_FACTS, name, url, ...more };
  const added = await admin.call<{ readonly listSeq: number }>("POST", "admin/list", body);
  expect(added.status).toBe(201);
  return nextAttempt(admin, added.body.listSeq, undefined);
}

/** Has a list fetched now. */
export async function refreshed(admin: Person, listSeq: number): Promise<ListView> {
  const { attempt } = await viewOf(admin, listSeq);
  const asked = await admin.call("POST", "admin/list/refresh", { listSeq });
  expect(asked.status).toBe(204);
  return nextAttempt(admin, listSeq, attempt?.at);
}
