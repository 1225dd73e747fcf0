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
import type { QueryRoutes } from "../runtime/parts.ts";
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
      return { body: { items: states.map((state) => projectionItem(state, rebuilds.get(state.projection), nicks)) } };
    },
    "GET admin/consumer-group": async () => ({ body: await consumerGroups(deps) }),
  };
}) satisfies QueryRoutes;

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
  { error, heldUpBy, ...state }: ProjectionState,
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
    held: held.map(({ group, stream, eventId, eventType, failures, since }) => ({
      ...{ group, stream, eventId, eventType, failures },
      since: new Date(since).toISOString(),
    })),
  };
}
