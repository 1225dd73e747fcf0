// Liveness and readiness probes, as Kubernetes uses them.
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Express } from "@sb/platform/http/app.ts";
import { methodNotAllowed } from "@sb/platform/http/errors.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Lag } from "@sb/projector/runtime/lag.ts";
import type { Projector } from "@sb/projector/runtime/start.ts";

type Watched = {
  readonly projector: Pick<Projector, "health">;
  readonly lags: () => Promise<readonly Lag[]>;
  readonly bus: Pick<Bus, "groups">;
  readonly jobs: Pick<Jobs, "counts">;
};

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/**
 * GET /healthz: the process answers. GET /readyz: 503 until every read model has caught up once, 200 ever after; one that
 * fails later degrades its own routes, not the process. The body says how each projection is, a failing one with the
 * type and id of the event, its failures so far and its lag; positions are for the operator's log alone. Of each kind of jobs
 * it says how many are parked, and for how long the oldest has been due; of each consumer group, how many streams it holds
 * back and its lag.
 */
export function mountHealth(app: Express, { projector, lags, bus, jobs: all }: Watched): void {
  let isReady = false;
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get(async (_request, response) => {
    const late = new Map((await lags()).map(({ projection, ms }) => [projection, ms]));
    const health = projector.health();
    isReady ||= health.every(({ ready }) => ready);
    // Positions would reveal how much is reported, and when.
    const projections = health.map(({ position, ...state }) => ({ ...state, lag: late.get(state.projection) ?? 0 }));
    // So would the number of jobs that wait.
    const jobs = (await all.counts()).map(({ kind, parked, lagMs }) => ({ kind, parked, lagMs }));
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? "ready" : "not ready", projections, groups: bus.groups(), jobs });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}
