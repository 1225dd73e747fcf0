// The projector as a role. Apart it is a standby until it has the lease, then the active one until it is stopped or loses it. The one
// process that is everything is the active one from its start.
import { operationRemote } from "@sb/contracts/operation/remote.ts";
import { WRITTEN } from "@sb/contracts/subjects.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { holdLease, LeaseLost } from "@sb/platform/lease/hold.ts";
import type { Token } from "@sb/platform/lease/port.ts";
import { fenced } from "@sb/platform/read-store/fenced.ts";
import { attachToLog } from "@sb/platform/service/attach-log.ts";
import { startDistributed } from "@sb/platform/service/compose.ts";
import { type ProjectionState, sendHeartbeats } from "@sb/platform/service/heartbeat.ts";
import { relayFrom } from "@sb/platform/service/ports.ts";
import type { Start } from "@sb/platform/service/process.ts";
import type { ProjectorParts, ProjectorRole } from "@sb/platform/service/roles.ts";
import { projectionRebuilder } from "../operation/rebuilder.ts";
import { buildAhead } from "./ahead.ts";
import { createStates } from "./lag.ts";
import { LEASE, takeLease } from "./lease.ts";
import type { Projections } from "./parts.ts";
import { type Projector, startProjector } from "./start.ts";

/** How soon a standby takes over from a projector that says nothing more. */
const LEASE_MS = 10_000;

type Host = Parameters<ProjectorRole>[0];

export const startProjectorProcess = (environment: NodeJS.ProcessEnv, projections: Projections): Start =>
  startDistributed(environment, { projector: standbyProjector(projections) });

/** Throws StartError where another process has the lease. */
export const activeProjector =
  (projections: Projections): ProjectorRole =>
  async (host) => {
    const { log, resources } = host;
    const lost = () => {
      log.error({}, "another projector has become the active one: starting anew");
      host.fail("the projector's lease");
    };
    const token = await takeLease(host, lost);
    const { projector, states, rebuilder, stop, relay } = await runProjections(host, projections, token);
    resources.defer(relay.stop);
    resources.defer(stop);
    return { states, active: { ...projector, consumers: [rebuilder], stop } };
  };

/** A standby until it has the lease. */
export const standbyProjector =
  (projections: Projections): ProjectorRole =>
  async (host): Promise<ProjectorParts> => {
    const { leases, heartbeats, log, resources } = host;
    if (!heartbeats) throw new Error("a standby waits for other processes");
    const ahead = buildAhead({ ...host, projections, heartbeats, ttlMs: LEASE_MS });
    resources.defer(ahead.stop);
    let active: Active | undefined;
    const stopping = new AbortController();
    const holding = { leases, name: LEASE, ttlMs: LEASE_MS, log };
    const ended = holdLease(holding, stopping.signal, async ({ token, signal }) => {
      // From now on it is the one that keeps them up.
      await ahead.stop();
      active = await runAmongOthers(host, projections, token);
      await aborted(signal);
      await active.stop();
      if (signal.reason instanceof LeaseLost) host.fail("another projector is active");
    }).catch((error: unknown) => host.fail(error instanceof Error ? error.name : "the projector failed"));
    resources.defer(async () => {
      stopping.abort();
      await ended;
    });
    return {
      states: async () => (await active?.states()) ?? [],
      // A rollout ends the old release's projector once this one says so.
      isFree: async () => active !== undefined || ahead.isDone(),
    };
  };

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

type Active = {
  readonly states: () => Promise<readonly ProjectionState[]>;
  /** Resolves when the batches under way are in. */
  readonly stop: () => Promise<void>;
};

/** Tells the other processes how the models are, at once where one fails. */
async function runAmongOthers(host: Host, projections: Projections, token: Token): Promise<Active> {
  const { readStore, bus, log } = host;
  const { projector, states, rebuilder, stop, relay } = await runProjections(host, projections, token);
  const told = async () => ({ projections: await states(), groups: bus.groups(), canRead: WRITTEN });
  const telling = sendHeartbeats({ readStore, told, log });
  const stopTelling = projector.onFailure(telling.now);
  const rebuilding = await bus.subscribe(rebuilder);
  return {
    states,
    async stop() {
      stopTelling();
      // The projector first: it ends a rebuild that the consumer waits for.
      await stop();
      await rebuilding.stop();
      await relay.stop();
      await telling.close();
    },
  };
}

type Running = Active & {
  readonly projector: Projector;
  /** Carries out orders to rebuild a model. */
  readonly rebuilder: Subscription;
  readonly relay: { stop(): Promise<void> };
};

/** `token`: of the lease. Nothing of the read models is touched by a process without it. */
async function runProjections(host: Host, projections: Projections, token: Token): Promise<Running> {
  const { eventStore, readStore, searchEngine, bus, log, ask } = host;
  await attachToLog(eventStore, [readStore, searchEngine], log);
  const projector = startProjector({ ...host, ...projections, readStore: fenced(readStore, token) });
  const relay = await relayFrom(bus, host);
  let isStopping = false;
  return {
    projector,
    states: createStates(projector, eventStore),
    rebuilder: projectionRebuilder({
      operations: operationRemote.by(ask),
      rebuild: projector.rebuild,
      isStopping: () => isStopping,
    }),
    relay,
    async stop() {
      isStopping = true;
      await projector.stop();
    },
  };
}
