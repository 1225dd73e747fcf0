// The reads about operating the service: one handler per route.

import {
  OPERATION_LIMITS,
  OPERATION_MODEL,
  REBUILD_COLLECTION,
  type RebuildDoc,
} from "@sb/contracts/operation/model.ts";
import type { OperationQueryKey } from "@sb/contracts/operation/routes.ts";
import type { ConsumerGroups, ProjectionItem } from "@sb/contracts/operation/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import { findNicknames } from "../account/documents.ts";
import { isDelivery, parkedIn } from "../runtime/parked.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { Queues } from "../runtime/queues.ts";
import type { OperationQueryDeps } from "./deps.ts";
import { jobQueries } from "./jobs.ts";
import { getSetup } from "./setup.ts";
import { getWaiting } from "./waiting.ts";

export const routes = ((deps: OperationQueryDeps): Handlers<OperationQueryKey> => {
  return {
    ...jobQueries(deps),
    "GET admin/waiting": getWaiting(deps),
    "GET admin/setup": getSetup(deps),
    "GET admin/projection": async () => {
      const states = await deps.projectionStates();
      const rebuilds = await findRebuilds(deps.readStore, states);
      const by = [...rebuilds.values()].map(({ orderedBy }) => orderedBy);
      const nicks = await findNicknames(deps.readStore, by);
      const items = states.map(async (state) => {
        const position = await deps.readStore.checkpoint(state.projection);
        return projectionItem({ ...state, position }, rebuilds.get(state.projection), nicks);
      });
      return { body: { items: await Promise.all(items) } };
    },
    "GET admin/consumer-group": async () => ({ body: await consumerGroups(deps) }),
  };
}) satisfies QueryRoutes;

export const queues = {
  PARKED_JOBS: ({ jobs }) => parkedIn(jobs, (kind) => !isDelivery(kind)),
  HELD_STREAMS: async ({ bus }) => {
    const held = await bus.paused();
    const [longest] = held;
    const oldestAt = longest && new Date(longest.since).toISOString();
    return { count: held.length, urgent: held.length, oldestAt };
  },
  FAILING_PROJECTIONS: async ({ projectionStates, clock }) => {
    const failing = (await projectionStates()).filter(({ state }) => state === "failing");
    const longest = Math.max(0, ...failing.map(({ lagMs }) => lagMs));
    const oldestAt = longest > 0 ? new Date(Date.parse(clock()) - longest).toISOString() : undefined;
    return { count: failing.length, urgent: failing.length, oldestAt };
  },
} satisfies Queues;

async function findRebuilds(
  readStore: ReadStore,
  states: readonly ProjectionState[],
): Promise<ReadonlyMap<string, RebuildDoc>> {
  const names = states.map(({ projection }) => projection);
  const keys = names.map((id) => ({ collection: REBUILD_COLLECTION, id }));
  const docs = (await readStore.model(OPERATION_MODEL).getMany(keys)) as readonly (RebuildDoc | undefined)[];
  return new Map(names.flatMap((name, i) => (docs[i] ? [[name, docs[i]] as const] : [])));
}

function projectionItem(
  { error, heldUpBy, ...state }: ProjectionState & { readonly position: string },
  rebuild: RebuildDoc | undefined,
  nicks: ReadonlyMap<string, string>,
): ProjectionItem {
  return {
    ...state,
    ...(error && { error: { ...error } }),
    ...(heldUpBy && { heldUpBy: [...heldUpBy] }),
    ...(rebuild && { rebuild: rebuildOf(rebuild, nicks) }),
  };
}

function rebuildOf(
  { orderedAt, orderedBy, endedAt, outcome, code }: RebuildDoc,
  nicks: ReadonlyMap<string, string>,
): ProjectionItem["rebuild"] {
  return { orderedAt, nick: nicks.get(orderedBy) ?? "", endedAt, outcome, code };
}

async function consumerGroups({ bus }: OperationQueryDeps): Promise<ConsumerGroups> {
  const held = (await bus.paused()).slice(0, OPERATION_LIMITS.heldShown);
  return {
    items: bus.groups().map(({ lag, ...group }) => ({ ...group, lagMs: lag })),
    held: held.map(({ group, stream, eventId, eventType, failures, cause, since }) => ({
      ...{ group, stream, eventId, eventType, failures, cause },
      since: new Date(since).toISOString(),
    })),
  };
}
