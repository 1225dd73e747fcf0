// The projector as a process: a standby until it has the lease, then the active one until it is stopped or loses it.
import { indexes, travels, WRITTEN } from "@sb/contracts/subjects.ts";
import { holdLease, LeaseLost } from "@sb/platform/lease/hold.ts";
import { openLeases } from "@sb/platform/lease/open.ts";
import { askStepsAt } from "@sb/platform/service/ask-steps.ts";
import { enginesOf } from "@sb/platform/service/engines.ts";
import { openApart } from "@sb/platform/service/open-apart.ts";
import { openBusOf } from "@sb/platform/service/open-bus.ts";
import { openReadSide, openWriteSide } from "@sb/platform/service/open-sides.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { requireCommandUrl } from "@sb/platform/service/require-command-url.ts";
import { serveOperators } from "@sb/platform/service/serve-apart.ts";
import type { ProjectionState } from "@sb/platform/service/standing.ts";
import { tellBoard } from "@sb/platform/service/tell-board.ts";
import { serviceTokenOf } from "@sb/platform/service/tokens.ts";
import { watchBoard } from "@sb/platform/service/watch-board.ts";
import { createRemoteSteps } from "../operation/remote-steps.ts";
import { buildAhead } from "./ahead.ts";
import type { Projections } from "./parts.ts";
import { type Active, runActive } from "./run-active.ts";

const PORTS = ["eventStore", "keys", "readStore", "search", "bus", "files", "lease"] as const;

/** How soon a standby takes over from a projector that says nothing more. */
const LEASE_MS = 10_000;

export const startProjectorProcess =
  (environment: NodeJS.ProcessEnv, projections: Projections): Start =>
  async (resources, fail) => {
    const apart = openApart(environment, PORTS, resources, fail);
    const { config, log, dataDir, onDamage } = apart;
    const commandUrl = requireCommandUrl(config);
    const writeSide = await openWriteSide(config, dataDir, resources, onDamage);
    const readSide = await openReadSide(config, dataDir, indexes, resources, onDamage);
    const leases = resources.adopt(await openLeases(config.urls.lease, dataDir), (open) => open.close());
    const bus = await openBusOf(config, dataDir, { ...writeSide, travels, log, onDamage }, resources);
    const operations = createRemoteSteps(askStepsAt({ url: commandUrl, token: serviceTokenOf(writeSide) }));
    const parts = { ...writeSide, ...readSide, bus, log, operations, projections };

    const board = resources.adopt(await watchBoard(readSide.readStore, log), (watch) => watch.close());
    const ahead = buildAhead({ ...parts, board, leases, ttlMs: LEASE_MS });
    resources.defer(ahead.stop);
    // A standby too: it may be the active one next.
    const told = async () => ({ canRead: WRITTEN });
    resources.adopt(tellBoard({ readStore: readSide.readStore, told, log }), (telling) => telling.close());
    let active: Active | undefined;
    const stopping = new AbortController();
    const holding = { leases, name: "projector", ttlMs: LEASE_MS, log };
    const ended = holdLease(holding, stopping.signal, async ({ token, signal }) => {
      // From now on it is the one that keeps them up.
      await ahead.stop();
      active = await runActive(parts, token);
      await aborted(signal);
      await active.stop();
      if (signal.reason instanceof LeaseLost) fail("another projector is active");
    }).catch((error: unknown) => fail(error instanceof Error ? error.name : "the projector failed"));
    resources.defer(async () => {
      stopping.abort();
      await ended;
    });
    const engines = enginesOf({ ...writeSide, ...readSide, bus }, indexes[0]?.name);
    const states = async (): Promise<readonly ProjectionState[]> => (await active?.states()) ?? [];
    // A rollout ends the old release's projector once this one says so.
    const isFree = async () => active !== undefined || ahead.isDone();
    return serveOperators(apart, { states, bus, engines, ahead: isFree }, resources);
  };

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
