// Liveness and readiness probes, as Kubernetes uses them.
import type { Bus } from "../bus/port.ts";
import type { Express } from "../http/app.ts";
import { methodNotAllowed } from "../http/errors.ts";
import type { Jobs } from "../jobs/port.ts";
import type { ProjectionState } from "./standing.ts";

/** What a process has of these. */
export type Watched = {
  /** Empty where another process has the projections. */
  readonly states?: () => Promise<readonly ProjectionState[]>;
  readonly bus?: Pick<Bus, "groups"> & Partial<Pick<Bus, "relaying">>;
  readonly jobs?: Pick<Jobs, "counts">;
};

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/**
 * GET /healthz: the process answers. GET /readyz: 503 until every read model has caught up once, 200 ever after; one that
 * fails later degrades its own routes, not the process. The body says how each projection is, a failing one with the
 * type and id of the event, its failures so far and its lag; positions are for the operator's log alone. Of each kind of jobs
 * it says how many are parked, and for how long the oldest has been due; of each consumer group, how many streams it holds
 * back and its lag.
 */
export function mountHealth(app: Express, watched: Watched): void {
  let isReady = false;
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get(async (_request, response) => {
    const states = await watched.states?.();
    isReady ||= (states ?? []).every(({ ready }) => ready);
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? "ready" : "not ready", ...(await toldOf(watched, states)) });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}

async function toldOf({ bus, jobs }: Watched, states: readonly ProjectionState[] | undefined) {
  return {
    // How many events there are would reveal how much is reported, and when.
    projections: states?.map(({ lagEvents, lagMs, ...state }) => ({ ...state, lag: lagMs })),
    groups: bus?.groups(),
    // So would the number of jobs that wait.
    jobs: (await jobs?.counts())?.map(({ kind, parked, lagMs }) => ({ kind, parked, lagMs })),
  };
}
