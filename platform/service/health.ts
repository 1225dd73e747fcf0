// Liveness and readiness probes, as Kubernetes uses them.
import type { Bus } from "../bus/port.ts";
import type { Disk } from "../disk.ts";
import type { Express } from "../http/app.ts";
import { methodNotAllowed } from "../http/errors.ts";
import type { Jobs } from "../jobs/port.ts";
import { type Engines, soon, watchEngines } from "./engines.ts";
import type { ProjectionState } from "./standing.ts";

/** What a process has of these. */
export type Watched = {
  readonly engines?: Engines;
  /** Empty where another process has the projections. */
  readonly states?: () => Promise<readonly ProjectionState[]>;
  readonly bus?: Pick<Bus, "groups"> & Partial<Pick<Bus, "relaying">>;
  readonly jobs?: Pick<Jobs, "counts">;
  /** Where the process keeps files of its own. */
  readonly disk?: Disk;
  /** Whether jobs were lost (watch-jobs.ts). */
  readonly jobsLost?: () => boolean;
};

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/**
 * GET /healthz: the process answers. GET /readyz: 503 until every read model has caught up once, 200 ever after; one that
 * fails later degrades its own routes, not the process. The body says how each projection is, a failing one with the
 * type and id of the event, its failures so far and its lag; positions are for the operator's log alone. Of each kind of jobs
 * it says how many are parked, and for how long the oldest has been due; of each consumer group, how many streams it holds
 * back and its lag. `away` names the ports whose engine does not answer: those routes degrade that need it, and the process
 * stays ready, as all others do that use the engine. What an engine would have told is left out then. `disk` is `full` where
 * writes find no room: reads go on, and so it stays ready too.
 */
export function mountHealth(app: Express, watched: Watched): void {
  let isReady = false;
  const away = watched.engines && watchEngines(watched.engines);
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get(async (_request, response) => {
    const [missing, states, told] = await Promise.all([away?.(), soon(statesOf(watched)), toldOf(watched)]);
    isReady ||= states?.every(({ ready }) => ready) ?? false;
    response.status(isReady ? 200 : 503).json({
      status: isReady ? "ready" : "not ready",
      away: missing,
      // How many events there are would reveal how much is reported, and when.
      projections: watched.states && states?.map(({ lagEvents, lagMs, ...state }) => ({ ...state, lag: lagMs })),
      ...told,
    });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}

const statesOf = async ({ states }: Watched): Promise<readonly ProjectionState[]> => (await states?.()) ?? [];

async function toldOf({ bus, disk, jobs }: Watched) {
  const counts = jobs && (await soon(jobs.counts()));
  return {
    disk: await disk?.(),
    groups: bus?.groups(),
    // How many jobs wait would reveal as much.
    jobs: counts?.map(({ kind, parked, lagMs }) => ({ kind, parked, lagMs })),
  };
}
