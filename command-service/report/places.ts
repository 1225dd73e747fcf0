// One person may have so many public reports on a target: all of them count as one, but each stands in its detail. A place is
// taken in the same commit as the report is filed, so reports sent at once can't pass together.
import { isRefused } from "@sb/contracts/refused.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import { placeEvents, placeStream } from "@sb/contracts/report/places.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { type Append, NO_STREAM } from "@sb/platform/event-store/port.ts";
import { createKeyedLock } from "@sb/platform/keyed-lock.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { reportDecider } from "./rules/decider.ts";
import { placesDecider } from "./rules/places.ts";
import { addressOf } from "./rules/require-address.ts";

type Deps = Pick<WriteDeps, "eventStore" | "vault" | "handle">;
export type Report = { readonly dclrSeq: number; readonly ownerId: string };

const streamOf = (vault: Pick<Vault, "mac">, ownerId: string, addressKey: string): string =>
  placeStream.of(vault.mac("place", JSON.stringify([ownerId, addressKey])));

/** The places that a public report would take one of; undefined where it needs none. */
function placesOf(vault: Pick<Vault, "mac">, ownerId: string, declare: Declaration["declare"]): string | undefined {
  if (declare.open === "PRIVATE") return undefined;
  const address = addressOf(declare);
  // Where it is none, the rules say what is wrong with it.
  return address.ok ? streamOf(vault, ownerId, address.addressKey) : undefined;
}

/**
 * Drafts the place of a new report, to be appended ahead of it: nothing where it has one, or needs none. Refuses with
 * TOO_MANY_ON_TARGET. `isNew`: the person is taken to have none on the target yet.
 */
export async function takePlace(
  deps: Deps,
  { dclrSeq, ownerId }: Report,
  declare: Declaration["declare"],
  context: CommandContext,
  isNew = false,
): Promise<readonly Append[]> {
  const stream = placesOf(deps.vault, ownerId, declare);
  if (stream === undefined) return [];
  const take = () => draft(deps, placesDecider, stream, { type: "Take", dclrSeq }, context, isNew);
  return withRoom(deps, stream, context, take);
}

/** Milliseconds after which a place is free that no report has: one that is being filed has it sooner. */
const LEFT_BEHIND_MS = 60_000;

/** Where all places are taken, those that a break left behind before their report was filed are freed, and it is tried again. */
async function withRoom<Result>(
  deps: Deps,
  stream: string,
  context: CommandContext,
  take: () => Promise<Result>,
): Promise<Result> {
  try {
    return await take();
  } catch (error) {
    if (!isRefused(error) || error.code !== "TOO_MANY_ON_TARGET") throw error;
    const left = await leftBehind(deps, stream, context);
    if (left.length === 0) throw error;
    for (const dclrSeq of left) await deps.handle(placesDecider, stream, { type: "Leave", dclrSeq }, context);
    return await take();
  }
}

async function leftBehind({ eventStore }: Deps, stream: string, { at }: CommandContext): Promise<readonly number[]> {
  const taken = new Map<number, number>();
  for (const stored of (await eventStore.readStream(stream)).events) {
    const { type, data } = placeEvents.read(stored);
    if (type === "PlaceTaken") taken.set(data.dclrSeq, Date.parse(stored.meta.at));
    else taken.delete(data.dclrSeq);
  }
  const old = [...taken].filter(([, since]) => Date.parse(at) - since > LEFT_BEHIND_MS).map(([dclrSeq]) => dclrSeq);
  const pages = await Promise.all(old.map((dclrSeq) => eventStore.readStream(reportStream.of(dclrSeq))));
  return old.filter((_, nth) => pages[nth]?.revision === NO_STREAM && !pages[nth]?.shredded);
}

/** Where a report of the person's stands in public; undefined where it does not. */
export async function findStand(
  { eventStore, vault }: Deps,
  { dclrSeq, ownerId }: Report,
): Promise<string | undefined> {
  const { state } = await load({ eventStore, vault }, reportDecider, reportStream.of(dclrSeq));
  return state.status === "FILED" && state.ownerId === ownerId ? state.published?.addressKey : undefined;
}

/** The report has a place on the target if it stands there now, and none if it does not. An agency's batches need none. Idempotent. */
export async function settlePlace(
  deps: Deps,
  report: Report,
  addressKey: string | undefined,
  context: CommandContext,
): Promise<void> {
  const { dclrSeq, ownerId } = report;
  if (addressKey === undefined || ownerId === IMPORTER || isAgencyFiler(ownerId)) return;
  const type = (await findStand(deps, report)) === addressKey ? "Keep" : "Leave";
  await deps.handle(placesDecider, streamOf(deps.vault, ownerId, addressKey), { type, dclrSeq }, context);
}

/** Locks one report: two changes of it must not settle its places past each other. */
const locked = createKeyedLock();

/**
 * Runs what moves a report away, or `to` another target: its place there is taken before, and those it has no more are left
 * after. Refuses with TOO_MANY_ON_TARGET.
 */
export function moveReport<Result>(
  deps: Deps,
  report: Report & { readonly to?: Declaration["declare"] },
  context: CommandContext,
  move: () => Promise<Result>,
): Promise<Result> {
  const { dclrSeq, ownerId, to } = report;
  return locked(String(dclrSeq), async () => {
    const from = await findStand(deps, report);
    const places = to && placesOf(deps.vault, ownerId, to);
    const take = (stream: string) => deps.handle(placesDecider, stream, { type: "Take", dclrSeq }, context);
    if (places) await withRoom(deps, places, context, () => take(places));
    try {
      return await move();
    } finally {
      const address = to && addressOf(to);
      for (const addressKey of new Set([from, address?.ok ? address.addressKey : undefined]))
        await settlePlace(deps, report, addressKey, context);
    }
  });
}
