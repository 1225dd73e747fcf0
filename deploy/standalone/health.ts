// Liveness and readiness probes, as Kubernetes uses them.
import type { Express } from "@sb/platform/http/app.ts";
import { methodNotAllowed } from "@sb/platform/http/errors.ts";
import type { Projector } from "@sb/projector/runtime/start.ts";

type Watched = { readonly projector: Pick<Projector, "health"> };

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/**
 * GET /healthz: the process answers. GET /readyz: 503 until every read model has caught up once, 200 ever after; one that
 * fails later degrades its own routes, not the process. The body says how each projection is, a failing one with the
 * type and id of the event, its failures so far and its lag; positions are for the operator's log alone.
 */
export function mountHealth(app: Express, { projector }: Watched): void {
  let isReady = false;
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get((_request, response) => {
    const health = projector.health();
    isReady ||= health.every(({ ready }) => ready);
    // Positions would reveal how much is reported, and when.
    const projections = health.map(({ position, ...state }) => state);
    response.status(isReady ? 200 : 503).json({ status: isReady ? "ready" : "not ready", projections });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}
