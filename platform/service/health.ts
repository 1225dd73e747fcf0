// Liveness and readiness probes, as Kubernetes uses them.
import type { Bus } from "../bus/port.ts";
import type { Disk } from "../disk.ts";
import { methodNotAllowed } from "../http/answer/errors.ts";
import type { Express } from "../http/app.ts";
import type { Jobs } from "../jobs/port.ts";
import { type Engines, soon, watchEngines } from "./engines.ts";
import type { ProjectionState } from "./heartbeat.ts";

/** The engines, projections and models of a process. */
export type Watched = {
  readonly engines?: Engines;
  /** Empty where another process has the projections. */
  readonly states?: () => Promise<readonly ProjectionState[]>;
  /** The read models and indexes without which the process has no answers, those of them that are not ready now. */
  readonly unready?: () => readonly string[];
  /** Those that are failing, where another process has the projections. */
  readonly failing?: () => readonly string[];
  /** Whether what it waits for in other processes is there. */
  readonly ahead?: () => Promise<boolean>;
  readonly bus?: Pick<Bus, "groups"> & Partial<Pick<Bus, "relaying">>;
  readonly jobs?: Pick<Jobs, "counts">;
  /** Where the process keeps files of its own. */
  readonly disk?: Disk;
  /** Whether jobs were lost (watch-jobs.ts). */
  readonly jobsLost?: () => boolean;
};

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/**
 * GET /healthz: the process answers. GET /readyz: 503 until every projection here has caught up once, and whenever a read model
 * is not ready that the process reads (`notReady`). One that fails later degrades its own routes, not the process: the status is
 * "degraded" then, `failing` names them, and it stays 200. The body says how each projection is, a failing one with the
 * type and id of the event, its failures so far and its lag; positions are for the operator's log alone. Of each kind of jobs
 * it says how many are parked, and for how long the oldest has been due; of each consumer group, how many streams it holds
 * back and its lag. `away` names the ports whose engine does not answer: those routes degrade that need it, and the process
 * stays ready, as all others do that use the engine. What an engine would have told is left out then. `disk` is `full` where
 * writes find no room: reads go on, and so it stays ready too.
 */
export function mountHealth(app: Express, watched: Watched): void {
  let hasCaughtUp = false;
  const away = watched.engines && watchEngines(watched.engines);
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get(async (_request, response) => {
    const [missing, states, isAhead, told] = await Promise.all([
      away?.(),
      soon(statesOf(watched)),
      watched.ahead ? soon(watched.ahead()) : true,
      toldOf(watched),
    ]);
    hasCaughtUp ||= states?.every(({ ready }) => ready) ?? false;
    const notReady = watched.unready?.() ?? [];
    const failing = watched.failing?.() ?? states?.filter(isFailing).map(({ projection }) => projection) ?? [];
    const isReady = hasCaughtUp && notReady.length === 0 && isAhead === true;
    response.status(isReady ? 200 : 503).json({
      status: isReady ? (failing.length > 0 ? "degraded" : "ready") : "not ready",
      notReady: notReady.length > 0 ? notReady : undefined,
      failing: failing.length > 0 ? failing : undefined,
      away: missing,
      // How many events there are would reveal how much is reported, and when.
      projections: watched.states && states?.map(({ lagEvents, lagMs, ...state }) => ({ ...state, lag: lagMs })),
      ...told,
    });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}

const isFailing = ({ state, error }: ProjectionState): boolean => state === "failing" || error !== undefined;

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
